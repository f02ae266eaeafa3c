"""The configuration and init: what is set holds, what is misspelt is refused in one line."""

import json
from pathlib import Path

import pytest
from repository import BROKEN, GAME, Repository


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('path = ["x"]', "unknown setting `path`; did you mean `paths`?"),
        ("colour = 1", "unknown setting `colour`; there are paths, jurisdiction, fail-on, disabled, never-waive, "),
        ('paths = "x"', "`paths` is 'x'; expected a list of words, as in [\"submissions\"]"),
        ("paths = []", "`paths` is []; expected a list of words, as in [\"submissions\"]"),
        ('fail-on = "eror"', "`fail-on` is 'eror'; expected one of error, warning, note; did you mean `error`?"),
        ("longest-waiver = 0", "`longest-waiver` is 0; expected a number of days from 1 to 3660"),
        ("longest-waiver = 3661", "`longest-waiver` is 3661; expected a number of days from 1 to 3660"),
        ("longest-waiver = true", "`longest-waiver` is True; expected a number of days from 1 to 3660"),
        ("jurisdiction = 5", "`jurisdiction` is 5; expected a word, as in “us-oh”"),
        ('disabled = ["DOC-110"]', "`disabled` is ['DOC-110']; expected a code with the reason, as in DEF-401 = "),
        ('[disabled]\nDOC-110 = " "', "expected a code with the reason"),
        ("paths = [", "not TOML: "),
    ],
)  # fmt: skip
@pytest.mark.parametrize("shared", [False, True], ids=["houserules.toml", "pyproject.toml"])
def test_a_wrong_setting_is_refused_in_one_line(repository: Repository, text: str, says: str, shared: bool) -> None:
    table = text.replace("[disabled]", "[tool.houserules.disabled]")
    head = "" if table.startswith("[") else "[tool.houserules]\n"
    name = "pyproject.toml" if shared else "houserules.toml"
    repository.put(name, head + table if shared else text)
    told = repository.run("check")
    assert (told.code, told.out) == (2, "")
    assert told.err.startswith(f"houserules: {name}: ")
    assert says in told.err
    assert told.err.count("\n") == 1


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('[disabled]\nDOC-1100 = "x"', "`disabled`: no check has the code DOC-1100; did you mean DOC-110?"),
        ('[disabled]\nDOC-001 = "x"', "`disabled`: DOC-001 is said by the run itself and cannot be set"),
        ('never-waive = ["PAI"]', "`never-waive`: no check has the code PAI; did you mean PAY?"),
    ],
)
def test_a_code_that_no_check_has_is_refused(repository: Repository, text: str, says: str) -> None:
    repository.put("houserules.toml", text)
    told = repository.run("check")
    assert (told.code, told.err) == (2, f"houserules: {says}\n")


def test_paths_level_and_disabled_checks_hold(repository: Repository) -> None:
    repository.git("mv", "submissions", "rules")
    repository.put("houserules.toml", 'paths = ["rules"]\nfail-on = "warning"\n')
    assert repository.run("check").code == 1
    assert repository.run("check", "--fail-on", "error").code == 0, "the command line decides"
    repository.put("houserules.toml", 'paths = ["rules"]\nfail-on = "warning"\n[disabled]\nDOC-110 = "we skip I"\n')
    told = repository.run("check", "--format", "json")
    assert (told.code, told.json["findings"]) == (0, [])
    (verdict,) = [each for each in told.json["verdicts"] if each["code"] == "DOC-110"]
    assert (verdict["verdict"], verdict["reason"]) == ("not applicable", "disabled: we skip I")
    repository.monkeypatch.chdir(repository.root / "rules" / "house")
    assert repository.run("check").code == 0, "found from a folder below"


def test_another_jurisdiction_than_the_configured_is_a_finding(repository: Repository) -> None:
    repository.put("houserules.toml", 'jurisdiction = "us-xx"\n')
    assert repository.run("check").code == 0
    repository.put("houserules.toml", 'jurisdiction = "us-yy"\n')
    told = repository.run("check")
    assert told.code == 1
    assert "The casino is in us-xx, but the configuration says us-yy." in told.out
    assert "      3 │ jurisdiction: us-xx" in told.out


