"""Old Swift runs as it is; the window offers to make current Swift of it, and shows what that would be."""

import pytest
from playwright.sync_api import expect

import scenes

OLD = "import UIKit\n\nfor var i = 0; i < 3; i++ {\n    print(i)\n}\nlet last = 4\n"
NEW = "import UIKit\n\nfor i in 0..<3 {\n    print(i)\n}\nlet last = 4\n"
CARD = "Sources/Card.swift"
NEW_CARD = scenes.SOURCE.replace("isFaceUp = false", "isFaceUp: Bool = false")
FILES = [{"file": "Contents.swift", "age": "2"}, {"file": CARD, "age": "1"}]


def bar(studio):
    return studio.page.locator(".conversion-bar")


def replaced(old, new):
    """The operation that makes a whole text another, in two pieces that have nothing in common."""
    start = next(i for i, (a, b) in enumerate(zip(old, new)) if a != b)
    end = next(i for i, (a, b) in enumerate(zip(old[::-1], new[::-1])) if a != b)
    steps = [start, new[start:len(new) - end], -(len(old) - end - start), end]
    return [step for step in steps if step]


def convert(studio, _):
    """What the server says the texts would be."""
    texts, revisions = studio.server.shared.texts, studio.server.shared.revisions
    problem = {"line": 6, "column": 5, "message": "write what “last” is"}
    return {"files": [
        {"file": CARD, "revision": revisions[CARD], "text": NEW_CARD, "problems": []},
        {"file": "Contents.swift", "revision": revisions["Contents.swift"], "problems": [problem],
         "text": texts["Contents.swift"].replace("for var i = 0; i < 3; i++", "for i in 0..<3")}]}


def apply(studio, message):
    """As the server does it: all windows are told of the changes, then that nothing is old any more."""
    shared = studio.server.shared
    wanted = {"Contents.swift": NEW, CARD: NEW_CARD}
    for one in message["files"]:
        if one["revision"] != shared.revisions[one["file"]]:
            return "The text was changed meanwhile; try again."
    for one in message["files"]:
        old = shared.texts[one["file"]]
        studio.server.to_tell.append(
            shared.change(one["file"], replaced(old, wanted[one["file"]]), "refactoring"))
    done = {one["file"] for one in message["files"]}
    studio.server.to_tell.append(
        {"type": "old", "files": [one for one in FILES if one["file"] not in done]})
    return {"files": len(message["files"])}


@pytest.fixture
def old(open_studio):
    studio = open_studio(scenes.document(OLD))
    studio.server.answers["convert"] = lambda message: convert(studio, message)
    studio.server.answers["applyConversion"] = lambda message: apply(studio, message)
    studio.say({"type": "old", "files": FILES})
    studio.wait(lambda: bar(studio).is_visible(), "the offer")
    return studio


@pytest.fixture
def preview(old):
    bar(old).get_by_role("button", name="Convert to current Swift…").click()
    old.wait(lambda: old.page.locator(".converted-file").count() == 2, "the files")
    return old


def act(studio, name):
    studio.page.locator("dialog").get_by_role("button", name=name, exact=True).click()


def test_the_offer_is_quiet_and_of_the_open_file(old):
    assert "“Contents.swift” is written in Swift 2. It runs as it is." in bar(old).inner_text()
    expect(bar(old)).to_have_attribute("role", "status")
    old.page.click(f".file[data-path='{CARD}']")
    old.wait(lambda: "“Card.swift” is written in Swift 1" in bar(old).inner_text(), "the other file")
    old.say({"type": "old", "files": []})
    old.wait(lambda: not bar(old).is_visible(), "the bar to go")


def test_not_now_hides_it_for_that_file_as_long_as_the_document_is_open(old):
    bar(old).get_by_role("button", name="Not now").click()
    expect(bar(old)).to_be_hidden()
    assert old.editor("return editor.hasFocus")
    old.say({"type": "old", "files": FILES})
    old.settle()
    expect(bar(old)).to_be_hidden()
    old.page.click(f".file[data-path='{CARD}']")
    old.wait(lambda: bar(old).is_visible(), "the other file's")
    old.say(scenes.document(OLD, name="Another"), scenes.page("Another"), {"type": "old", "files": FILES})
    old.wait(lambda: bar(old).is_visible(), "another document's")


def test_the_command_is_there_only_where_something_is_old(old):
    assert old.page.evaluate("lek.commands.isEnabled('convert')")
    old.page.click("#more")
    item = old.page.get_by_role("menuitem", name="Convert to Current Swift…")
    assert item.get_attribute("aria-disabled") is None
    item.click()
    old.wait(lambda: old.page.locator(".converted-file").count() == 2, "the preview")
    old.page.keyboard.press("Escape")
    old.say({"type": "old", "files": []})
    assert not old.page.evaluate("lek.commands.isEnabled('convert')")


