"""Words that are no part of a wager's name, or no name of one."""

import re

# What stands before "wager" and tells which of them, not what it is called.
SMALL_STOP = frozenset((
    "winning", "losing", "same", "minimum", "maximum", "player's", "such", "other", "next", "first", "second",
    "third", "verbal", "additional", "equal", "separate", "single", "valid", "total", "flat", "last", "new",
    "entire", "whole", "particular", "optional", "own", "one", "two", "three", "four", "five", "six", "current",
    "permissible", "corresponding", "initial", "placed", "player", "dealer", "original", "posted", "bonus",
    "side", "authorized", "supplemental", "full", "live", "larger", "smaller", "forced", "voluntary",
))  # fmt: skip
PERSON = re.compile(
    r"(?:push(?:es)?|ties|stand-?offs?|they|them|he|she|you(?:\s.*)?|yours?(?:\s.*)?|we|us|these|those|both|not|either|neither|others?"
    r"|[\w' -]*\b(?:licensees?|operators?|facilit(?:y"
    r"|ies)|clubs?|cardrooms?|managers?)"
    r"|players?|dealers?|guests?|customers?|participants?|bettors?|croupiers?|casino|house|patrons?|banks?|cards?|hands?|dice|shooters?|table|game|rules?|section|it|this|that|"
    r"supervisors?|floor\w*|management|license\w*|commission|bureau|property|bonus|side|optional|main|no|verbal|such|"
    r"original|additional|minimum|maximum|posted|permissible|open|proposition|total|all|every|each|one|two|three|these|"
    r"supplement(?:al)?|(?-i:down)|place a|no more|place your|more|other|certificate holder|payout|value|cash|any|"
    r"results?|"
    r"wagers?|bets?|(?:pay ?tables?|tables?|versions?|schedules?|options?)(?: \w{1,2})?|columns? \w{1,2}|"
    r"player\W?dealers?(?:['’]s?)?|"
    r"player-dealer|player/dealer|stickperson|boxperson|surveillance|even money|winning|losing|same|a|an|the)", re.I,
)  # fmt: skip
# Words before a name; of those that names begin with, only the first of a sentence has a capital of its own.
LEADING = re.compile(
    r"\A(?:(?i:all|any|no|only|both|in|to|with|by|made|make|place|on|as)\s+)?"
    r"(?:(?:(?i:the|an?|each|every|if|when|whenever|where|for|of|winning|losing|such|other|this|that|these|original"
    r"|optional|his|her|their|or|and|also|once|after|should|upon|before|unless|additional|players?['’]s?|separate|equal"
    r"|certain|winning hands on|paid|pays)|all|any|no|as|both|only|in|to|with|by|on|made|make|place)\s+)*",
)  # fmt: skip
NOT_FIRST = re.compile(
    r"\A(?:has|be|how|for|to|except|following|making|placement|procedures?|point|settlement|qualifying|permissible|"
    r"forced|opening|rules?|types?|when|option|collection|winners?|backline|number|payment|payouts?|placing"
    r"|if)\b", re.I,
)  # fmt: skip
# What says what becomes of a wager is a sentence and no name.
SAYS = re.compile(r"\b(?:pushes|pays|loses|shall|must|will|are|is|before|which)\b", re.I)
# "6 to 5 on the Ante": what is paid, before the name.
VALUED = re.compile(r"\A\$?\d[\d,.]*(?: to \d+)?\s+(?:on|of|in|to|and)\b\s*(?:the\s+|an?\s+)?", re.I)
