"""A word is found in the sorted list of plain English by the one line on which it can stand."""

from ruleschema.vocabulary import english, is_english


def test_every_stem_of_the_list_is_found_and_no_other() -> None:
    listed = " ".join(english()).split()
    assert listed == sorted(set(listed))
    assert [stem for stem in listed if not is_english(stem)] == []
    assert {f"{stem}x" for stem in listed if is_english(f"{stem}x")} <= set(listed)


def test_what_stands_before_behind_and_beside_all_words_is_none_of_them() -> None:
    assert not any(map(is_english, ("", "a", "!", "zzz", "élan", " ".join(english()[0].split()[:2]))))
