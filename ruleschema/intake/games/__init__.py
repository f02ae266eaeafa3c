"""Where each game starts and ends, and what stands before its rules."""
