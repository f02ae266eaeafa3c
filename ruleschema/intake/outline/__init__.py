"""Lines into blocks, sections and clauses under whatever numbering the document uses."""
