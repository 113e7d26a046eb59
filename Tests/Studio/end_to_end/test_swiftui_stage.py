"""A page of SwiftUI as a user wants to see it: dark, large, from right to left, and spoken."""

import pytest

PAGE = """import PlaygroundSupport
import SwiftUI

struct Show: View {
    @Environment(\\.colorScheme) private var scheme
    @Environment(\\.dynamicTypeSize) private var size
    @Environment(\\.layoutDirection) private var direction
    @State private var taps = 0

    var body: some View {
        VStack {
            Text("\\(scheme) \\(size) \\(direction)" as String)
            Button("Start") { taps += 1; print("tapped \\(taps)") }
        }
    }
}
let sign = Text("Sign").padding()
PlaygroundPage.current.setLiveView(Show())
"""


@pytest.fixture
def bundle(tmp_path):
    folder = tmp_path / "Show.playground"
    folder.mkdir()
    (folder / "contents.xcplayground").write_text(
        "<?xml version='1.0' encoding='UTF-8'?>\n"
        "<playground version='5.0' target-platform='ios'/>\n")
    (folder / "Contents.swift").write_text(PAGE)
    return folder


def choose(bench, title):
    bench.page.locator("#stage-more").click()
    bench.page.locator(".menu-item", has_text=title).click()


def spoken(bench):
    return bench.page.get_by_role("group", name="Views of the page")


def wait_for_words(bench, words):
    spoken(bench).get_by_text(words).wait_for(state="attached", timeout=10_000)


def test_the_environment_follows_the_stage(workbench):
    wait_for_words(workbench, "light large leftToRight")
    workbench.page.locator(".stage-bar [data-command=liveViewAppearance]").click()
    wait_for_words(workbench, "dark large leftToRight")
    choose(workbench, "Larger text")
    wait_for_words(workbench, "dark xLarge leftToRight")
    choose(workbench, "Right to left")
    wait_for_words(workbench, "dark xLarge rightToLeft")


def test_a_button_is_spoken_and_pressed_without_a_pointer(workbench):
    button = spoken(workbench).get_by_role("button", name="Start")
    button.wait_for(state="attached", timeout=10_000)
    button.focus()
    workbench.page.keyboard.press("Enter")
    workbench.wait_until(lambda: "tapped 1" in workbench.console, "the button's action")


def test_a_value_has_a_picture_and_a_body_its_count(workbench):
    spoken(workbench).get_by_role("button", name="Start").wait_for(state="attached", timeout=10_000)
    row = workbench.page.locator(".result[data-line='17']")
    row.locator("img, canvas").first.wait_for(timeout=10_000)
    body = workbench.page.locator(".result[data-line='10'] .result-text")
    workbench.wait_until(lambda: body.inner_text() == "(once)", "how often the body ran")
    assert workbench.page.locator(".result[data-line='12']").count() == 0
