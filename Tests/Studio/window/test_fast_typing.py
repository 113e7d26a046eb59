"""Letters that come as fast as the browser takes them stay in order, on any window."""

import random

import pytest

import scenes

WIDE, HALF, PHONE = (
    {"width": 1380, "height": 900}, {"width": 690, "height": 900},
    {"width": 390, "height": 844, "has_touch": True, "is_mobile": True})


@pytest.mark.parametrize("rare", [0, 0.3])
@pytest.mark.parametrize("window", [WIDE, HALF, PHONE])
def test_a_line_longer_than_the_window_keeps_its_letters_in_order(open_studio, window, rare):
    studio = open_studio(scenes.document("// 0: a\n// 1: b\n// 2: c\n"), **window)
    studio.place_caret(3)
    chance = random.Random(1)
    typed = ""
    for _ in range(40):
        word = "".join(chance.choice("abcdefghijklmnop0123456789") for _ in range(6)) + " "
        # Not on the keyboard: the browser inserts it without a key.
        word += "\U0001f0a1" if chance.random() < rare else ""
        studio.page.keyboard.type(word)
        typed += word
    expected = f"// 0: a\n// 1: b\n// 2: c{typed}\n"
    assert studio.text == expected
    studio.wait(lambda: studio.server.shared.texts["Contents.swift"] == expected, "it to be told")
