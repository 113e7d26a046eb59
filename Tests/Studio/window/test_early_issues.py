"""What is wrong on the line that one types waits until the line is finished."""

import pytest
from playwright.sync_api import expect

import scenes

WORDS = "cannot find 'UIVi' in scope"


@pytest.fixture
def typing(open_studio):
    """The clock stands still, and the verdict comes right after a key on the fifth line."""
    studio = open_studio(scenes.document(), has_own_clock=True)
    studio.place_caret(5)
    studio.stop_clock()
    studio.page.keyboard.type("x")
    studio.server.send(scenes.diagnostics(
        scenes.diagnostic(5, WORDS), scenes.diagnostic(9, "another"), version=1))
    studio.hear()
    return studio


def shown(studio):
    return studio.page.locator(".diagnostic-message").all_inner_texts()


def test_it_waits_while_one_types_and_what_is_elsewhere_does_not(typing):
    assert shown(typing) == ["another"]


def test_it_comes_a_second_after_the_last_key(typing):
    typing.page.clock.run_for(600)
    typing.page.keyboard.type("y")
    typing.page.clock.run_for(600)
    assert shown(typing) == ["another"]
    typing.page.clock.run_for(600)
    assert shown(typing) == [WORDS, "another"]


def test_it_comes_when_the_caret_leaves_the_line(typing):
    typing.page.keyboard.press("ArrowDown")
    typing.hear()
    assert shown(typing) == [WORDS, "another"]


def test_it_stays_where_nothing_is_typed(open_studio):
    studio = open_studio(scenes.document())
    studio.place_caret(5)
    studio.say(scenes.diagnostics(scenes.diagnostic(5, WORDS)))
    expect(studio.page.locator(".diagnostic-message")).to_have_text(WORDS, use_inner_text=True)
