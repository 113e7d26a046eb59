"""Prose: drawn where it is written, and out of the way of the code."""

import pytest
from playwright.sync_api import expect

import prose
import scenes
from test_results import assert_aligned

NARROW = 620


@pytest.fixture
def page(open_studio):
    return open_studio(*prose.greeting())


def drawn(studio):
    return studio.page.locator(".prose").all_inner_texts()


def line_numbers(studio):
    return [int(text) for text in studio.page.locator(
        ".cm-lineNumbers .cm-gutterElement:visible").all_inner_texts() if text]


def test_prose_is_drawn_in_place_of_its_lines(page):
    assert [text.split("\n")[0] for text in drawn(page)] == ["Cards and colours", "Second"]
    expect(page.page.locator(".prose h1")).to_have_text("Cards and colours", use_inner_text=True)
    expect(page.page.locator(".prose em")).to_have_text("prose", use_inner_text=True)
    assert "It goes on in the next line, with code." in drawn(page)[0]
    assert page.text == prose.PAGE
    assert page.server.messages("edit") == []
    assert "/*:" not in page.page.locator(".cm-content").inner_text()
    assert line_numbers(page) == [9, 10, 13, 14, 15]


def test_code_and_values_keep_their_lines(page):
    page.say(scenes.begin()[0], scenes.results(scenes.result(9, "1"), scenes.result(14, "3")))
    assert_aligned(page, 9)
    assert_aligned(page, 14)
    box = page.page.locator(".prose").first.bounding_box()
    assert box["y"] + box["height"] <= page.box(".result[data-line='9']")["y"] + 1


def test_values_move_with_their_lines_when_prose_opens_and_closes(page):
    page.say(scenes.begin()[0], scenes.results(scenes.result(9, "1"), scenes.result(14, "3")))
    page.page.locator(".prose h1").click()
    page.settle()
    assert_aligned(page, 9)
    assert_aligned(page, 14)
    page.page.keyboard.press("Escape")
    page.settle()
    assert_aligned(page, 14)


def test_the_caret_begins_behind_the_first_prose(page):
    assert page.editor("return editor.caret.line") == 8
    assert len(drawn(page)) == 2


def test_every_kind_of_block(open_studio):
    text = "/*:\n" + "x\n" * 20 + "*/\nlet a = 1\n"
    blocks = [
        prose.bullets("one", "two", first=2),
        {"kind": "list", "style": "numbers", "start": 3, "isTight": False, "first": 4, "last": 5,
         "items": [{"first": 4, "blocks": [prose.paragraph("three", first=4)]},
                   {"first": 5, "blocks": [prose.paragraph("four", first=5)]}]},
        prose.bullets(
            {"first": 6, "isDone": True, "blocks": [prose.paragraph("tea", first=6)]},
            {"first": 7, "isDone": False, "blocks": [prose.paragraph("milk", first=7)]}, first=6),
        {"kind": "quote", "first": 8, "last": 8, "blocks": [prose.paragraph("said", first=8)]},
        {"kind": "rule", "first": 9, "last": 9},
        {"kind": "code", "text": "let size: Int = 4\n", "language": "", "first": 10, "last": 10},
        {"kind": "code", "text": "<b>no Swift</b>", "language": "html", "first": 11, "last": 11},
        {"kind": "table", "columns": ["natural", "right"], "header": [["name"], ["age"]],
         "rows": [[["Anna"], [{"kind": "strong", "spans": ["9"]}]]], "first": 12, "last": 14},
        prose.paragraph(
            {"kind": "struckOut", "spans": ["gone"]}, {"kind": "lineBreak"}, "next", first=15)]
    studio = open_studio(*prose.greeting(prose.comment(1, 22, *blocks), text=text))
    page = studio.page.locator(".prose")
    assert page.locator("ul").first.locator("li").all_inner_texts() == ["one", "two"]
    expect(page.locator("ol")).to_have_attribute("start", "3")
    assert page.locator(".task-mark").evaluate_all("all => all.map(mark => mark.ariaLabel)") == [
        "Done", "To do"]
    expect(page.locator("blockquote")).to_have_text("said", use_inner_text=True)
    expect(page.locator("hr")).to_have_count(1)
    assert page.locator(".prose-code .cm-keyword").all_inner_texts() == ["let"]
    assert page.locator(".prose-code .cm-type-name").all_inner_texts() == ["Int"]
    assert page.locator(".prose-code").nth(1).inner_html() == "&lt;b&gt;no Swift&lt;/b&gt;"
    assert page.locator("th, td").all_inner_texts() == ["name", "age", "Anna", "9"]
    assert page.locator("td").nth(1).evaluate("cell => getComputedStyle(cell).textAlign") == "right"
    expect(page.locator("s")).to_have_text("gone", use_inner_text=True)


