"""Documents in: a casino's own document becomes a draft submission, and nothing of it is lost."""
