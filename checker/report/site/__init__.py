"""The rendered report: a page for each document and an index, built from findings and facts."""
