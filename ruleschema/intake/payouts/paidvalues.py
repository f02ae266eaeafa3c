"""Which figures in running text are payouts, and which are ranges, stakes, fees or counts."""

import re

from ruleschema.intake.outline.titles import is_title_like
from ruleschema.intake.payouts.itemodds import ITEM_ODDS
from ruleschema.intake.payouts.payouts import Setting
from ruleschema.intake.payouts.wagers import PAYING, titled_wager
from ruleschema.intake.words import leadin
from ruleschema.intake.words.payvalues import PayValue
from ruleschema.intake.words.staked import MULTIPLE_OF

_BEFORE_RANGE = re.compile(
    r"\b(?:from|between|numbers?|numbered|red|black|odd|even|cards?|values?|ranks?|count|total(?:ing|s)?|of|through|seats?|a|any|options?|with"
    r"|zero|playing|use|using|be it)\s*\Z", re.I,
)  # fmt: skip
_AFTER_RANGE = re.compile(
    r"\A\s*(?:times|x\b|cards?|decks?|players?|points?|revolutions|spins|inches|minutes|hours|feet|seats?"
    r"|units?|hands?|inclusive|shall have|options?\b|wagers?|bets?"
    r"|shall be counted|,?\s*(?:\(inclusive|each|and \d+ to))", re.I,
)  # fmt: skip
# "Lantern (2 to 6) pays 34 to 1": the numbers that a name stands for.
_IN_GLOSS = re.compile(
    r"[^()]{0,40}\)\s*(?:[-–—:=]|(?:(?:shall|will|be|is|are)\s+){0,2}(?:paid|pays?))"
    r"(?:\s+(?:at|odds|of)){0,3}\s*\d+ (?:to|for) \d", re.I,
)  # fmt: skip
_ODDS_BEFORE = re.compile(
    r"(?:\bodds(?: of)?|\bat (?:the|a) rate of|\bpa(?:y|ys|id|ying)\b(?: off| out| at| the)*"
    r"|\bof (?:at least|no less than)|\bat)\s*(?:odds\s*)?(?:of\s*)?(?:at least |no less than |at )?\s*\(?\Z",
    re.I,
)
_AWARDED = re.compile(
    r"\b(?:takes|wins|gets?|earns|collects|wins? or takes)\s+(?:an? |the )?\Z|\b(?:(?:bonus|award|prize|payout"
    r"|jackpot)(?: payouts?)? of|(?:is|are|be|shall be) (?:paid|awarded)|pays"
    r"|receives?|awarded)\s+(?:an? |the )?\Z"
    r"|\b(?:(?:bonus|award|prize) of|wins|gets|pays|paid|receives?|earns) \$[\d,]+[^.;]{0,80}\bor\s+\Z", re.I,
)  # fmt: skip
# 'On tables posted as "6 to 5"': the name of a table, and what it pays is told behind it.
_POSTED_AS = re.compile(r"\b(?:posted|marked|known|called|designated|described|signed)\s+(?:as\s+)?[“\"]\s*\Z", re.I)
# "…win once the wager", "with winnings of 35 times the wager"; what a player receives may be his own.
_WON = re.compile(
    r"\b(?:wins?|won|winnings?(?:\s+(?:of|are|is))?|(?:wins?|paid|pays?|receives?)\s+(?:an\s+amount|a\s+sum)\s+(?:equal\s+to|of)"
    r"|paid\s+at\s+(?:the|a)\s+rate\s+of)\s+\Z",
    re.I,
)
_FEE = re.compile(r"\b(?:fees?|collections?|rake|commission|vigorish|buy-?in|limits?|minimum|maximum)\b", re.I)
_STAKED = re.compile(
    r"\b(?:minimum|worth|at least|least|most|by|total(?:s|ing)?|than|of|with|buy-?in|leaves?|was|were|is|above"
    r"|over|under|exceeds?|for|to|on(?: the| an?)?)\s*\Z",
    re.I,
)
_PAID_TO = re.compile(r",?\s+(?:if|when|where|for|on|in|to)\b", re.I)
_CONDITION = re.compile(r"\W{0,3}(?:if|when|where|for)\s[^;:]{3,160},\s+", re.I)
_STEM = re.compile(r"[:–—-]\s*\Z")
_AMOUNT_OF = re.compile(r"\b(?:amount|sum) of\s+\Z", re.I)
_OR_MORE = re.compile(r"\s+or (?:more|greater|higher)\b", re.I)
_BY_PLAYER = re.compile(
    r"\bplayers?(?:[-/ ]dealer)? (?:shall |will |must )?(?:pays?|receives? an? hand)\s+(?:an? |the )?\Z", re.I
)
# "…shall be paid an Ante Bonus, win or lose, of five to one for a straight flush".
_BONUS_OF = re.compile(r"\b(?:bonus|award|payout|payment|prize)\b[^.;]{0,100}\bof\s*\Z", re.I)
_FOR = re.compile(r"\s+(?:for|on|if|when)\s", re.I)
_AFTERWARDS = re.compile(r"\b(?:after|upon|before|when) paying\s*\Z", re.I)
_NEGATED = re.compile(
    r"\b(?:instead of|in place of|in lieu of|rather than|not|never)\s*"
    r"(?:pay\s+|paid\s+)?(?:be\s+(?:paid\s+)?)?(?:at\s+)?\Z",
    re.I,
)
# What stands between two values of a list: "…, a full house $50", "; for a straight flush, $1,500".
_NEXT = re.compile(
    r"\s*(?:[,;]\s*)?(?:and\s+|or\s+)?(?:for\s+)?(?!(?:less|minus|up to|not|plus|but"
    r"|with)\b)(?:[\w'’-]+\s+){0,6}[\w'’-]+,?\s+"
    r"(?:is\s+paid\s+|pays\s+|receives\s+)?"
)
_LISTS = re.compile(r"\s*(?:[,;]|and\s+an?\s)", re.I)
# "…at odds of 5 to 6, 2 to 3 and 1 to 2": values of one list.
_AND_VALUE = re.compile(r",\s+(?:(?:and|or)\s+)?(?:at\s+)?|,?\s+and\s+at\s+(?:odds\s+of\s+)?", re.I)
_ON = re.compile(r"\s*(?:(?:is|are)\s+paid\s+)?(?:on|for|if|when)\b[^.;:]{1,60}(?:[,;]|\band)\s+(?:and\s+)?", re.I)
# "(c) four of a kind: $500;" under words that pay.
_ITEM = re.compile(r"[^:;.$]{3,60}(?::|\s[-–—])\s*[$\d][^;:]{0,50}[;.,]?(?:\s+(?:and|or))?\s*")
_PRIZE = re.compile(r"\b(?:prizes?|awards?|awarded|bonus|paid|pays?|entitled|payouts?|receives?)\b", re.I)
# "…: Straight Flush 40-1; Flush 3-1": hands with odds need no word that pays.
_HAND = r"[A-Z][\w'’/ -]{1,40}\s\d[\d,]*(?:\s?[-–:]\s?|\s(?:to|for)\s)\d+"
_LISTED = re.compile(rf":\s+{_HAND};\s+{_HAND}")
# "Suited pair, ten to one; any pair, four to one.": cases and odds alone, which only a pay table tells.
_PAIRED = (
    r"(?:[\d,]{1,7}(?:\s(?:to|for)\s|\s?:\s?|-)\d{1,2}|[a-z-]{3,20}(?:\s[a-z-]{3,20}){0,2}\s(?:to|for)\s(?:\d|one)"
    r"|even money)"
)
_PAIR = rf"[A-Za-z][\w'’/ -]{{2,40}}?(?:,|\s[-–—=])?\s{_PAIRED}"
PAIRS = re.compile(rf"\W{{0,3}}{_PAIR}(?:[;,]\s(?:and\s)?{_PAIR}){{1,20}}\.?", re.I)
_FEWEST = 3
_FEW_WORDS = 5
_CASE_AND_ODDS = re.compile(
    r"\s*(?:and\s+)?(?:(?!\b(?:shall|must|may|will)\b)[^;:]){2,60}?[\s,:–—-]\s?\d[\d,]{0,6}(?:\s(?:to|for)\s|:)\d{1,2}\s*"
)
_LIST_OPENS = re.compile(r"\b(?:paid|pays?|awarded?|receives?|odds|payouts?)\b[^.;]{0,120}:", re.I)
_METERED = re.compile(r"\b(?:meter|jackpot|progressive)\b", re.I)
_WORDS = re.compile(r"\w")
_LABEL = re.compile(r"\s*(?::|\s[-–—])\s")
_ASKED = re.compile(r"\b(?:ask|request|call)(?:s|ed|ing)?\s+(?:for\s+)?\Z", re.I)
_ONE_TO_ONE = re.compile(r"\b1\s?(?:to|:)\s?1\b")
# "A guest with $5 on the symbol receives $100": what one stake is paid is an example, and no rule.
_STAKED_SUM = re.compile(
    r"\b(?:with|has|have|bets?|wagers?|wagering|betting|places?)\s+(?:an?\s+)?\$\d[\d,.]*\s+(?:on|bet|wager)\b", re.I
)
_NONE_PAID = re.compile(r"\Ano (?:wager|bet|hand|payout)s?\b[^.;:]{0,60}\Z", re.I)
# "…at evens less 5% commission (19 to 20)": the odds that are left of those before them.
NET = re.compile(
    r"\s*,?\s*(?:less|minus)\s[^.;()]{0,40}\b(?:commission|vigorish)\s*(?:\(|,?\s*that is,?\s+)(?:at\s+)?", re.I
)
_NET_BEFORE = re.compile(rf"\w{NET.pattern}\Z", re.I)
# "…has elected the 6 to 5 variation": the name of a game, and what it pays is told elsewhere.
_NAMES_GAME = re.compile(r"\s+(?:blackjack\s+)?(?:variation|version|option)s?\b", re.I)
_CAPPED = re.compile(r"\b(?:limits?|limited|aggregate|maximum|caps?|capped)\b", re.I)
_OR_BEYOND = re.compile(r"\s+or\s+(?:more|greater|less|higher|lower|better)\b", re.I)
_BEYOND = re.compile(r"(?<!not )\b(?:exceed(?:s|ing)?|in excess of|greater than|higher than)\s+(?:odds of\s+)?\Z", re.I)
_UNPAID = (_NEGATED, _NONE_PAID, _AFTERWARDS, _POSTED_AS)


