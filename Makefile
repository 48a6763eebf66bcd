# make play   sets everything up, starts the table and opens its page in the browser
# make test   sets everything up and runs every check
# Nothing needs to be installed by hand but Python 3.11 or newer and Node.js 20.19 or newer.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
PLAYABLE := $(VENV)/.playable
PACKAGES := web/node_modules/.ready
BUILDERS := web/node_modules/.buildable
BEGAN := $(shell date +%s)
NIGHT ?= 1
# What Python compiles of a module is kept beside it, also where the environment says otherwise: the gate and the table
# start very many processes, and each would compile all of it again.
export PYTHONDONTWRITEBYTECODE :=
PAGES := src/teerling/server/web/index.html
# Everything the pages are built from; the words of the games are part of them.
SOURCES := $(shell find web -path web/node_modules -prune -o -type f -print) $(shell find src/teerling -name '*.ftl')

.DEFAULT_GOAL := help
.PHONY: help setup pages site ready ready-pages programs ready-tests play terminal test check coverage night format docs types lock bench solve ladder balance environments conformance kill fuzz soak load hog clean

help:
	@sed -n 's/^# make/make/p' Makefile

setup: $(READY)

# Everything, for working on Teerling; and what is enough to play.
$(READY): EXTRAS := fast table pettingzoo openspiel cluster dev
$(PLAYABLE): EXTRAS := fast table
$(READY) $(PLAYABLE): pyproject.toml requirements.txt tools/install.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Teerling needs Python 3.11 or newer. Install it (on Debian: apt install python3 python3-venv), or name it: make PYTHON=python3.12 ..." >&2; exit 2; }
	@echo "Setting up Teerling in $(VENV): once, less than a minute ..."
	@$(PYTHON) tools/install.py $(VENV) $(EXTRAS)
	@touch $(PLAYABLE) $@

# Everything the pages are worked on with; and what is enough to build them.
$(BUILDERS): OMIT := --omit=dev
$(PACKAGES) $(BUILDERS): web/package-lock.json
	@node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null || { \
	  echo "Teerling needs Node.js 20.19 or newer to build its pages. Install it (see nodejs.org)." >&2; exit 2; }
	@echo "Fetching what the pages are built with ..."
	@cd web && npm ci --silent --no-audit --no-fund $(OMIT) || { echo "The packages could not be installed. Teerling needs the network once, for npm." >&2; exit 2; }
	@touch $(BUILDERS) $@

pages: $(PAGES)

$(PAGES): $(BUILDERS) $(SOURCES)
	@echo "Building the pages ..."
	@cd web && npm run --silent build >/dev/null
	@touch $(PAGES)

# make site   writes dist/site: files for any web host, or `python3 -m http.server`, that play without a server
site: $(PLAYABLE) $(BUILDERS)
	@$(BIN)/python -m tools.site dist/site

play: $(PLAYABLE) pages
	@$(BIN)/teerling serve

# make terminal  plays in the terminal instead
terminal: $(PLAYABLE)
	@$(BIN)/teerling play

# Python and the pages are set up at the same time.
ready:
	@$(MAKE) --no-print-directory -j 2 setup ready-pages

ready-pages: $(PACKAGES)
	@$(MAKE) --no-print-directory pages

# A browser and a database; fetching them takes the network's time, not the processor's.
programs:
	@$(PYTHON) -m tests.programs

ready-tests:
	@$(MAKE) --no-print-directory -j 3 setup ready-pages programs

test: ready-tests
	@$(BIN)/python -m tools.gate check test --since $(BEGAN)

# make check  lint, formatting, types, and whether generated files are current
check: ready
	@$(BIN)/python -m tools.gate check --since $(BEGAN)

# make coverage  what of the Python code the tests run, as a table, and line by line in .coverage/html
coverage: ready-tests
	@rm -rf .coverage
	@$(BIN)/coverage run -m pytest -n 2 --dist worksteal || { echo "Coverage is of tests that are green." >&2; exit 2; }
	@$(BIN)/coverage combine --quiet
	@$(BIN)/coverage html --quiet
	@$(BIN)/coverage xml --quiet
	@$(BIN)/coverage report

# make night  the long version of the tests: hours; NIGHT=0.01 tries a hundredth of each part
night: ready-tests
	@$(BIN)/python -m tools.night $(NIGHT)

# make format formats and mends what can be mended
format: setup $(PACKAGES)
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .
	@cd web && npm run --silent format

# make docs   writes the generated pages anew
docs: setup
	@$(BIN)/python docs/generate.py
	@$(BIN)/python docs/pictures/make.py

# make types  writes the browser's types anew, from the server's messages
types: setup $(PACKAGES)
	@$(BIN)/python -m teerling.server.schema | node web/types.mjs

# make lock   writes down anew which versions of packages are installed: the newest that fit
lock: setup
	@echo "hatchling>=1.27" | $(BIN)/uv pip compile --quiet --upgrade --all-extras --universal --python-version 3.11 --generate-hashes \
	  --no-annotate --custom-compile-command "make lock" --output-file requirements.txt pyproject.toml -

# make bench  measures speed, start-up and memory
bench: setup
	@$(BIN)/teerling bench

# make load   measures the table under load: a thousand sockets
load: setup
	@$(BIN)/python benchmarks/load.py

# make hog    measures moves at other tables while one address looks back at the longest games: a few minutes
hog: setup
	@$(BIN)/python -m benchmarks.fairness

# make environments  measures the vectorised environment, beside others where they are installed
environments: setup
	@$(BIN)/python benchmarks/environments.py

# make ladder measures how strong the computer players are, and writes that into the docs: an hour or two
ladder: setup
	@$(BIN)/python -m benchmarks.ladder --write
	@$(BIN)/python docs/generate.py

# make balance  studies every game and what each agreement changes, and writes that into the docs: twenty minutes
balance: setup
	@$(BIN)/python -m benchmarks.balance
	@$(BIN)/python docs/generate.py

# make solve  works out and proves all that can be solved, and samples decisions of `perfect`: hours, the first time
solve: setup
	@$(BIN)/python benchmarks/solve.py --decisions 2500

# make conformance  the checks every game must pass, on every set of options there is: a quarter of an hour
conformance: setup
	@$(BIN)/python -c 'from teerling import conformance as kit, game; [print(name, kit.conformance(name, every=True), "sets of options") for name in game.names()]'

# make kill   kills a server fifty times under load, and two with one database two hundred times: is a move lost?
kill: setup
	@$(BIN)/python -m tests.server.killing 50 $(SEED)
	@$(BIN)/python -m tests.server.killing two 200 $(SEED)

# make fuzz   sends a hundred thousand frames of all kinds to tables of all kinds: a few minutes; SEED=7 repeats a run
fuzz: setup
	@$(BIN)/python -m tests.server.fuzzing 100000 $(SEED)

# make soak   plays game after game at one server for ten minutes: is every event kept, and does its memory stay small?
soak: setup
	@$(BIN)/python -m tests.server.soaking 600

clean:
	rm -rf $(VENV) web/node_modules src/teerling/server/web dist .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage
