#!/usr/bin/env bash
# Make the virtual environment:  venv.sh FOLDER [PYTHON]
# Without PYTHON the newest of 3.13, 3.12 and 3.11 that really runs is taken (a name on the PATH may be a
# shim that points nowhere).
set -euo pipefail

folder=$1
wanted=${2:-}

fits() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; }

python=
for candidate in ${wanted:-python3.13 python3.12 python3.11 python3}; do
    if fits "$candidate"; then
        python=$candidate
        break
    fi
done
if [ -z "$python" ]; then
    echo "bohnanza_teach needs Python 3.11 or newer; ${wanted:-no python3 on this machine} is not one." >&2
    echo "Install it, or name it: make lab PYTHON=/path/to/python3.12" >&2
    exit 1
fi

# Debian leaves ensurepip out of python3 and puts it in a package of its own
if ! "$python" -c 'import ensurepip, venv' >/dev/null 2>&1; then
    package=$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        echo "Installing $package: $python cannot make virtual environments without it."
        apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y "$package" >/dev/null
    else
        echo "$python cannot make virtual environments: its ensurepip module is missing." >&2
        echo "On Debian or Ubuntu: sudo apt-get install $package" >&2
        exit 1
    fi
fi

echo "Making $folder with $("$python" --version); the first set-up takes a minute or two."
"$python" -m venv --clear "$folder"
