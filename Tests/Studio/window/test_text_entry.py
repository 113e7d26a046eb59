"""What is typed into a text of the live view: keys, input methods, the clipboard, and whose the focus is."""

import pytest
from playwright.sync_api import expect

import scenes
import wire


def focus(keyboard=0, return_key=0, lines=0, secret=0, caret=(40, 60, 2, 20), label="Name", selected="", run=1):
    body = (wire.u8(1) + wire.u8(keyboard) + wire.u8(return_key) + wire.u8(lines) + wire.u8(secret)
            + wire.f64(*caret) + wire.string(label) + wire.string(selected))
    return wire.frame(wire.TEXT_FOCUS, body, run=run)


def no_focus(run=1):
    return wire.frame(wire.TEXT_FOCUS, wire.u8(0), run=run)


def field(studio):
    return studio.page.locator(".text-entry")


def texts(studio):
    return [(message["action"], message["text"]) for message in studio.server.messages("text")]


def click_live_view(studio):
    box = studio.box("[data-live-view]")
    studio.page.mouse.click(box["x"] + 5, box["y"] + 5)


@pytest.fixture
def typing(live):
    """Somebody has touched the live view, and the page says that a text has the keys."""
    click_live_view(live)
    live.say(focus())
    expect(field(live)).to_be_focused()
    return live


def test_letters_are_keys_and_come_once(typing):
    typing.page.keyboard.type("aB")
    typing.wait(lambda: len([m for m in typing.server.messages("key") if m["phase"] == "up"]) >= 2)
    down = [m["characters"] for m in typing.server.messages("key") if m["phase"] == "down"]
    assert [letter for letter in down if letter] == ["a", "B"]
    assert texts(typing) == []


def test_a_composition_is_told_as_it_grows(typing):
    client = typing.tab.session
    client.send("Input.imeSetComposition", {"text": "n", "selectionStart": 1, "selectionEnd": 1})
    client.send("Input.imeSetComposition", {"text": "ni", "selectionStart": 2, "selectionEnd": 2})
    client.send("Input.insertText", {"text": "你"})
    typing.wait(lambda: ("endComposing", "你") in texts(typing))
    told = texts(typing)
    assert told[:2] == [("compose", "n"), ("compose", "ni")] and told[-1] == ("endComposing", "你")
    assert ("insert", "你") not in told


def test_text_without_a_key_is_put_in(typing):
    client = typing.tab.session
    client.send("Input.insertText", {"text": "🙂"})
    typing.wait(lambda: texts(typing) == [("insert", "🙂")])


def test_what_is_pasted_comes_as_text_and_not_as_a_key(typing):
    typing.page.evaluate("""() => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", "from elsewhere");
      document.activeElement.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
    }""")
    typing.wait(lambda: texts(typing) == [("paste", "from elsewhere")])


def test_what_is_selected_can_be_copied(typing):
    typing.say(focus(selected="a part"))
    typing.settle()
    copied = typing.page.evaluate("""() => {
      const clipboardData = new DataTransfer();
      document.activeElement.dispatchEvent(new ClipboardEvent("copy", { clipboardData, bubbles: true }));
      return clipboardData.getData("text/plain");
    }""")
    assert copied == "a part"


def test_the_field_stands_at_the_caret_and_says_what_it_is_for(typing):
    typing.say(focus(keyboard=2, return_key=5, caret=(100, 200, 2, 30), label="To"))
    entry = field(typing)
    expect(entry).to_have_attribute("inputmode", "email")
    expect(entry).to_have_attribute("enterkeyhint", "send")
    expect(entry).to_have_attribute("aria-label", "To")
    view, box = typing.box("[data-live-view]"), entry.bounding_box()
    scale = typing.page.evaluate("lek.liveView().scale")
    assert box["x"] - view["x"] == pytest.approx(100 * scale, abs=1)
    assert box["y"] - view["y"] == pytest.approx(200 * scale, abs=1)


def test_when_the_text_is_left_keys_go_to_the_live_view(typing):
    typing.say(no_focus())
    expect(field(typing)).to_be_hidden()
    typing.page.keyboard.press("x")
    typing.wait(lambda: any(m.get("characters") == "x" for m in typing.server.messages("key")))


def test_a_page_cannot_call_the_keys_away_from_the_editor(live):
    live.page.locator(".cm-editor").first.click()
    for _ in range(3):
        live.say(no_focus())
        live.say(focus())
    live.settle()
    assert live.page.evaluate("document.activeElement.closest('.cm-editor') !== null")
    live.page.keyboard.type("z")
    live.settle()
    assert texts(live) == [] and live.server.messages("key") == []


def test_a_focus_of_another_run_is_none(live):
    click_live_view(live)
    live.say(focus(run=2))
    live.settle()
    expect(field(live)).to_be_hidden()


def test_a_broken_frame_is_refused(live):
    click_live_view(live)
    live.say(focus(keyboard=200))
    live.wait(lambda: live.page.evaluate("lek.liveView().refusedFrames") == 1)
    expect(field(live)).to_be_hidden()
