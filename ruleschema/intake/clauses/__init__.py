"""Clauses of the draft: sentences in the clause language, rankings, fees, counts, references."""
