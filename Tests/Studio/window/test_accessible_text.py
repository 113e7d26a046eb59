"""A screen reader and the browser's own tools work on the text itself."""

import pytest
from playwright.sync_api import expect

import scenes


def accessible(studio):
    """The editor as the accessibility tree has it."""
    client = studio.page.context.new_cdp_session(studio.page)
    nodes = client.send("Accessibility.getFullAXTree")["nodes"]
    [editor] = [node for node in nodes if node.get("role", {}).get("value") == "textbox"
                and "Contents.swift" in node.get("name", {}).get("value", "")]
    properties = {one["name"]: one["value"].get("value") for one in editor["properties"]}
    return editor, properties


def test_the_editor_is_a_text_of_several_lines_with_its_files_name(studio):
    studio.place_caret(1)
    editor, properties = accessible(studio)
    assert properties["multiline"] is True
    assert properties["focused"] is True
    assert editor["value"]["value"].split("\n")[0] == studio.text.split("\n")[0]


def test_a_file_that_can_only_be_read_says_so(open_studio):
    document = scenes.document("let a = 1\n")
    document["files"][0]["isReadOnly"] = True
    studio = open_studio(document)
    expect(studio.page.locator("#editor .cm-content")).to_have_attribute("aria-readonly", "true")


@pytest.mark.parametrize("lines", [100_000])
def test_only_the_lines_in_view_are_elements(open_studio, lines):
    studio = open_studio(scenes.document("let a = 1 // row\n" * lines))
    assert studio.page.locator("#editor .cm-line").count() < 200
    studio.place_caret(lines)
    studio.page.keyboard.type("b")
    assert studio.editor(f"return editor.line({lines - 1})") == "let a = 1 // rowb"
    assert studio.page.locator("#editor .cm-line").count() < 200


def test_text_that_runs_from_right_to_left_is_walked_by_its_letters(open_studio):
    studio = open_studio(scenes.document("// \u05e9\u05dc\u05d5\u05dd abc\n"))
    studio.place_caret(1)
    studio.page.keyboard.press("Home")
    seen = []
    for _ in range(11):
        seen.append(studio.editor("return editor.caret.ch"))
        studio.page.keyboard.press("ArrowRight")
    assert sorted(seen) == list(range(11))
