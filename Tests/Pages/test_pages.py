"""Each bundle under Run/, Console/ and Layout/ is run, and what it says is compared with the file beside it.

`NAME.playground` with `NAME.expected`; `NAME.arguments` holds further arguments, one a line. Run/ compares
the JSON lines, Console/ what a person reads in a terminal, Layout/ the view tree. Time is virtual, so the bytes repeat. A missing expectation is
written, and the test fails, so that somebody reads it before it counts. Where the machine has other letters, what depends
on them has room (`letters.py`). Each is compiled as a whole, and in parts;
the parts are long tests.
"""

import os
from pathlib import Path

import letters
import pytest

HERE = Path(__file__).parent
KINDS = {"Run": ["--time", "2", "--json"], "Console": ["--time", "20"], "Layout": ["--time", "2", "--tree"]}
BUNDLES = [
    pytest.param(
        kind, bundle, id=f"{kind}/{bundle.stem}", marks=[pytest.mark.quick] * (kind == "Layout"))
    for kind in KINDS
    for bundle in sorted((HERE / kind).glob("*.playground"))
]

# Whose pictures take seconds even without a sanitizer.
MUCH_TO_DRAW = ["endless-lengths"]


@pytest.mark.parametrize("parts", [
    pytest.param("", id="whole"), pytest.param("always", id="parts", marks=pytest.mark.long)])
@pytest.mark.parametrize("kind, bundle", BUNDLES)
def test_a_page_says_what_is_expected(kind, bundle, parts, lek):
    if parts and os.environ.get("LEK_WATCHED"):
        pytest.skip("how a page is compiled is not what a sanitizer looks for")
    if bundle.stem in MUCH_TO_DRAW and os.environ.get("LEK_WATCHED"):
        pytest.skip("with a sanitizer it computes longer than a page may")
    arguments = bundle.with_suffix(".arguments")
    extra = arguments.read_text().splitlines() if arguments.exists() else []
    done = lek("run", bundle, *KINDS[kind], *extra, LEK_PARTS=parts)
    if os.environ.get("LEK_WATCHED") == "thread" and b'"event":"crash"' in done.stdout:
        pytest.skip("the thread sanitizer stands where a crash is looked into")
    said = done.stdout.decode() + done.stderr.decode() + f"exit {done.returncode}\n"
    expected = bundle.with_suffix(".expected")
    if not expected.exists():
        expected.write_text(said)
        pytest.fail(f"{expected.name} was missing and is written now: read it, then keep it.")
    wanted = expected.read_text()
    assert letters.to_compare(said, wanted) == wanted


@pytest.mark.parametrize("name", ["values", "core-foundation", "error-casts", "console-order", "core-graphics"])
def test_pages_like_these_are_compiled_in_parts(name, lek):
    said = lek("run", HERE / "Run" / f"{name}.playground", "--json", LEK_PARTS="always").stdout.decode()
    timing = next(line for line in said.splitlines() if '"event":"timing"' in line)
    assert '"parts":["main.swift","' in timing


def test_there_are_pages():
    assert BUNDLES
