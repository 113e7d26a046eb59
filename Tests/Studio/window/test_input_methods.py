"""Text that an input method composes: it changes until it is confirmed, and no letter is lost."""

import pytest

import scenes


@pytest.fixture
def composing(studio):
    """Composes text at the end of a line; `confirm` ends it."""
    client = studio.page.context.new_cdp_session(studio.page)

    def compose(text):
        client.send("Input.imeSetComposition", {
            "text": text, "selectionStart": len(text), "selectionEnd": len(text)})

    compose.confirm = lambda text: client.send("Input.insertText", {"text": text})
    studio.place_caret(1)
    return compose


def test_what_is_confirmed_is_in_the_text_and_told_once(studio, composing):
    first, rest = studio.text.split("\n", 1)
    for text in ("n", "ni", "に", "にh", "にほ", "にほn", "にほん"):
        composing(text)
    composing.confirm("日本")
    studio.page.keyboard.type("!")
    expected = f"{first}日本!\n{rest}"
    assert studio.text == expected
    studio.wait(lambda: studio.server.shared.texts["Contents.swift"] == expected, "it to be told")


def test_what_is_given_up_leaves_nothing(studio, composing):
    before = studio.text
    composing("に")
    composing("")
    studio.settle()
    assert studio.text == before
    studio.page.keyboard.type("a")
    assert studio.text == before.replace("\n", "a\n", 1)


def test_results_and_another_persons_letters_do_not_disturb_it(studio, composing):
    first, rest = studio.text.split("\n", 1)
    composing("に")
    studio.say(scenes.results(scenes.result(2, "42")))
    studio.server.change("Contents.swift", [len(first) + 2 + len(rest), "// other\n"])
    studio.settle()
    composing("にほ")
    composing.confirm("二歩")
    expected = f"{first}二歩\n{rest}// other\n"
    studio.wait(lambda: studio.text == expected, "both texts")
    studio.wait(lambda: studio.server.shared.texts["Contents.swift"] == expected, "it to be told")


def test_a_dead_key_makes_one_letter_and_one_step_to_undo(studio, composing):
    before = studio.text
    composing("´")
    composing.confirm("é")
    studio.settle()
    assert studio.text == before.replace("\n", "é\n", 1)
    studio.page.keyboard.press("Control+z")
    assert studio.text == before
