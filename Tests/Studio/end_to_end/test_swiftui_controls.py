"""A page of SwiftUI's controls: typed, dragged, tapped, and read by a screen reader."""

import re

import pytest
from playwright.sync_api import expect

from test_scrubbing import let_go, press

PAGE = """import PlaygroundSupport
import SwiftUI

let level = 40.0

struct Controls: View {
    @State private var name = ""
    @State private var isOn = false
    @State private var volume = 0.5
    @State private var count = 3
    @State private var size = 2

    var body: some View {
        VStack(spacing: 16) {
            Text("Level \\(Int(level))").accessibilityAddTraits(.isHeader)
            TextField("Name", text: $name)
            SecureField("Password", text: .constant(""))
            Toggle("Sound", isOn: $isOn)
            Slider(value: $volume).accessibilityLabel("Volume")
            Stepper("Count \\(count)", value: $count)
            Picker("Size", selection: $size) {
                Text("Small").tag(1)
                Text("Large").tag(2)
            }
            ProgressView("Loading", value: 0.25)
            Gauge(value: 0.75) { Text("Fuel") }
            Link("Swift", destination: URL(string: "https://swift.org")!)
            Button("Save") { print("saved") }
                .accessibilityAction(named: "Save twice") { print("saved twice") }
            Button("Remove") {}.disabled(true)
        }
        .textFieldStyle(.roundedBorder)
        .padding()
        .onChange(of: name) { print("name <\\($1)>") }
        .onChange(of: isOn) { print("sound \\($1)") }
        .onChange(of: volume) { print("volume \\(Int(($1 * 100).rounded()))") }
        .onChange(of: count) { print("count \\($1)") }
    }
}
PlaygroundPage.current.setLiveView(Controls())
"""

# What a screen reader says, in its order.
PATH = """
- group "Views of the page":
  - heading "Level 40" [level=3]
  - textbox "Name"
  - textbox "Password"
  - switch "Sound"
  - slider "Volume"
  - button "Count 3, Decrement"
  - button "Count 3, Increment"
  - button "Size, Large"
  - progressbar "Loading"
  - text: Fuel, 75%
  - link "Swift"
  - button "Save"
  - button "Save twice"
  - button "Remove" [disabled]
"""


@pytest.fixture
def controls(open_bundle):
    bench = open_bundle(PAGE)
    bench.wait_for_picture()
    expect(spoken(bench).get_by_role("button", name="Remove")).to_be_attached(timeout=20_000)
    return bench


def spoken(bench):
    return bench.page.get_by_role("group", name="Views of the page")


def says(bench, words):
    bench.wait_until(lambda: words in bench.console, f"the page to say {words}")


def middle(bench, role, name):
    box = spoken(bench).get_by_role(role, name=name, exact=True).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_screen_reader_goes_through_the_controls_and_operates_them(controls):
    expect(spoken(controls)).to_match_aria_snapshot(PATH)
    keys = controls.page.keyboard
    spoken(controls).get_by_role("slider", name="Volume").focus()
    keys.press("ArrowRight")
    says(controls, "volume 60")
    for role, name, words in (
        ("switch", "Sound", "sound true"), ("button", "Count 3, Increment", "count 4"),
        ("button", "Save twice", "saved twice"),
    ):
        spoken(controls).get_by_role(role, name=name).focus()
        keys.press("Enter")
        says(controls, words)
    expect(spoken(controls).get_by_role("switch", name="Sound")).to_be_checked()
    expect(spoken(controls).get_by_role("button", name="Count 4, Increment")).to_be_attached()
    spoken(controls).get_by_role("textbox", name="Name").focus()
    keys.press("Enter")
    expect(controls.page.locator(".text-entry")).to_be_focused()
    keys.type("Ada")
    expect(spoken(controls).get_by_role("textbox", name="Name")).to_have_text("Ada")


def test_pointer_and_keys_operate_the_controls(controls):
    mouse, keys = controls.page.mouse, controls.page.keyboard
    mouse.click(*middle(controls, "textbox", "Name"))
    expect(controls.page.locator(".text-entry")).to_be_focused()
    keys.type("Ada", delay=30)
    says(controls, "name <Ada>")
    keys.press("Enter")
    mouse.click(*middle(controls, "button", "Save"))
    says(controls, "saved")
    x, y = middle(controls, "slider", "Volume")
    width = spoken(controls).get_by_role("slider").bounding_box()["width"]
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + width / 4, y, steps=8)
    mouse.up()
    expect(spoken(controls).get_by_role("slider")).not_to_have_attribute("aria-valuetext", "50%")
    controls.wait_until(
        lambda: re.search(r"volume [78]\d", controls.console), "the page to say the new volume")


def test_typing_and_a_dragged_literal_are_followed(controls):
    place = press(controls, "40.0")
    controls.page.mouse.move(place["x"] + 40, place["y"], steps=10)
    expect(spoken(controls).get_by_role("heading")).not_to_have_text("Level 40")
    let_go(controls)
    controls.wait_until(lambda: "let level = 40.0" not in controls.text, "the number in the text")
    controls.select('"Save"')
    controls.page.keyboard.type('"Keep"', delay=60)
    expect(spoken(controls).get_by_role("button", name="Keep")).to_be_attached(timeout=20_000)
    assert 'Button("Keep")' in controls.text
