"""The wagers of a game: every name its document gives one."""
