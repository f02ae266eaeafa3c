"""Figures that cannot be, whoever decides and whatever is dealt: the functions of the rules in figures.yaml."""