def test_a_misspelt_table_is_refused_too(repository: Repository) -> None:
    for table in ("houserule", "house-rules", "HouseRules"):
        repository.put("pyproject.toml", f'[tool.{table}]\nfail-on = "note"\n')
        says = f"unknown table [tool.{table}]; did you mean [tool.houserules]?"
        assert repository.run("check").err == f"houserules: pyproject.toml: {says}\n"
    repository.put("pyproject.toml", '[tool.mouse]\nfail-on = "note"\n')
    assert repository.run("check").code == 0
    repository.put("houserules.toml", '[tool.houserules]\nfail-on = "note"\n')
    says = "unknown setting `tool`; here settings stand at the top, without [tool.houserules]"
    assert repository.run("check").err == f"houserules: houserules.toml: {says}\n"


def test_what_lies_above_the_repository_does_not_configure_it(
    repository: Repository, tmp_path_factory: pytest.TempPathFactory
) -> None:
    outer = tmp_path_factory.mktemp("outer")
    (outer / "houserules.toml").write_text('paths = ["elsewhere"]\n', encoding="utf-8")
    repository.git("clone", "-q", ".", str(outer / "clone"))
    repository.monkeypatch.chdir(outer / "clone" / "submissions" / "house")
    assert repository.run("check", ".").code == 0
    assert repository.run("check", "--register", ".").code == 0
    assert not (outer / "findings.yaml").exists()


def test_a_pyproject_without_our_table_is_not_ours(repository: Repository) -> None:
    repository.put("pyproject.toml", "[tool.other]\nx = 1\n")
    assert repository.run("check").code == 0


def test_without_any_configuration_nothing_changes(repository: Repository) -> None:
    before = repository.run("check", "--format", "json").out
    repository.put("houserules.toml", "")
    assert repository.run("check", "--format", "json").out == before
    assert list(json.loads(before)) == ["version", "summary", "findings", "verdicts"]


@pytest.mark.parametrize("name", ["Café Royal", 'The "O\'Neil" & Söns: Casino #1', "Grand"])
def test_init_starts_a_folder_that_is_clean(plain_folder: Repository, name: str) -> None:
    told = plain_folder.run("init", "new", "--name", name, "--jurisdiction", "us-oh")
    assert (told.code, told.err) == (0, "")
    assert told.out.endswith(".yaml\nnext: cd new && houserules check\n")
    plain_folder.monkeypatch.chdir(plain_folder.root / "new")
    told = plain_folder.run("check", "--fail-on", "note")
    assert told.code == 0, told.out
    assert told.err == ""
    assert plain_folder.run("fmt", "--check").code == 0
    assert "findings.yaml merge=union" in Path(".gitattributes").read_text(encoding="utf-8")


def test_init_overwrites_nothing(plain_folder: Repository) -> None:
    plain_folder.put("houserules.toml", "# mine\n")
    told = plain_folder.run("init", "--name", "Grand", "--jurisdiction", "us-oh")
    assert "kept houserules.toml, which was there" in told.out
    assert plain_folder.read("houserules.toml") == "# mine\n"
    again = plain_folder.run("init", "--name", "Grand", "--jurisdiction", "us-oh")
    assert again.out.count("kept ") == 5
    assert again.out.endswith("\nnext: houserules check\n")


def test_init_says_what_it_could_not_do(plain_folder: Repository) -> None:
    plain_folder.put(".gitattributes", "*.pdf binary\n")
    told = plain_folder.run("init", "--name", "Grand", "--jurisdiction", "us-zz").out
    assert "add to .gitattributes, so that branches that record findings merge: findings.yaml merge=union\n" in told
    assert "no law is known for us-zz: nothing will be held against it; known: au-qld, gb, us-ca, " in told


@pytest.mark.parametrize(("name", "jurisdiction"), [("!!!", "us-oh"), ("Grand", "Ohio"), ("Grand", "../x")])
def test_init_refuses_what_makes_no_folder(plain_folder: Repository, name: str, jurisdiction: str) -> None:
    told = plain_folder.run("init", "--name", name, "--jurisdiction", jurisdiction)
    assert told.code == 2
    assert told.err.count("\n") == 1
    assert not list(plain_folder.root.iterdir())


def test_a_broken_configuration_does_not_hide_behind_a_working_tree(repository: Repository) -> None:
    """Both sides of a comparison are judged by the configuration of today."""
    repository.put("submissions/house/big-six.yaml", BROKEN)
    repository.put("houserules.toml", '[disabled]\nDOC-104 = "x"\n')
    assert repository.against("HEAD").json["against"]["new"] == 0
    assert GAME != BROKEN
