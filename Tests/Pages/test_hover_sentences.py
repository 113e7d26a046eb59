"""Every public name of SwiftUI has a sentence that the editor shows on hover."""

import json
import platform
import re
import subprocess

import pytest

from conftest import ROOT

# The editor shows no hover for these: the compiler makes them, or `Never` cannot have a value.
SILENT = {"Never.Compared", "Never.Item"}


def undocumented(graph):
    """The names of a symbol graph without a comment of their own or of what they implement."""
    silent = [symbol for symbol in graph["symbols"] if "docComment" not in symbol]
    names = {".".join(symbol["pathComponents"]) for symbol in silent}
    return {name for name in names - SILENT if not re.search(r"(^|\.)_", name)}


def test_every_public_name_of_swiftui_has_a_sentence(tmp_path):
    subprocess.run(
        ["swift-symbolgraph-extract", "-module-name", "SwiftUI",
         "-I", ROOT / ".build/release/PageModules", "-output-dir", tmp_path,
         "-target", f"{platform.machine()}-unknown-linux-gnu",
         "-minimum-access-level", "public", "-skip-synthesized-members"],
        check=True, capture_output=True)
    graphs = [json.loads(file.read_text()) for file in tmp_path.glob("*.json")]
    assert sum(len(graph["symbols"]) for graph in graphs) > 5000
    assert set().union(*map(undocumented, graphs)) == set()


@pytest.mark.parametrize("symbol, is_named", [
    ({"pathComponents": ["Edge", "top"]}, True),
    ({"pathComponents": ["Edge", "top"], "docComment": {}}, False),
    ({"pathComponents": ["Edge", "_raw"]}, False),
])
def test_a_name_without_a_sentence_is_found(symbol, is_named):
    assert undocumented({"symbols": [symbol]}) == ({"Edge.top"} if is_named else set())
