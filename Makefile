# Two commands do everything: `make play` and `make test`. Both set up what they need first.
# While working: `make test-quick`. The three sizes of the tests: docs/testing.md.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
CLUSTER := $(VENV)/.cluster
DOCS := $(VENV)/.docs
RELEASE := $(VENV)/.release
PYTEST := -m pytest --numprocesses 3 --dist worksteal
# Steps that do not wait for each other run side by side.
MAKEFLAGS += --jobs=2
# What Python has translated once it keeps, even where the machine says otherwise: the tests start hundreds of processes,
# and each would translate all of it anew, which takes as long again as all else that it does to start.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: play test test-compiled setup client web-checks compiled browser lint types check clean
.PHONY: web-lint test-quick check-quick test-long check-long coverage hooks docs packages

setup: $(STAMP)

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

$(STAMP): pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --no-compile --disable-pip-version-check --editable ".[dev]"
	@touch $(STAMP)

# Ray, OpenSpiel and JAX are large, and only the tests need them. The package itself stays as it is, for other steps run
# meanwhile.
NEEDS := import sys, tomllib; extras = tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]; \
	print(*(each for name in sys.argv[1:] for each in extras[name] if not each.startswith("regalia")))
$(CLUSTER): $(STAMP)
	$(BIN)/python -m pip install --quiet --no-compile --disable-pip-version-check $$($(BIN)/python -c '$(NEEDS)' cluster spiel training)
	@touch $(CLUSTER)

client: | $(BIN)/python
	@$(BIN)/python tools/web.py build

# After the client is built: both install its packages.
web-checks: client
	@$(BIN)/python tools/web.py check

web-lint: | $(BIN)/python
	@$(BIN)/python tools/web.py lint

# Compiled rules are used only as long as they fit their sources: see src/regalia/form.py.
compiled: setup
	@$(BIN)/python tools/build_compiled.py

browser: setup
	@$(BIN)/python tools/find_browser.py

# The house opens at once; the rules are compiled beside it, for the next start.
play: setup client
	@$(BIN)/python tools/play.py

# All tests, on the rules as they are written.
test: lint types web-checks check

check: setup client browser $(CLUSTER)
	REGALIA_FORM=pure $(BIN)/python $(PYTEST)

# Lint, types, rules, cards and units, for the working day.
test-quick: lint types web-lint check-quick

check-quick: setup
	REGALIA_FORM=pure REGALIA_TESTS=quick $(BIN)/python $(PYTEST)

# All tests with all the samples that are cut for time elsewhere.
test-long: lint types web-checks check-long

check-long: setup client browser $(CLUSTER) $(RELEASE)
	REGALIA_FORM=pure REGALIA_TESTS=long $(BIN)/python $(PYTEST)

# What the tests run of the pure form, without the pages: a summary here, the lines in build/coverage/index.html.
coverage: setup client $(CLUSTER)
	REGALIA_FORM=pure $(BIN)/python $(PYTEST) --ignore tests/browser --cov --cov-report term --cov-report html

# All but the pages once more, on the compiled rules.
test-compiled: compiled client $(CLUSTER)
	REGALIA_FORM=compiled $(BIN)/python $(PYTEST) --ignore tests/browser

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup
	$(BIN)/mypy

# The documentation as a site, into the package: the server shows it at /docs. Once installed, no network is needed.
$(DOCS): $(STAMP)
	$(BIN)/python -m pip install --quiet --no-compile --disable-pip-version-check $$($(BIN)/python -c '$(NEEDS)' docs)
	@touch $(DOCS)

docs: $(DOCS)
	@$(BIN)/python tools/docs.py

# The source distribution, with the client (and the documentation, where it was built) inside, and the wheel for every
# system, made from it; both looked at. Compiled wheels: pyproject.toml, tool.cibuildwheel.
$(RELEASE): $(STAMP)
	$(BIN)/python -m pip install --quiet --no-compile --disable-pip-version-check $$($(BIN)/python -c '$(NEEDS)' release)
	@touch $(RELEASE)

packages: $(RELEASE) client
	rm -rf dist
	REGALIA_FORM=pure $(BIN)/python -m build --outdir dist .
	$(BIN)/python -m twine check --strict dist/*
	$(BIN)/check-wheel-contents dist/*.whl

# Looks at what is committed, with the tools of this environment.
hooks: setup
	$(BIN)/python -m pip install --quiet --no-compile --disable-pip-version-check "pre-commit>=4,<5"
	$(BIN)/pre-commit install

clean:
	rm -rf $(VENV) build dist web/node_modules src/regalia/web_client src/regalia/docs_site src/regalia/compiled .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage*
