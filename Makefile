# make play   sets everything up and starts a game
# make test   sets everything up and runs every check
# Nothing needs to be installed by hand but Python 3.11 or newer.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.DEFAULT_GOAL := help
.PHONY: help setup play test check format docs bench clean

help:
	@sed -n 's/^# make/make/p' Makefile

setup: $(READY)

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Teerling needs Python 3.11 or newer. Install it (on Debian: apt install python3 python3-venv), or name it: make PYTHON=python3.12 ..." >&2; exit 2; }
	@echo "Setting up Teerling in $(VENV): once, about a minute ..."
	@$(PYTHON) -m venv $(VENV) || { echo "Python can't make a virtual environment. Install its venv module (on Debian: apt install python3-venv)." >&2; exit 2; }
	@$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[fast,table,dev]' || { \
	  echo "The packages could not be installed. Teerling needs the network once, for pip." >&2; exit 2; }
	@touch $(READY)

play: setup
	@echo "Starting a game. Leave with quit; nothing is lost."
	@$(BIN)/teerling play

test: check
	@echo "Tests ..."
	@$(BIN)/pytest -n 2

# make check  lint, formatting, types, and whether generated pages are current
check: setup
	@echo "Lint, formatting and types ..."
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@echo "Generated pages ..."
	@$(BIN)/python docs/generate.py --check
	@$(BIN)/python docs/pictures/make.py --check

# make format formats and mends what can be mended
format: setup
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

# make docs   writes the generated pages anew
docs: setup
	@$(BIN)/python docs/generate.py
	@$(BIN)/python docs/pictures/make.py

# make bench  measures speed, start-up and memory
bench: setup
	@$(BIN)/teerling bench

clean:
	rm -rf $(VENV) dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
