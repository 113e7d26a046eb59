"""Colours: what each piece of Swift is, also over lines, inside strings, and in half-typed text."""

import pytest


TOKENS = """line => {
  const editor = document.querySelector('.cm-editor').codeEditor;
  return editor.tokens(line - 1).filter(({string}) => string.trim())
    .map(({string, type}) => [string.trim(), type]);
}"""


def tokens(studio, text, line=1):
    studio.load(text)
    return studio.page.evaluate(TOKENS, line)


def kinds(studio, text, line=1):
    return dict(map(tuple, tokens(studio, text, line)))


@pytest.mark.parametrize("text, expected", [
    ("let count = 0x1F + 1_000.5e-3", {"let": "keyword", "count": "def", "0x1F": "number", "1_000.5e-3": "number"}),
    ("for i in 1...3 {", {"for": "keyword", "in": "keyword", "1": "number", "3": "number", "...": "operator"}),
    ("final class Deck: Card {", {"final": "keyword", "class": "keyword", "Deck": "type def", "Card": "type"}),
    ("@objc func flip(for card: Card)", {"@objc": "attribute", "flip": "def", "for": "variable", "Card": "type"}),
    ("let open = get(set)", {"open": "def", "get": "variable", "set": "variable"}),
    ("view.default.self.init(in: x)", {"default": "property", "self": "keyword", "init": "keyword", "in": "variable"}),
    ("#if os(Linux)", {"#if": "directive"}),
    ("let c = #colorLiteral(red: 1)", {"#colorLiteral": "directive"}),
    ("let r = /a[/]b+/", {"/a[/]b+/": "regex"}),
    ("let q = a / b / c", {"/": "operator", "b": "variable"}),
    ("let r = #/x/y/#", {"#/x/y/#": "regex"}),
    ("var `class` = $0", {"`class`": "def", "$0": "variable"}),
    ("private(set) var räka = 1", {"private": "keyword", "set": "keyword", "räka": "def"}),
    ("async let x = try await y()", {"async": "keyword", "x": "def", "try": "keyword", "await": "keyword"}),
])
def test_pieces_of_one_line(studio, text, expected):
    found = kinds(studio, text)
    assert {piece: found.get(piece, "missing") for piece in expected} == expected


def test_code_in_strings_is_code(studio):
    found = tokens(studio, 'print("a \\(items.map { "x\\($0)" }.count) b", #"raw \\(no) \\#(yes)"#)')
    assert ["\\(", "interpolation"] in found and ["\\#(", "interpolation"] in found
    assert ["items", "variable"] in found and ["$0", "variable"] in found
    assert ["b\"", "string"] in [[text, kind] for text, kind in found]
    assert ["no", "variable"] not in found and ["yes", "variable"] in found


def test_strings_and_comments_over_lines(studio):
    text = 'let a = """\n  if "quoted" \\(b)\n  """\n/* one /* two */\nstill */ let c = 1'
    assert tokens(studio, text, 2)[0] == ["if \"quoted\"", "string"]
    assert ["b", "variable"] in tokens(studio, text, 2)
    assert tokens(studio, text, 3) == [['"""', "string"]]
    assert tokens(studio, text, 5)[:2] == [["still */", "comment"], ["let", "keyword"]]


def test_an_open_string_ends_with_its_line(studio):
    text = 'let a = "never \\(closed\nlet b = 1\nlet c = "x'
    assert tokens(studio, text, 2) == [["let", "keyword"], ["b", "def"], ["=", "operator"], ["1", "number"]]


def test_prose_has_a_class_of_its_own(studio):
    text = "//: # Title\n// words\n/*:\n prose\n*/\nlet a = 1 //: no prose"
    assert tokens(studio, text, 1) == [["//: # Title", "comment prose"]]
    assert tokens(studio, text, 2) == [["// words", "comment"]]
    assert tokens(studio, text, 4) == [["prose", "comment prose"]]
    assert tokens(studio, text, 6)[-1][1] == "comment"


def test_names_of_the_file_are_coloured_where_they_are_used(studio):
    studio.load("func flip() {}\nflip()\nother()\n\"flip\"")
    own = studio.page.locator(".cm-editor .cm-own")
    own.first.wait_for()
    assert own.all_inner_texts() == ["flip"]