def is_list(sentence: str) -> bool:
    """Whether a sentence is nothing but cases and odds that semicolons part: "3 cards 1 to 1; 4 cards 2 to 1; …"."""
    parts = [part for part in sentence.strip(" .").split(";") if part.strip()]
    return len(parts) >= _FEWEST and all(map(_CASE_AND_ODDS.fullmatch, parts))


def is_payout(sentence: str, value: PayValue, setting: Setting) -> bool:
    """Whether the words around a value pay it."""
    before, after = sentence[: value.start], sentence[value.end :]
    printed = sentence[value.start : value.end]
    if printed.lower() in ("double", "triple"):
        return bool(re.search(r"\bpa(?:y|ys|id)\s+\Z", before, re.I))
    if "/" in printed or MULTIPLE_OF.fullmatch(printed):
        return bool(_ODDS_BEFORE.search(before) or (_LIST_OPENS if "/" in printed else _WON).search(before))
    if not re.search(r" (?:to|for) ", value.pays):
        return _is_amount(sentence, value, setting)
    if _is_unpaid(before, after) or _ranges_on(sentence, value):
        return False
    at_odds = _ODDS_BEFORE.search(before) or _NET_BEFORE.search(before)
    if is_list(sentence) or at_odds or (_BONUS_OF.search(before) and _FOR.match(after)):
        return True
    if re.match(r"evens?\b", printed, re.I):
        return _is_even_paid(before, after, setting)
    win, stake = (float(part.replace(",", "")) for part in re.split(r" to | for ", value.pays))
    if stake >= 10 or (win < stake and stake > 6) or _BEFORE_RANGE.search(before):
        return False
    if ITEM_ODDS.match(sentence) and value.start < 4:
        return True
    context = " ".join((sentence, *setting.above[-2:], setting.section))
    named = setting.wagers.mentions(before)
    if named and not before[named[-1].end :].strip(" :–—-"):
        return True  # "Ante 1:1, Play 1:1"
    stated = re.search(r"\b(?:is|are)\s+\Z", before) and setting.wagers.mentions(before)
    told = sentence.rpartition(": ")[2].strip()  # "…an Ante Bonus, win or lose: straight flush, 5 to 1; …"
    return bool(PAYING.search(context) or stated or _LISTED.search(sentence) or PAIRS.fullmatch(told))


