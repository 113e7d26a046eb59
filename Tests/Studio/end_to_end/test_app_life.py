"""The app of an app playground: commands from the studio's bar, and its life in hidden windows."""

import pytest

from running_studio import RunningStudio
from test_app_playgrounds import MANIFEST, shows
from workbench import Workbench

APP = """import SwiftUI
@main struct Walk: App {
  @Environment(\\.scenePhase) private var phase
  @State private var phases = ""
  @State private var score = 0
  var body: some Scene {
    WindowGroup {
      VStack {
        Text("Score \\(score)")
        Text("Phases: " + phases)
      }
    }
    .onChange(of: phase) { phases += "\\($1)".prefix(1) }
    .commands {
      CommandMenu("Game") {
        Button("Shuffle") { score += 1 }
        Menu("Level") { Button("Hard") { score = 10 } }
      }
    }
  }
}
"""
BUTTON = ".stage-bar [data-command=appCommands]"
# A tab cannot be hidden in a browser without windows: the document says that it is.
HIDE = """isHidden => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => isHidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


@pytest.fixture
def app(tmp_path, browser):
    bundle = tmp_path / "Walk.swiftpm"
    bundle.mkdir()
    (bundle / "Package.swift").write_text(MANIFEST)
    (bundle / "Walk.swift").write_text(APP)
    studio = RunningStudio(bundle)
    page = browser.new_page(viewport={"width": 1400, "height": 900})
    page.goto(studio.address)
    app = Workbench(page, bundle)
    app.studio = studio
    shows(app, "Score 0")
    yield app
    page.close()
    studio.end()


def test_commands_without_keys_are_given_with_a_pointer_a_finger_and_keys(app, browser):
    app.page.locator(BUTTON).click()
    app.page.locator(".menu-item", has_text="Shuffle").click()
    shows(app, "Score 1")
    # A pointer that rests on a menu takes the focus from the keys.
    app.page.mouse.move(5, 5)
    app.page.locator(".live-view").focus()
    app.page.keyboard.press("Control+Alt+m")
    for key in ("ArrowDown", "ArrowRight", "Enter"):
        app.page.keyboard.press(key)
    shows(app, "Score 10")
    context = browser.new_context(
        viewport={"width": 1180, "height": 820}, has_touch=True, is_mobile=True)
    try:
        tablet = Workbench(context.new_page(), app.bundle)
        tablet.page.goto(app.studio.address)
        shows(tablet, "Score 10")
        tablet.page.locator(BUTTON).tap()
        tablet.page.locator(".menu-item", has_text="Shuffle").tap()
        shows(app, "Score 11")
    finally:
        context.close()


def test_an_app_is_active_while_one_of_its_windows_can_be_seen(app, browser):
    # The first letter of each phase: inactive, background, active.
    app.page.evaluate(HIDE, True)
    shows(app, "Phases: ib")
    app.page.evaluate(HIDE, False)
    shows(app, "Phases: ibia")
    other = browser.new_page()
    try:
        other.goto(app.studio.address)
        shows(Workbench(other, app.bundle), "Phases: ibia")
        app.page.evaluate(HIDE, True)
        other.evaluate(HIDE, True)
        shows(app, "Phases: ibiaib")
        other.evaluate(HIDE, False)
        shows(app, "Phases: ibiaibia")
    finally:
        other.close()
