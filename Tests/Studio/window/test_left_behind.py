"""What a window had typed that is gone without a word is offered once; what a living one has typed is its own."""

import pytest
from playwright.sync_api import expect

import scenes


def bar(studio):
    return studio.page.locator(".conflict-bar")


def kept(studio):
    """What the browser keeps of typed texts, by the windows that typed them."""
    return studio.page.evaluate(
        "() => Object.keys(localStorage).filter((key) => key.startsWith('lek.typed.'))")


@pytest.fixture
def unheard(studio, open_studio):
    """A window with words that the server has not heard, and a way to open others in the same browser."""
    studio.server.does_edits = False
    studio.before = studio.text
    studio.another = lambda: open_studio(scenes.document(studio.before), beside=studio)
    return studio


def type_alone(studio, text):
    studio.type_at(5, text)
    studio.wait_for("edit", len(studio.server.messages("edit")) or 1)
    studio.wait(lambda: kept(studio), "the words in the browser")


def test_what_a_living_window_has_typed_is_not_offered_to_another(unheard):
    type_alone(unheard, "2")
    other = unheard.another()
    other.settle()
    expect(bar(other)).to_be_hidden()
    assert other.text == unheard.before and len(kept(unheard)) == 1


def test_each_window_keeps_what_it_has_typed(unheard):
    other = unheard.another()
    type_alone(unheard, "2")
    other.type_at(5, "3")
    other.wait(lambda: len(kept(other)) == 2, "the words of both")


def test_what_a_window_had_typed_that_is_gone_is_offered_in_words_of_its_own(unheard):
    gone = unheard.another()
    type_alone(gone, "2")
    typed = gone.text
    gone.page.close()
    after = unheard.another()
    after.wait(lambda: bar(after).is_visible(), "the bar")
    assert "a window that is gone" in bar(after).inner_text()
    # It is offered in one window.
    third = unheard.another()
    third.settle()
    expect(bar(third)).to_be_hidden()
    bar(after).get_by_role("button", name="Keep mine").click()
    after.wait(lambda: after.text == typed, "the words")
    expect(bar(after)).to_be_hidden()


def test_once_the_person_has_chosen_it_is_not_offered_again(unheard):
    gone = unheard.another()
    type_alone(gone, "2")
    gone.page.close()
    after = unheard.another()
    after.wait(lambda: bar(after).is_visible(), "the bar")
    bar(after).get_by_role("button", name="Take theirs").click()
    expect(bar(after)).to_be_hidden()
    assert kept(after) == [] and after.text == unheard.before
    after.page.close()
    last = unheard.another()
    last.settle()
    expect(bar(last)).to_be_hidden()


def test_who_goes_without_choosing_leaves_it_for_the_next(unheard):
    gone = unheard.another()
    type_alone(gone, "2")
    gone.page.close()
    second = unheard.another()
    second.wait(lambda: bar(second).is_visible(), "the bar")
    second.page.close()
    third = unheard.another()
    third.wait(lambda: bar(third).is_visible(), "the bar again")


def test_what_the_server_had_heard_of_a_window_that_is_gone_is_no_offer(unheard):
    unheard.server.does_edits = True
    gone = unheard.another()
    type_alone(gone, "2")
    gone.wait(lambda: gone.page.evaluate("lek.session.texts.isHeard"), "the answer")
    gone.page.close()
    unheard.before = unheard.server.shared.texts["Contents.swift"].replace("columns = 42", "columns = 423")
    after = unheard.another()
    after.wait(lambda: kept(after) == [], "it to be let go of")
    expect(bar(after)).to_be_hidden()