def _is_unpaid(before: str, after: str) -> bool:
    """Whether odds are denied, name a game, or tell which wagers are meant: "a limit on what pays 50 to 1 or more"."""
    if any(each.search(before) for each in _UNPAID) or _NAMES_GAME.match(after):
        return True
    return bool(_CAPPED.search(before) and (_OR_BEYOND.match(after) or _BEYOND.search(before)))


def _is_even_paid(before: str, after: str, setting: Setting) -> bool:
    """Even money that is paid: no title, no call of the dealer, and not what is asked for and paid right after."""
    if not _WORDS.search(before + after):
        # "Pass Line. Even money. Wins on …": what the name before it is paid.
        title = leadin.last_sentence(setting.said).strip()
        if after.strip()[:1] not in (".", ";") or setting.text.lower().count("even money") > 1:
            return False  # a title of its own, or one that is told again in its text
        return is_title_like(title, _FEW_WORDS) if title else titled_wager(setting) is not None
    if not _WORDS.search(before) and _LABEL.match(after):
        return False  # "Even Money. A player with a Blackjack …", "Even money: …"
    told = (
        setting.text.partition(before)[2].partition(after)[2] if before and after else ""
    )  # within the sentence the two are one value
    if _ASKED.search(before) and _ONE_TO_ONE.search(told):
        return False
    return not re.search(r"[“\"]\s*\Z", before) or bool(PAYING.search(before))


