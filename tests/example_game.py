"""A game document with findings of several kinds, for whatever shows findings."""

EXAMPLE = """
contents:
  - {number: 6, title: Result of round}
  - {number: 9, title: Lost section}
sections:
  - number: 6
    title: Result of round
    clauses:
      - at: 6.I
        src: [5390, 5391]
        says: dealer shall collect losing wagers before winning wagers are paid.
      - at: 6.III
        src: 5392
        refs:
          - {to: "8", titled: Payout odds}
  - number: 7
    title: Payout odds
    clauses:
      - at: 7.I
        src: 5399
        pays: {wager: Insignia, rows: [{outcome: $1, pays: 1 to 1}, {outcome: $1, pays: 2 to 1, src: 5400}]}
  - number: 8
    title: Irregularities
    clauses:
      - {at: 8.I, says: dealer stop the wheel., src: 5410}
"""