def test_lines_are_no_longer_than_can_be_read(open_studio):
    words = "Prose is read more easily when its lines are short enough to find the next. " * 6
    studio = open_studio(
        *prose.greeting(prose.comment(1, 1, prose.paragraph(words)), text="//: a\nlet a = 1\n"),
        width=2200)
    lengths = studio.page.evaluate("""() => {
      const node = document.querySelector(".prose p").firstChild;
      const range = document.createRange();
      const lengths = [0];
      let top = null;
      for (let index = 0; index < node.length; index += 1) {
        range.setStart(node, index); range.setEnd(node, index + 1);
        const box = range.getBoundingClientRect();
        if (top !== null && box.top > top + 4) lengths.push(0);
        top = box.top;
        lengths[lengths.length - 1] += 1;
      }
      return lengths;
    }""")
    assert 55 < max(lengths) <= 80


def test_prose_has_room_in_a_narrow_window(open_studio):
    studio = open_studio(*prose.greeting(), width=NARROW, height=900)
    box = studio.page.locator(".prose").first.bounding_box()
    results = studio.box(".results")
    assert box["x"] + box["width"] <= results["x"]
    assert box["width"] > 150


def test_prose_of_an_older_text_is_not_drawn(open_studio):
    document, message = prose.greeting()
    studio = open_studio(document)
    studio.server.does_edits = False
    studio.type_at(9, "0")
    studio.wait_for("edit")
    studio.say(message)
    assert drawn(studio) == []
    studio.server.does_edits = True
    studio.say(studio.server.shared.edit(studio.server.messages("edit")[0]))
    studio.say(prose.same(revision=1))
    assert len(drawn(studio)) == 2


def test_what_others_write_in_prose_is_drawn_when_it_was_read(page):
    length = len(prose.PAGE)
    at = prose.PAGE.index("Second")
    page.server.change("Contents.swift", [at, "New ", length - at])
    comments = [prose.PAGE_COMMENTS[0], prose.comment(
        11, 12, prose.heading("New Second", level=2, first=11))]
    page.say(prose.message(*comments, revision=1))
    assert drawn(page)[1] == "New Second"
    assert "## New Second" in page.text


def test_the_line_one_looks_at_stays_when_prose_comes(open_studio):
    text = prose.PAGE + "let x = 1\n" * 200
    document, message = prose.greeting(text=text)
    studio = open_studio(document)
    studio.editor("editor.setCaret(100, 0); editor.scrollTo(0, 1500)")
    studio.settle()
    place = "return editor.boxOf({line: 100, ch: 0}, 'window').top"
    before = studio.editor(place)
    studio.say(message)
    studio.settle()
    assert studio.editor(place) == pytest.approx(before, abs=1)
    studio.page.keyboard.press("Control+Alt+r")
    studio.settle()
    assert studio.editor(place) == pytest.approx(before, abs=1)


def test_two_hundred_comments_are_drawn_and_typing_goes_on(open_studio):
    text = "".join(f"//: Number *{index}*\nlet a{index} = {index}\n" for index in range(200))
    comments = [
        prose.comment(2 * index + 1, 2 * index + 1, prose.paragraph(f"Number {index}", first=2 * index + 1))
        for index in range(200)]
    studio = open_studio(*prose.greeting(*comments, text=text))
    assert studio.editor("return editor.marks.filter(m => m.element).length") == 200
    studio.type_at(100, "0")
    assert "let a49 = 490\n" in studio.wait_for("edit")["text"]
