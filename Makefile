# Two commands do everything: `make play` and `make test`. Both set up what they need first.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed

.PHONY: play test setup client browser lint types check clean

setup: $(STAMP)

$(STAMP): pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --upgrade pip
	$(BIN)/python -m pip install --quiet --editable ".[dev]"
	@touch $(STAMP)

client: setup
	@$(BIN)/python tools/build_client.py

browser: setup
	@$(BIN)/python tools/find_browser.py

play: setup client
	$(BIN)/regalia

test: setup client browser lint types check

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup
	$(BIN)/mypy

check: setup
	$(BIN)/python -m pytest --numprocesses 2 --dist worksteal

clean:
	rm -rf $(VENV) build dist web/node_modules src/regalia/web_client .mypy_cache .ruff_cache .pytest_cache .hypothesis
