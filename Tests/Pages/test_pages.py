"""Each bundle under Run/, Console/ and Layout/ is run, and what it says is compared with the file beside it.

`NAME.playground` with `NAME.expected`; `NAME.arguments` holds further arguments, one a line. Run/ compares
the JSON lines, Console/ what a person reads in a terminal, Layout/ the view tree. Time is virtual, so the bytes repeat. A missing expectation is
written, and the test fails, so that somebody reads it before it counts.
"""

import os
from pathlib import Path

import pytest

HERE = Path(__file__).parent
KINDS = {"Run": ["--time", "2", "--json"], "Console": ["--time", "20"], "Layout": ["--time", "2", "--tree"]}
BUNDLES = [
    pytest.param(kind, bundle, id=f"{kind}/{bundle.stem}")
    for kind in KINDS
    for bundle in sorted((HERE / kind).glob("*.playground"))
]


@pytest.mark.parametrize("kind, bundle", BUNDLES)
def test_a_page_says_what_is_expected(kind, bundle, lek):
    arguments = bundle.with_suffix(".arguments")
    extra = arguments.read_text().splitlines() if arguments.exists() else []
    done = lek("run", bundle, *KINDS[kind], *extra)
    if os.environ.get("LEK_WATCHED") == "thread" and b'"event":"crash"' in done.stdout:
        pytest.skip("the thread sanitizer stands where a crash is looked into")
    said = done.stdout.decode() + done.stderr.decode() + f"exit {done.returncode}\n"
    expected = bundle.with_suffix(".expected")
    if not expected.exists():
        expected.write_text(said)
        pytest.fail(f"{expected.name} was missing and is written now: read it, then keep it.")
    assert said == expected.read_text()


def test_there_are_pages():
    assert BUNDLES
