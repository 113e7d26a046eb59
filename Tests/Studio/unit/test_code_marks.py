"""The marks of a book's code: what is to be edited, and which lines say something to the app alone."""

MODULE = "lib/codeMarks.js"


def marks(bench, text, strings=()):
    return bench.evaluate(
        MODULE, "return m.codeMarks(argument.lines,"
        "(line, ch) => !argument.strings.includes(line));",
        {"lines": text.split("\n"), "strings": list(strings)})


def test_whole_lines_lie_between_two_marks(bench):
    found = marks(bench, "//#-code-completion(everything, hide)\n//#-editable-code Tap here\nwalk()\n\n"
                         "  //#-end-editable-code\nlet x = 1")
    assert found["lines"] == [0, 1, 4]
    [region] = found["regions"]
    assert region["isWhole"] and region["placeholder"] == "Tap here"
    assert (region["from"], region["to"]) == ({"line": 2, "ch": 0}, {"line": 3, "ch": 0})


def test_within_a_line_the_marks_stand_around_it(bench):
    text = "let a = /*#-editable-code a number*/12/*#-end-editable-code*/ + 1"
    found = marks(bench, text)
    assert found["lines"] == []
    [region] = found["regions"]
    assert not region["isWhole"] and region["placeholder"] == "a number"
    assert text[region["from"]["ch"]:region["to"]["ch"]] == "12"
    assert text[region["open"]["start"]:region["open"]["end"]] == "/*#-editable-code a number*/"


def test_one_that_is_not_closed_goes_on_to_the_end(bench):
    [region] = marks(bench, "//#-editable-code\na\nb")["regions"]
    assert region["to"] == {"line": 2, "ch": 1} and region["close"] is None


def test_what_is_no_comment_is_no_mark(bench):
    assert marks(bench, "let a = \"//#-editable-code\"", strings=[0]) == {"lines": [], "regions": []}
    assert marks(bench, "//#-end-editable-code\n//#-hidden-code") == {"lines": [0], "regions": []}


def test_placeholders_show_their_words(bench):
    found = bench.evaluate(MODULE, "return m.placeholdersIn(argument);", "f(<#T##pace##Double#>, <#name#>) <##>")
    assert [(one["start"], one["end"], one["words"]) for one in found] == [(2, 21, "pace"), (23, 31, "name")]
