"""What changed between two versions, and how casinos compare: both by meaning, never by prose."""
