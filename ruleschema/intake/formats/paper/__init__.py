"""A PDF page as it is printed: glyphs, rules, stretches, columns, tables."""
