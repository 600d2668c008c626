# Two commands do everything: `make run` and `make test`. Python 3.11 or newer and make are all they need.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --quiet --disable-pip-version-check
LOCK   := --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-annotate --no-header

.PHONY: help run tour test check cover prove bench lock clean

help:
	@echo "make run     the demonstration floor in a browser"
	@echo "make tour    a tour of the command line"
	@echo "make test    format, lint, types and all tests, with the time of each"
	@echo "make check   format, lint, types and the tests of the rules, in a minute"
	@echo "make cover   the tests of the rules once more, and whether they reach every line and branch"
	@echo "make prove   the long proofs"
	@echo "make bench   measurements, each beside a rival in the same run"
	@echo "make lock    resolve the exact versions again, after pyproject.toml changed"

run: $(VENV)/run.installed
	@$(BIN)/python -m tools.web
	@$(BIN)/croupier serve

tour: $(VENV)/run.installed
	@$(BIN)/croupier tour

test: $(VENV)/dev.installed
	@$(BIN)/python -m tools.parts test

check: $(VENV)/dev.installed
	@$(BIN)/python -m tools.parts check

cover: $(VENV)/dev.installed
	@$(BIN)/python -m tools.parts cover

prove: cover
	@$(BIN)/python -m tools.web
	@HYPOTHESIS_PROFILE=prove CROUPIER_KILLS=1000 CROUPIER_FLIPS=20000 CROUPIER_POOLS=1000000 CROUPIER_TICKETS=100000 CROUPIER_DRAWS=4000000 $(BIN)/pytest -q -n 2 tests/law tests/games tests/floor tests/analysis tests/oracle tests/machine tests/crash tests/server/kinds/test_hostile.py tests/server/test_fuzz.py
	@$(BIN)/pytest -q -n 2 -m long tests/server
	@CROUPIER_EVERY_SIZE=1 $(BIN)/pytest -q -n 2 --dist loadfile tests/browser

bench: $(VENV)/dev.installed
	@for one in settlement simulate tote desk race_day reports wire; do $(BIN)/python -m bench.$$one || exit 1; done

lock: $(VENV)/dev.installed
	@$(PIP) install uv==0.13.7
	@$(BIN)/uv pip compile $(LOCK) --extra build pyproject.toml -o requirements/run.lock
	@$(BIN)/uv pip compile $(LOCK) --extra build --extra dev pyproject.toml -o requirements/dev.lock

clean:
	rm -rf $(VENV) dist build .cache .coverage* .pytest_cache .mypy_cache .ruff_cache .hypothesis

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Croupier needs Python 3.11 or newer: make PYTHON=python3.11")'
	@echo "Making a virtual environment in $(VENV)"
	@$(PYTHON) -m venv $(VENV)

$(VENV)/%.installed: requirements/%.lock pyproject.toml | $(VENV)/bin/python
	@echo "Installing what requirements/$*.lock names"
	@# The lock names every package, so pip resolves nothing: a release made after the lock changes nothing.
	@$(PIP) install --no-deps --require-hashes -r requirements/$*.lock
	@$(PIP) install --no-deps --no-build-isolation -e .
	@$(PIP) check
	@touch $@
