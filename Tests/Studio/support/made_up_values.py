"""Values that have something in them, for tests of what shows them."""

import scenes


def leaf(name, summary, type_="Double"):
    return {
        "name": name, "type": type_, "summary": summary, "kind": "plain", "total": 0, "head": 0,
        "children": []}


def node(name, type_, *children, summary=None, total=None, kind="struct"):
    return {
        "name": name, "type": type_, "summary": summary or type_, "kind": kind,
        "total": total or len(children), "head": len(children), "children": list(children)}


def frame(pass_=1):
    """A rectangle of two structures, two numbers in each."""
    origin = node("origin", "CGPoint", leaf("x", "0.0"), leaf("y", "8.0"), summary="x 0.0 y 8.0")
    size = node("size", "CGSize", leaf("width", "375.0"), leaf("height", "668.0"), summary="w 375.0 h 668.0")
    return {"pass": pass_} | node("", "CGRect", origin, size, summary="CGRect")


def framed(line, **changes):
    return scenes.result(line, "CGRect", name="frame", type_="CGRect") | {"value": frame()} | changes


def squares(line=23, count=10, run=1):
    """Of the page's loop."""
    history = [step * step for step in range(1, count + 1)]
    return scenes.result(
        line, str(history[-1]), column=9, end_column=29, count=count, history=history,
        name="square") | {"first": "1"}


def timeline(studio, *places, page="Contents.swift"):
    """The server's word on what is pinned: lines of the open file, or [line, facts]."""
    items = []
    for index, place in enumerate(places):
        line, facts = place if isinstance(place, tuple) else (place, {})
        start = studio.editor(f"return editor.indexAt({{line: {line - 1}, ch: 0}})")
        items.append({"id": f"{index + 1}.0", "start": start, "length": 10, "representation": 0} | facts)
    return {
        "type": "timeline", "page": page, "revision": studio.server.shared.revisions[page],
        "items": items}