def test_each_file_is_shown_side_by_side_in_the_editors_colours(preview):
    heads = preview.page.locator(".converted-head")
    assert [head.replace("\n", " ") for head in heads.all_inner_texts()] == [
        "Contents.swift Swift 2 · 1 changed line · 1 place is left to you",
        "Sources/Card.swift Swift 1 · 1 changed line"]
    row = preview.page.locator(".converted-file").first.locator("tr[data-kind=changed]")
    assert row.locator("td").all_inner_texts() == [
        "3", "for var i = 0; i < 3; i++ {", "3", "for i in 0..<3 {"]
    expect(row.locator(".cm-keyword").first).to_have_text("for", use_inner_text=True)
    colours = preview.page.evaluate("""() => [".comparison", ".cm-editor"].map(
        (root) => getComputedStyle(
        document.querySelector(`${root} .cm-keyword`)).color)""")
    assert colours[0] == colours[1]
    assert preview.text == OLD


def test_converting_changes_what_is_ticked_and_undo_takes_it_back_in_one_step(preview):
    preview.page.locator(".converted-head input").nth(1).uncheck()
    act(preview, "Convert")
    asked = preview.wait_for("applyConversion")
    assert asked["files"] == [{"file": "Contents.swift", "revision": 0}]
    preview.wait(lambda: preview.text == NEW, "current Swift")
    preview.wait(lambda: preview.page.locator("dialog").count() == 0, "the sheet to go")
    preview.wait(lambda: not bar(preview).is_visible(), "the bar to go")
    preview.page.keyboard.press("Control+z")
    preview.wait(lambda: preview.text == OLD, "the old text")
    assert preview.server.shared.texts[CARD] == scenes.SOURCE


def test_nothing_ticked_is_nothing_to_convert(preview):
    button = preview.page.locator("dialog").get_by_role("button", name="Convert", exact=True)
    for box in preview.page.locator(".converted-head input").all():
        box.uncheck()
    assert button.is_disabled()
    preview.page.locator(".converted-head input").first.check()
    assert button.is_enabled()


def test_a_problem_leads_to_its_line(preview):
    problem = preview.page.locator(".converted-problems button")
    assert problem.inner_text().replace("\n", " ") == "line 6 write what “last” is"
    problem.click()
    expect(preview.page.locator("dialog")).to_have_count(0)
    assert preview.editor("const c = editor.caret; return [c.line, c.ch]") == [5, 4]


def test_a_text_that_was_changed_meanwhile_is_shown_anew(preview):
    shared = preview.server.shared
    preview.say(shared.change("Contents.swift", [len(OLD), "// more\n"]))
    act(preview, "Convert")
    preview.wait(lambda: len(preview.server.messages("convert")) == 2, "the second question")
    words = preview.page.locator(".conversion-words")
    preview.wait(lambda: "changed meanwhile" in words.inner_text(), "why")
    expect(preview.page.locator("dialog[open]")).to_have_count(1)
    assert preview.text == OLD + "// more\n"


def test_why_it_cannot_be_is_said(old):
    old.server.answers["convert"] = lambda _: "There is no Swift toolchain that could answer."
    bar(old).get_by_role("button", name="Convert to current Swift…").click()
    words = old.page.locator(".conversion-words")
    old.wait(lambda: "no Swift toolchain" in words.inner_text(), "the reason")
    act(old, "Cancel")
    expect(old.page.locator("dialog")).to_have_count(0)


def test_what_was_typed_is_heard_before_the_server_is_asked(old):
    old.server.does_edits = False
    old.type_at(6, "2")
    old.wait_for("edit")
    old.page.evaluate("lek.commands.run('convert')")
    old.page.wait_for_selector(".conversion-sheet")
    old.settle()
    assert old.server.messages("convert") == []


@pytest.mark.parametrize("language,offer,action", [
    ("pt", "está escrito em Swift 2", "Converter"), ("sv", "är skriven i Swift 2", "Konvertera"),
    ("zh", "是用 Swift 2 编写的", "转换")])
def test_it_is_offered_in_every_language(open_studio, fake_server, language, offer, action):
    fake_server.studio |= {"locale": language}
    studio = open_studio(scenes.document(OLD), width=390, height=800)
    studio.server.answers["convert"] = lambda message: convert(studio, message)
    studio.say({"type": "old", "files": FILES})
    studio.wait(lambda: bar(studio).is_visible(), "the offer")
    assert offer in bar(studio).inner_text()
    bar(studio).get_by_role("button").first.click()
    studio.wait(lambda: studio.page.locator(".converted-file").count() == 2, "the files")
    main = studio.page.locator("dialog .plain-button.main")
    expect(main).to_have_text(action, use_inner_text=True)
    box = main.bounding_box()
    assert box["x"] + box["width"] <= 390 and box["y"] + box["height"] <= 800


def test_what_is_not_told_again_with_the_page_is_not_old_any_more(old):
    old.say(scenes.document(OLD), scenes.page(), {"type": "old", "files": FILES[:1]})
    old.settle()
    expect(bar(old)).to_be_visible()
    old.say(scenes.document(OLD), scenes.page())
    old.wait(lambda: not bar(old).is_visible(), "the bar to go")