def _ranges_on(sentence: str, value: PayValue) -> bool:
    """Whether what follows counts: 1 to 3 times. Odds with a colon are no range, nor is what is paid 1 to 1 each."""
    if "(" in sentence[: value.start] and _IN_GLOSS.match(sentence, value.end):
        return True
    found = _AFTER_RANGE.match(sentence[value.end :])
    if found is None or ("respectively" in sentence and found[0].strip().startswith("and")):
        return False
    odds = ":" in sentence[value.start : value.end] or _ODDS_BEFORE.search(sentence[: value.start])
    return not (odds and found[0].strip(" ,").lower() == "each")


def _is_amount(sentence: str, value: PayValue, setting: Setting) -> bool:
    """An amount, a share or a number of chips counts only where the words right before it pay or award it."""
    before = sentence[: value.start]
    if _FEE.search(f"{setting.section} {before}"):
        return False
    stem = leadin.last_sentence(setting.above[-1]) if setting.above else ""
    paid_to = not _WORDS.search(before) and _PAID_TO.match(sentence, value.end)
    for_case = _CONDITION.fullmatch(before) and not _WORDS.search(sentence, value.end)
    if (paid_to or for_case or _ITEM.fullmatch(sentence)) and _STEM.search(stem) and _PRIZE.search(stem):
        return True  # "(a) $1,000, where …" under "the player shall receive a bonus of:"
    if value.pays.startswith("$"):
        if _OR_MORE.match(sentence[value.end :]) or _STAKED_SUM.search(before):
            return False  # a stake that earns something
        paid = _AWARDED.search(before) or (
            _AMOUNT_OF.search(before)
            and re.match(r"\s+(?:is|are|shall be|will be)\s+(?:paid|awarded)\b", sentence[value.end :])
        )
        return bool(paid) and not _BY_PLAYER.search(before)
    if "%" in value.pays:
        return " of" in sentence[value.start : value.end] and bool(_AWARDED.search(before))
    return setting.units and not _STAKED.search(before)


def goes_on(sentence: str, value: PayValue, values: list[PayValue], setting: Setting) -> bool:
    """An amount, share or multiple without a verb of its own, in a list whose first value is paid."""
    printed = sentence[value.start : value.end]
    if re.search(r" (?:to|for) ", value.pays) and printed.lower() not in ("double", "triple"):
        between = sentence[values[-1].end : value.start] if values else ""
        return bool(_ON.fullmatch(between) or _AND_VALUE.fullmatch(between))
    if "unit" in value.pays:
        return False
    opened = None if values else _LIST_OPENS.search(sentence[: value.start])
    if not values and opened is None:
        return False
    since = values[-1].end if values else opened.end() if opened else 0
    between = sentence[since : value.start]
    if _FEE.search(f"{setting.section} {sentence[: value.start]}") or _STAKED.search(between):
        return False
    if " to " in value.pays:
        return bool(values) and bool(_ON.fullmatch(between))
    listed = bool(_NEXT.fullmatch(between)) and (not values or bool(_LISTS.match(between)))
    listed = listed or (bool(values) and bool(_ON.fullmatch(between)))
    listed = listed or (not values and not between.strip() and bool(_FOR.match(sentence, value.end)))
    bare = "%" in value.pays and " of" not in printed
    return listed and (not bare or bool(_METERED.search(f"{setting.section} {sentence}")))
