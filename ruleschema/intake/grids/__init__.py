"""Printed tables as rows and cells, also where their columns were lost."""
