"""Drafts to files, and a new draft into files that a person has edited."""
