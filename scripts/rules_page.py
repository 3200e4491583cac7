"""Write docs/rules.md: every rule with its sentence, its sources, the code that decides it and its tests.

    .venv/bin/python -m scripts.rules_page

A test tells when that was forgotten after a change of a rule, an edition or a test.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bohnanza_teach.editions import Source, edition, editions  # noqa: E402
from bohnanza_teach.rules import RULES  # noqa: E402

PAGE = ROOT / "docs" / "rules.md"
LAW = ROOT / "bohnanza_teach" / "rules"
#: Where tests run into rules by their ids.
TESTS = tuple(ROOT / "tests" / room for room in ("rules", "editions", "peer_faults"))

HEAD = """\
# The rules, and who says so

Every way in which a move can be refused: the sentence a learner is told, which edition says it where
(or that it is our reading, and why), the function that decides it, and the tests that run into it.

Written by `.venv/bin/python -m scripts.rules_page`; do not edit. In sentences, `{bean}`, `{grows}` and
`{wanted}` stand for kinds of beans, `{active}`, `{partner}` and `{proposer}` for players, `{field}` and
`{other}` for the numbers of fields, `{step}` for a step of the turn.
"""

Places = Mapping[str, list[str]]

_FAMILIES = "|".join(dict.fromkeys(rule.partition(".")[0] for rule in RULES))
_ID = re.compile(rf"({_FAMILIES})\.[a-z][a-z-]*")


def page() -> str:
    """The text of docs/rules.md."""
    given, tests = functions(), cases()
    families = dict.fromkeys(rule.partition(".")[0] for rule in RULES)
    index = [
        f"- **{family}**: " + ", ".join(f"[{rule}](#{_anchor(rule)})" for rule in _of(family))
        for family in families
    ]
    parts = [HEAD, "\n".join(index)]
    parts += [_section(rule, given, tests) for rule in RULES]
    return "\n\n".join(part.strip() for part in parts) + "\n"


def _of(family: str) -> list[str]:
    return [rule for rule in RULES if rule.partition(".")[0] == family]


def _anchor(rule: str) -> str:
    """What GitHub makes of a heading: small letters, digits and hyphens are kept."""
    return re.sub(r"[^a-z0-9-]", "", rule)


def _section(rule: str, given: Places, tests: Places) -> str:
    lines = [f"## {rule}", "", f"> {RULES[rule]}", "", "Decided by " + _code(given.get(rule, [])) + "."]
    lines += ["", *_sources(rule), "", "Shown by", ""]
    lines += [f"- {test}" for test in tests.get(rule, [])]
    return "\n".join(lines)


def _code(names: list[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def _sources(rule: str) -> Iterator[str]:
    """One line for each different source, with all the editions that have it."""
    by_source: dict[Source, list[str]] = defaultdict(list)
    for id in editions():
        source = edition(id).rules.get(rule)
        if source is not None:
            by_source[source].append(id)
    for source, ids in by_source.items():
        text = str(source).replace("*", r"\*").replace("<", "&lt;")
        yield f"- {_code(ids)}: " + (f"*{text}*" if source.is_reading else text)


# --- the code that decides ----------------------------------------


@cache
def functions() -> dict[str, list[str]]:
    """For each string that looks like a rule's id: the functions of the law that name it.

    A helper in ``rulings`` is no check, so those that call it stand for it.
    """
    found: dict[str, set[str]] = defaultdict(set)
    callers: dict[str, set[str]] = defaultdict(set)
    for path in sorted(LAW.glob("*.py")):
        for function in _functions(path):
            name = f"{path.stem}.{function.name}"
            for node in ast.walk(function):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                    callers[f"rulings.{node.func.id}"].add(name)
                for rule in _ids(node):
                    found[rule].add(name)
    return {
        rule: sorted({who for name in names for who in (callers.get(name) or {name})})
        for rule, names in found.items()
    }


def _functions(path: Path) -> Iterator[ast.FunctionDef]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def _ids(node: ast.AST) -> Iterator[str]:
    """The string that this node is, if it looks like the id of a rule."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and _ID.fullmatch(node.value):
        yield node.value


# --- the tests ----------------------------------------


@cache
def cases() -> dict[str, list[str]]:
    """For each string in the tests that looks like a rule's id: the places that name it, as Markdown."""
    found: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for folder in TESTS:
        for path in sorted(folder.glob("*.py")):
            for rule, claim in _claims(path):
                claims = found[rule][path.relative_to(ROOT).as_posix()]
                if claim not in claims:
                    claims.append(claim)
    return {
        rule: [f"[{Path(file).stem}](../{file}): {'; '.join(claims)}" for file, claims in files.items()]
        for rule, files in found.items()
    }


def _claims(path: Path) -> Iterator[tuple[str, str]]:
    """Each id in a file of tests with what is claimed there: the words of a case, or the name of the test."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for statement in tree.body:
        worded = {
            id(call.args[0]): call.args[1].value
            for call in ast.walk(statement)
            if isinstance(call, ast.Call) and len(call.args) > 1
            if isinstance(call.args[1], ast.Constant) and isinstance(call.args[1].value, str)
        }
        for node in ast.walk(statement):
            for rule in _ids(node):
                yield rule, str(worded.get(id(node)) or _name(statement))


def _name(statement: ast.stmt) -> str:
    if isinstance(statement, ast.FunctionDef | ast.ClassDef):
        return statement.name.removeprefix("test_").replace("_", " ")
    targets = statement.targets if isinstance(statement, ast.Assign) else []
    return " ".join(target.id.lower() for target in targets if isinstance(target, ast.Name)) or "a table"


if __name__ == "__main__":
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(page(), encoding="utf-8")
