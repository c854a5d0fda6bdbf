# Two commands do everything: `make play` and `make test`. Both set up what they need first.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
RULES := tests/engine tests/rulebook tests/cards tests/records tests/properties

.PHONY: play test setup client compiled browser lint types check clean

setup: $(STAMP)

$(STAMP): pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet --editable ".[dev]"
	@touch $(STAMP)

client: setup
	@$(BIN)/python tools/build_client.py

# Compiled rules are used only as long as they fit their sources: see src/regalia/form.py.
compiled: setup
	@$(BIN)/python tools/build_compiled.py

browser: setup
	@$(BIN)/python tools/find_browser.py

play: setup client compiled
	$(BIN)/regalia

test: setup client browser lint types compiled check

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup
	$(BIN)/mypy

# Everything in the compiled form, then what depends on the rules in the pure one.
check: setup
	$(BIN)/python -m pytest --numprocesses 2 --dist worksteal
	REGALIA_FORM=pure $(BIN)/python -m pytest --numprocesses 2 --dist worksteal $(RULES)

clean:
	rm -rf $(VENV) build dist web/node_modules src/regalia/web_client src/regalia/compiled .mypy_cache .ruff_cache .pytest_cache .hypothesis
