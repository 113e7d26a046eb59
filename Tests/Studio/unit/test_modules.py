"""The studio's own files: every module is needed, and none imports in a circle."""

import re
from pathlib import Path

STUDIO = Path(__file__).resolve().parents[3] / "Studio"
IMPORT = re.compile(
    r"^(?:import|export) (?:[^\";]*? from )?\"(\.[^\"]+)\";",
    re.MULTILINE | re.DOTALL)


def modules():
    found = {path for path in (STUDIO / "js").rglob("*.js") if path.name != "first-paint.js"}
    assert len(found) > 20
    return found


def imports(path):
    return {(path.parent / name).resolve() for name in IMPORT.findall(path.read_text())}


def circle(graph):
    """A way from a module back to itself, if there is one."""
    done = set()

    def visit(node, way):
        if node in way:
            return [*way[way.index(node):], node]
        if node in done:
            return None
        for target in graph[node]:
            if found := visit(target, [*way, node]):
                return found
        done.add(node)
        return None

    return next((found for node in graph if (found := visit(node, []))), None)


def test_a_circle_is_found():
    assert circle({"a": {"b"}, "b": {"c"}, "c": {"b"}}) == ["b", "c", "b"]
    assert circle({"a": {"b", "c"}, "b": {"c"}, "c": set()}) is None


def test_no_module_imports_in_a_circle():
    assert circle({path: imports(path) for path in modules()}) is None


def test_a_window_fetches_every_module_but_the_words_of_other_languages():
    graph = {path: imports(path) for path in modules()}
    fetched, left = set(), [STUDIO / "js/app.js", STUDIO / "js/rendering/pictureWorker.js"]
    while left:
        if (path := left.pop()) not in fetched:
            fetched.add(path)
            left += graph[path]
    others = {str(path.relative_to(STUDIO / "js")) for path in set(graph) - fetched}
    assert len(others) > 30
    assert all(re.match(r"strings/(pt|sv|zh)[./]", name) for name in others), others


def test_what_a_page_says_is_never_read_as_markup():
    for path in modules():
        assert not re.search(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b",
                             path.read_text()), path
