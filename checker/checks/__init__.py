"""One fault, one file. A module here holds a CHECK; its docstring is the check's page."""
