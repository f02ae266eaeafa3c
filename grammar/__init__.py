"""The clause language: grammar files, syntax tree, parser, canonical printer, error wording."""
