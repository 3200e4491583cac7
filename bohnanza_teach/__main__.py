"""``python -m bohnanza_teach`` is the command ``bohnanza-teach``."""

import sys

from .cli import main

if __name__ == "__main__":
    sys.exit(main())
