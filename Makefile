# Two commands matter: `make play` and `make test`. Both prepare a fresh machine by themselves.
.DEFAULT_GOAL := help
.PHONY: help play test lint format check-fast slow xvfb bench compiled ladder screenshots catalogues dist coverage clean

BIN := .venv/bin
CATALOGUE_SOURCES := $(wildcard i18n/*.ts)
JOBS ?= 2
XVFB_JOBS ?= 3
FAST := -m "not slow and not xvfb"
# Started by a test, the program is as quick as a player's: it does not compile itself each time.
check-fast xvfb slow coverage: export PYTHONPYCACHEPREFIX := $(CURDIR)/build/bytecode
check-fast xvfb slow coverage: export PYTHONDONTWRITEBYTECODE :=

help: ## show this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | awk -F':.*## ' '{printf "  make %-12s %s\n", $$1, $$2}'

.venv/.ready-play: pyproject.toml packaging/prepare.sh
	@sh packaging/prepare.sh play

.venv/.ready-test: pyproject.toml packaging/prepare.sh
	@sh packaging/prepare.sh test

build/i18n/.compiled: $(CATALOGUE_SOURCES) packaging/build_catalogues.py
	@$(BIN)/python packaging/build_catalogues.py --quiet
	@touch $@

play: .venv/.ready-play build/i18n/.compiled ## open the program
	@$(BIN)/python -m boardgames_desktop $(ARGS)

# Set up first, one thing after the other; the linters alone would keep one core busy only.
test: .venv/.ready-test build/i18n/.compiled ## every check, as CI runs it
	@$(MAKE) --no-print-directory -j 2 lint slow
	@$(MAKE) --no-print-directory xvfb
	@$(MAKE) --no-print-directory check-fast
	@echo "All checks passed."

lint: .venv/.ready-test build/i18n/.compiled ## ruff, mypy --strict, import-linter
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

format: .venv/.ready-test ## format the code and apply safe fixes
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

check-fast: .venv/.ready-test build/i18n/.compiled ## the fast tests
	$(BIN)/python -m pytest -n $(JOBS) -q -rfER $(FAST) $(PYTEST_ARGS)

xvfb: .venv/.ready-test build/i18n/.compiled ## games played with a real mouse on a virtual screen
	$(BIN)/python -m pytest -n $(XVFB_JOBS) --maxschedchunk 1 -q -rfER -m xvfb $(PYTEST_ARGS)

slow: .venv/.ready-test build/i18n/.compiled ## bounded soaks: thousands of games, killed programs
	$(BIN)/python -m pytest -n $(JOBS) --maxschedchunk 1 -q -rfER -m slow $(PYTEST_ARGS)

coverage: .venv/.ready-test build/i18n/.compiled ## coverage report of the fast tests
	$(BIN)/python -m pytest -n $(JOBS) -q $(FAST) --cov --cov-report=term-missing:skip-covered

bench: .venv/.ready-test ## measure and print the tables of benchmarks/README.md
	$(BIN)/python benchmarks/run_all.py

compiled: .venv/.ready-test build/i18n/.compiled ## the rules compiled by mypyc into build/compiled, and tested there
	$(BIN)/python packaging/compile_engine.py
	PYTHONPATH=build/compiled $(BIN)/python -m pytest -q -n $(JOBS) $(FAST) tests/core tests/generic tests/games

ladder: .venv/.ready-test ## opponents against each other, with 95 % intervals
	$(BIN)/python benchmarks/ladder.py
	$(BIN)/python benchmarks/ladder.py --game warcraft

screenshots: .venv/.ready-test build/i18n/.compiled ## every screen, language and theme into screenshots/
	QT_QPA_PLATFORM=offscreen $(BIN)/python packaging/screenshots.py screenshots

catalogues: .venv/.ready-test ## collect new strings into i18n/*.ts
	$(BIN)/python packaging/update_catalogues.py

dist: .venv/.ready-test build/i18n/.compiled ## wheel and sdist into dist/
	$(BIN)/python -m build

clean: ## remove everything that can be made again
	rm -rf .venv build dist screenshots .mypy_cache .ruff_cache .pytest_cache .hypothesis
