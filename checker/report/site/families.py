"""The families of checks as a reader calls them; the code's first part names the family."""

FAMILIES = {
    "PAY": "Payouts",
    "PRO": "Procedures",
    "DEF": "Terms",
    "DOC": "Structure",
    "XDO": "Across documents",
    "CHG": "Between versions",
    "RUN": "The run itself",
}


def family_of(code: str) -> str:
    return code.split("-", 1)[0]


def family_name(family: str) -> str:
    return FAMILIES.get(family, family)


def family_order(family: str) -> tuple[int, str]:
    """Families in the order of the table, unknown ones behind them."""
    known = tuple(FAMILIES)
    return (known.index(family) if family in known else len(known), family)
