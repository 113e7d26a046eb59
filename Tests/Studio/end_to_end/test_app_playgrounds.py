"""An app playground in the studio: its app, the previews of its files, and completion."""

import pytest

from running_studio import RunningStudio
from workbench import Workbench

MANIFEST = """// swift-tools-version: 5.6
import PackageDescription
let package = Package(
  name: "Walk", products: [.iOSApplication(name: "Walk", targets: ["AppModule"])],
  targets: [.executableTarget(name: "AppModule", path: ".")])
"""
FILES = {
    "Package.swift": MANIFEST,
    "Walk.swift": """import SwiftUI
@main struct Walk: App {
  var body: some Scene { WindowGroup { Card(name: "the app") } }
}
""",
    "Card.swift": """import SwiftUI
struct Card: View {
  let name: String
  var body: some View { Text("Shown by \\(name)") }
}
#Preview { Card(name: "a preview") }
private struct Card_Previews: PreviewProvider {
  static var previews: some View { Card(name: "a provider") }
}
""",
}
COUNTER = """import SwiftUI
@main struct Walk: App {
  @AppStorage("taps") private var taps = 0
  var body: some Scene {
    WindowGroup { Button("Taps: \\(taps)") { taps += 1 } }
  }
}
"""


@pytest.fixture
def open_app(tmp_path, browser):
    opened = []

    def open_files(files):
        bundle = tmp_path / "Walk.swiftpm"
        bundle.mkdir()
        for path, text in files.items():
            (bundle / path).write_text(text)
        studio = RunningStudio(bundle)
        window = browser.new_page(viewport={"width": 1400, "height": 900})
        opened.append((studio, window))
        window.goto(studio.address)
        window.wait_for_selector(".cm-editor")
        return Workbench(window, bundle)

    yield open_files
    for studio, window in opened:
        window.close()
        studio.end()


@pytest.fixture
def app(open_app):
    return open_app(FILES)


def shows(app, words):
    app.wait_until(lambda: words in app.page.locator("#live-view").inner_text(), words, patience=60)


def tap(app, words):
    box = app.page.locator("#live-view").get_by_text(words).bounding_box()
    app.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_files_of_an_app_are_edited_with_their_previews(app):
    shows(app, "Shown by the app")
    app.page.locator('#navigator [data-path="Card.swift"]').click()
    app.page.get_by_role("button", name="Previews").click()
    shows(app, "Shown by a preview")
    shows(app, "Shown by a provider")
    # A fault stands at its line, and a repaired file shows its previews again.
    app.replace("Shown by", "Drawn in")
    shows(app, "Drawn in a preview")
    app.replace("let name: String", "let name: Int")
    app.wait_until(lambda: app.errors_on('Card(name: "a preview")'), "the error", patience=60)
    app.replace("let name: Int", "let name: String")
    app.wait_until(lambda: not app.errors_on('Card(name: "a preview")'), "no error", patience=60)
    app.page.get_by_role("button", name="App", exact=True).click()
    shows(app, "Drawn in the app")
    assert "Drawn in" in (app.bundle / "Card.swift").read_text()


def test_members_of_another_file_are_offered(app):
    shows(app, "Shown by the app")
    app.replace('Card(name: "the app")', "Card(")

    def is_offered():
        if any("name" in one for one in app.page.locator(".completion-label").all_inner_texts()):
            return True
        app.page.wait_for_timeout(1500)
        app.page.keyboard.press("Control+Space")
        return False

    app.wait_until(is_offered, "the argument of the initializer", patience=60)


def test_an_app_keeps_its_values_until_it_is_reset(open_app):
    app = open_app({"Package.swift": MANIFEST, "Walk.swift": COUNTER})
    for taps in range(2):
        shows(app, f"Taps: {taps}")
        tap(app, f"Taps: {taps}")
    shows(app, "Taps: 2")
    app.replace("Taps:", "Count:")
    shows(app, "Count: 2")
    app.page.locator("#run-options").click()
    app.page.get_by_role("menuitem", name="Reset the app").click()
    sheet = app.page.locator("dialog.sheet")
    assert "forgets its settings" in sheet.inner_text()
    assert "The source stays as it is." in sheet.inner_text()
    shows(app, "Count: 2")
    sheet.get_by_role("button", name="Reset", exact=True).click()
    shows(app, "Count: 0")
    app.wait_until(lambda: "Count:" in (app.bundle / "Walk.swift").read_text(), "the source")
