"""A random walk of typing over tabs, pages, windows, reloads, cuts and kills: no letter is lost, doubled or misplaced.

`LEK_SEED` chooses another walk than the usual ones, `LEK_WALK` how many characters each of them types.
"""

import os

import pytest

from running_studio import ROOT
from typing_walk import Walk, desk_for_walk

CHARACTERS = int(os.environ.get("LEK_WALK", 3000))
SEED = int(os.environ.get("LEK_SEED", 1))
# With the first walk, which belongs to every run, they come to 100,000 characters.
LONG_WALKS = 33
SCRIPTS = ROOT / "Studio/js"


@pytest.fixture
def make_desk(tmp_path, browser):
    made = []

    def make(**options):
        made.append(desk_for_walk(tmp_path, browser, **options))
        return made[-1]

    yield make
    for each in made:
        each.close()


def walk(desk, seed, characters=CHARACTERS):
    print(f"LEK_SEED={seed} LEK_WALK={characters}")
    walk = Walk(desk, seed)
    try:
        walk.go_on(characters)
    except Exception as problem:
        raise AssertionError(f"LEK_SEED={seed}, after {walk.log[-12:]}: {problem}") from problem
    print(f"{walk.characters} characters in {walk.words} words, {len(walk.log)} deeds")


def test_a_walk_of_a_minute_loses_nothing(make_desk):
    walk(make_desk(), SEED)


@pytest.mark.long(share=None)
@pytest.mark.parametrize("number", range(1, LONG_WALKS + 1))
def test_a_walk_of_a_hundred_thousand_characters_loses_nothing(make_desk, number):
    walk(make_desk(), SEED + number)


# The window counts its edits from 1 in every playground, and takes what the studio refused for done.
FORMER_FAULT = {
    "lib/windowMemory.js": [("texts.countOn(this.#sequence);", "")],
    "lib/texts.js": [("this.#sequence = Math.max(this.#sequence, sequence ?? 0);", "")],
    "lib/sharedText.js": [("sent !== null && sent !== refused && sent <= sequence", "sent !== null && sent <= sequence")],
}


def with_former_fault(context):
    """Serves the scripts of the studio with the fault in them."""
    def serve(route):
        name = route.request.url.split("?")[0].partition("/studio/js/")[2]
        text = (SCRIPTS / name).read_text()
        for right, wrong in FORMER_FAULT.get(name, []):
            assert text.count(right) == 1, f"{name} has no {right}"
            text = text.replace(right, wrong)
        route.fulfill(body=text, content_type="text/javascript")
    context.route("**/studio/js/**", serve)


@pytest.mark.long(share=2)
def test_the_walk_finds_edits_that_are_counted_anew_with_each_tab(make_desk):
    desk = make_desk(prepare=with_former_fault)
    # How many words are gone by then depends on the moment.
    with pytest.raises(AssertionError, match=r"is not '.*'disk': .* became '"):
        walk(desk, SEED)
