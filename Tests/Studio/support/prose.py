"""What the server tells of prose, made by hand."""

import scenes

PAGE = """/*:
 # Cards and colours

 A page with *prose*. It goes on in the
 next line, with `code`.

 - Note: Change the number.
 */
let first = 1

//: ## Second
//: The [next page](@next) has more.
let second = 2
let third = 3
"""


def paragraph(*spans, first=1, last=None):
    return {"kind": "paragraph", "spans": list(spans), "first": first, "last": last or first}


def heading(text, level=1, first=1):
    return {"kind": "heading", "level": level, "spans": [text], "first": first, "last": first}


def code(text):
    return {"kind": "code", "text": text}


def link(text, leads, **fields):
    return {"kind": "link", "spans": [text], "leads": leads, **fields}


def callout(kind, *blocks, title=None, first=1, last=None):
    return {
        "kind": "callout", "callout": kind, "title": title or kind, "blocks": list(blocks),
        "first": first, "last": last or first}


def bullets(*items, first=1, tight=True, **fields):
    return {
        "kind": "list", "style": "bullets", "isTight": tight, "first": first,
        "last": first + len(items) - 1, "items": [
            {"first": first + index, "blocks": [paragraph(item, first=first + index)]}
            if isinstance(item, str) else item for index, item in enumerate(items)], **fields}


def comment(first, last, *blocks):
    return {"first": first, "last": last, "blocks": list(blocks)}


def message(*comments, revision=0, file="Contents.swift"):
    return {"type": "prose", "file": file, "revision": revision, "comments": list(comments)}


def same(revision, file="Contents.swift"):
    return {"type": "prose", "file": file, "revision": revision}


PAGE_COMMENTS = [
    comment(
        1, 8, heading("Cards and colours", first=2),
        paragraph(
            "A page with ", {"kind": "emphasis", "spans": ["prose"]},
            ". It goes on in the next line, with ", code("code"), ".", first=4, last=5),
        callout("Note", paragraph("Change the number.", first=7), first=7)),
    comment(
        11, 12, heading("Second", level=2, first=11),
        paragraph("The ", link("next page", "next"), " has more.", first=12)),
]


def document(text=PAGE, display="rendered", **changes):
    """A playground with two pages, whose prose is drawn."""
    return scenes.document(text, **{
        "display": display, "form": "pages",
        "pages": [
            {"name": "MemoryGame", "path": "Contents.swift"},
            {"name": "More Cards", "path": "Pages/More Cards.xcplaygroundpage/Contents.swift"}],
        "files": [
            {"path": "Contents.swift", "kind": "page", "page": "MemoryGame", "text": text, "revision": 0},
            {"path": "Pages/More Cards.xcplaygroundpage/Contents.swift", "kind": "page",
             "page": "More Cards", "text": "let more = 1\n", "revision": 0},
            {"path": "Sources/Card.swift", "kind": "source", "text": scenes.SOURCE, "revision": 0},
            {"path": "Resources/back.png", "kind": "resource"},
            {"path": "Resources/film.mp4", "kind": "resource"},
            {"path": "Resources/words.txt", "kind": "resource"},
            {"path": "Pages/More Cards.xcplaygroundpage/Resources/own.png", "kind": "resource",
             "page": "More Cards"},
        ], **changes})


def greeting(*comments, text=PAGE, **changes):
    """What a window is told when it opens a page with prose."""
    return document(text, **changes), message(*(comments or PAGE_COMMENTS))
