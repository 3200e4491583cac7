# Every target does its own set-up; the first one in a fresh checkout takes a minute or two.
#
#   make lab        play: JupyterLab on notebooks/00_start.ipynb   (LAB_ARGS="--no-browser --port=8890")
#   make test       lint, types, tests and notebooks                (PYTEST_ARGS="-k trading")
#   make test-all   the same and the slow suites
#   make check      lint and types only          make format      tidy the code
#   make bench      how fast games are played    make notebooks   run notebooks, pin checked outputs
#   make lock       renew requirements/          make clean       remove all that was made
#
# PYTHON=/path/to/python3.12 chooses the Python; by default the newest of 3.13, 3.12, 3.11 that runs
# (after `make clean`, if there is an environment already).

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory

VENV := .venv
BIN := $(VENV)/bin
PYTHON ?=
LAB_ARGS ?=
PYTEST_ARGS ?=
# folders that hold Python; mypy refuses one that holds none
CODE := $(shell for d in bohnanza_teach tests scripts requirements benchmarks widgets; do \
	find $$d -name node_modules -prune -o -name '*.py' -print -quit 2>/dev/null | grep -q . && echo $$d; done)
PIP := $(BIN)/python -m pip --disable-pip-version-check

# a moved checkout has an environment that points at its old place: make it anew
ifneq ($(CURDIR),$(shell cat $(VENV)/place 2>/dev/null))
$(shell rm -f $(VENV)/.created $(VENV)/.base $(VENV)/.test)
endif

.PHONY: help lab test test-all check format bench notebooks lock clean browser

help:
	@sed -n '3,/^#$$/p' Makefile | sed '$$d; s/^#//'

$(VENV)/.created:
	@bash scripts/venv.sh $(VENV) $(PYTHON)
	@pwd -P > $(VENV)/place && touch $@

$(VENV)/.base: requirements/base.txt requirements/build.txt pyproject.toml | $(VENV)/.created
	$(PIP) install -q --require-hashes -r requirements/base.txt -r requirements/build.txt
	$(PIP) install -q --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.test: requirements/test.txt $(VENV)/.base
	$(PIP) install -q --require-hashes -r requirements/test.txt
	@touch $@

lab: $(VENV)/.base
	@exec $(BIN)/bohnanza-teach lab $(LAB_ARGS)

browser: $(VENV)/.test
	@$(BIN)/python scripts/browser.py

# ruff and mypy first; then one pytest run that holds everything, so that its summary is the last line
test: check browser
	@exec bash scripts/pytest.sh -m "not slow" $(PYTEST_ARGS)

test-all: check browser
	@exec bash scripts/pytest.sh $(PYTEST_ARGS)

check: $(VENV)/.test
	$(BIN)/ruff check $(CODE)
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/mypy $(CODE)

format: $(VENV)/.test
	$(BIN)/ruff check --fix $(CODE)
	$(BIN)/ruff format $(CODE)

bench: $(VENV)/.test
	$(BIN)/python -m benchmarks $(BENCH_ARGS)

notebooks: $(VENV)/.test
	$(BIN)/python scripts/pin_outputs.py \
	    $$(find notebooks -name .ipynb_checkpoints -prune -o -name '*.ipynb' -print | sort)

lock: $(VENV)/.test
	$(BIN)/python requirements/lock.py $(LOCK_ARGS)

clean:
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis .ipynb_checkpoints
	find . -name node_modules -prune -o -name __pycache__ -type d -print0 | xargs -0 rm -rf
