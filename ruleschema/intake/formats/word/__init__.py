"""The inside of a Word file: its package, styles, numbering, tracked changes, paragraphs and tables."""
