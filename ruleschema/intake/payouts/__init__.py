"""What is paid, for which wager, in which case: from tables, prose and settlement rules."""
