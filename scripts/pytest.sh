#!/usr/bin/env bash
# The one pytest run: tests, front-end tests and notebooks together. Arguments are passed on to pytest.
set -euo pipefail
cd "$(dirname "$0")/.."

what=(tests)
[ -d notebooks ] && what+=(notebooks)
[ -n "$(find widgets -name node_modules -prune -o -name 'test_*.py' -print -quit 2>/dev/null)" ] && what+=(widgets)

# loadfile: a notebook's cells share one kernel, so they stay on one worker
# notebooks play fewer games here than for a reader
export BOHNANZA_GAMES=${BOHNANZA_GAMES:-40}

exec .venv/bin/python -m pytest --numprocesses 2 --dist loadfile \
    --nbval-lax --nbval-current-env --nbval-cell-timeout=120 --nbval-sanitize-with tests/nbval_sanitize.cfg \
    "${what[@]}" "$@"
