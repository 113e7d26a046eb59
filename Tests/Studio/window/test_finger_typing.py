"""What a finger's keyboard types is read at once, before something else changes the text."""

import pytest

import scenes

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}


@pytest.fixture
def phone(open_studio):
    """Its clock stands still, so that nothing is read a moment later."""
    studio = open_studio(scenes.document("one\ntwo\n"), has_own_clock=True, **PHONE)
    studio.place_caret(1)
    studio.stop_clock()
    return studio


def wait_until_told(studio, text):
    studio.page.clock.resume()
    studio.wait(lambda: studio.server.shared.texts["Contents.swift"] == text, "it to be told")
    assert studio.text == text


def test_keys_and_letters_without_a_key_stay_in_order(phone):
    phone.page.keyboard.type("\u00e5 \U0001f0a1b\u00f1 c")
    wait_until_told(phone, "one\u00e5 \U0001f0a1b\u00f1 c\ntwo\n")


def test_what_others_type_at_that_moment_takes_nothing_away(phone):
    phone.server.does_edits = False
    phone.page.keyboard.insert_text("!")
    phone.server.change("Contents.swift", ["number ", 8])
    phone.hear()
    assert phone.wait_for("edit")["operation"] == [3, "!", 5]
    assert phone.text == "number one!\ntwo\n"


def test_it_is_told_before_another_playground_is_shown(phone):
    phone.page.keyboard.insert_text("!")
    phone.page.evaluate("lek.session.attach({ document: 'another' })")

    def order():
        return [message["type"] for message in phone.server.received
                if message["type"] in ("edit", "attach")]

    # The other playground is asked for once the edit is answered.
    phone.wait(lambda: len(order()) == 3, "both to be told")
    assert order() == ["attach", "edit", "attach"]
