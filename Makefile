# make demo: check the shipped submissions · make test: all that a contributor runs · make bench: ratios · make fuzz: changed inputs of every kind
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: demo test bench fuzz clean

$(VENV)/.ready: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	$(BIN)/python -m compileall -q grammar ruleschema checker # as an installation that is not editable does
	touch $@

demo: $(VENV)/.ready
	$(BIN)/houserules check submissions || test $$? -eq 1

test: $(VENV)/.ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pytest -n auto --dist loadgroup

bench: $(VENV)/.ready
	$(BIN)/python -m compileall -q grammar ruleschema checker
	$(BIN)/python tests/bench/bench.py
	$(BIN)/python tests/bench/bench_ci.py
	$(BIN)/python tests/bench/bench_report.py
	$(BIN)/python tests/bench/bench_compare.py
	$(BIN)/python tests/bench/bench_intake.py

fuzz: $(VENV)/.ready
	$(BIN)/python -m tests.fuzz.run $(FUZZ)

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis dist build
