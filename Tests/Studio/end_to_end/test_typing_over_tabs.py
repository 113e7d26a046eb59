"""Two playgrounds in one studio: what is typed stays, whichever of them a window shows and however it came there.

Long because every way to leave a playground and to come back to it is here, and a walk over all of them.
"""

import json
import os
import random
import re
import time

import pytest
from websockets.sync.client import connect

from running_studio import RunningStudio
from workbench import Workbench

SETTINGS = '<?xml version="1.0"?>\n<playground version="5.0" target-platform="ios"/>\n'
# Seconds that the random walk lasts, and the seed that repeats one.
WALK = float(os.environ.get("LEK_WALK", 25))
SEED = os.environ.get("LEK_SEED")
# A window whose connection a test can cut: while it is cut none is made. A deaf one hears no answers.
CUTTABLE = """(() => {
  const Real = WebSocket;
  const sockets = [];
  window.cut = {
    isCut: false, isDeaf: false,
    now() { this.isCut = true; sockets.splice(0).forEach((one) => one.close()); },
  };
  window.WebSocket = class extends Real {
    constructor(address) {
      super(window.cut.isCut ? `${address}-not` : address);
      sockets.push(this);
    }
    set onmessage(hear) { super.onmessage = (event) => window.cut.isDeaf || hear(event); }
  };
})()"""


class Tabs(Workbench):
    """A window on a studio with two playgrounds, by their names `A` and `B`."""

    def __init__(self, page, desk):
        super().__init__(page, desk.folder / "A.playground")
        self.desk = desk
        page.add_init_script(CUTTABLE)
        page.goto(desk.studio.address)
        page.wait_for_selector(".CodeMirror")
        self.wait_until(lambda: self.shown, "a document")

    @property
    def shown(self):
        return self.page.evaluate("window.lek?.session.document?.name ?? null")

    def click_tab(self, name):
        self.page.locator(".document-tab-name", has_text=re.compile(f"^{name}$")).click()

    def show(self, name):
        self.click_tab(name)
        self.wait_until(lambda: self.shown == name, f"{name} in the window")

    def put_caret(self, before_line_end):
        """Puts the caret at the end of the line that begins so, and the keys into the editor."""
        assert self.page.evaluate(
            """start => {
              const editor = document.querySelector('.CodeMirror').CodeMirror;
              const line = editor.getValue().split("\\n").findIndex((line) => line.startsWith(start));
              if (line >= 0) editor.setCursor(line, editor.getLine(line).length);
              editor.focus();
              return line >= 0;
            }""", before_line_end), f"no line begins with {before_line_end!r}: {self.text!r}"

    def press(self, text):
        self.page.keyboard.type(text)


class Desk:
    """A studio with two playgrounds on it, and its windows."""

    def __init__(self, folder, browser, page):
        self.folder, self.browser = folder, browser
        for name in "AB":
            bundle = folder / f"{name}.playground"
            bundle.mkdir()
            (bundle / "Contents.swift").write_text(page)
            (bundle / "contents.xcplayground").write_text(SETTINGS)
        self.studio = RunningStudio(folder / "A.playground")
        self.windows = [self.window()]
        first = self.windows[0]
        opened = first.page.evaluate(
            "location => lek.session.request({ type: 'openPlayground', location })",
            str(folder / "B.playground"))
        self.names = {"B": opened["document"], "A": first.page.evaluate("lek.session.document.document")}
        first.page.wait_for_selector(".document-tab")

    def window(self):
        return Tabs(self.browser.new_page(viewport={"width": 1200, "height": 800}), self)

    def on_disk(self, name):
        return (self.folder / f"{name}.playground/Contents.swift").read_text()

    def in_memory(self, name):
        """The text as the studio tells it to a window that comes."""
        token = re.search(r"[?&](\w+)=(\w+)", self.studio.address)
        address = f"ws://127.0.0.1:{self.studio.port}/socket?{token.group(1)}={token.group(2)}"
        with connect(address, origin=f"http://127.0.0.1:{self.studio.port}", max_size=None) as socket:
            socket.send(json.dumps({"type": "attach", "window": "reader", "document": self.names[name]}))
            while True:
                message = socket.recv(timeout=20)
                message = json.loads(message) if isinstance(message, str) else {"type": "frame"}
                if message["type"] == "document":
                    return next(file["text"] for file in message["files"] if file["path"] == "Contents.swift")

    def agree(self, name, text):
        """The screens that show it, the studio and the disk have this text."""
        def have():
            return {
                "disk": self.on_disk(name), "studio": self.in_memory(name),
                **{f"window {number}": window.text for number, window in enumerate(self.windows)
                   if window.shown == name}}
        end = time.monotonic() + 20
        while set((now := have()).values()) != {text}:
            assert time.monotonic() < end, f"{name} is not {text!r} but {now}"
            self.windows[0].page.wait_for_timeout(50)

    def close(self):
        for window in self.windows:
            window.page.close()
        self.studio.end()


@pytest.fixture
def desk(tmp_path, browser):
    made = []

    def make(page="// 0:\n"):
        made.append(Desk(tmp_path, browser, page))
        return made[-1]

    yield make
    for each in made:
        each.close()


def test_what_is_typed_before_and_after_another_tab_is_all_there(desk):
    desk = desk("")
    window = desk.windows[0]
    window.show("B")
    window.put_caret("")
    window.press("let first = 111")
    window.show("A")
    window.show("B")
    window.put_caret("let first")
    window.page.keyboard.press("Enter")
    window.press("let second = 222")
    desk.agree("B", "let first = 111\nlet second = 222")
    desk.agree("A", "")


def test_a_tab_is_left_and_come_back_to_many_times(desk):
    desk = desk()
    window = desk.windows[0]
    typed = {"A": "// 0:", "B": "// 0:"}
    for number in range(6):
        for name in "BA":
            window.show(name)
            window.put_caret("// 0:")
            window.press(f" {name}{number}")
            typed[name] += f" {name}{number}"
    for name, line in typed.items():
        desk.agree(name, line + "\n")


def test_a_tab_is_left_while_the_connection_is_gone(desk):
    desk = desk()
    window = desk.windows[0]
    window.show("B")
    window.put_caret("// 0:")
    window.page.evaluate("cut.now()")
    window.press(" typed alone")
    window.click_tab("A")
    window.page.evaluate("cut.isCut = false")
    window.wait_until(lambda: window.shown == "A", "the other tab")
    desk.agree("B", "// 0: typed alone\n")
    window.show("B")
    window.put_caret("// 0:")
    window.press(" and on")
    desk.agree("B", "// 0: typed alone and on\n")
    desk.agree("A", "// 0:\n")


def test_what_is_typed_without_hearing_the_others_is_merged_after_a_reload(desk):
    desk = desk("// 0:\n// 1:\n")
    desk.windows.append(desk.window())
    hearing, deaf = desk.windows
    hearing.show("B")
    deaf.show("B")
    deaf.page.evaluate("cut.now()")
    hearing.put_caret("// 0:")
    hearing.press(" heard")
    hearing.wait_until(lambda: "// 0: heard" in desk.on_disk("B"), "the words on disk")
    deaf.put_caret("// 1:")
    deaf.press(" unheard")
    deaf.page.reload()
    deaf.wait_until(lambda: deaf.shown == "B", "the playground that it showed")
    desk.agree("B", "// 0: heard\n// 1: unheard\n")
    assert not deaf.page.locator(".conflict-bar").is_visible()


def test_what_is_typed_until_the_other_tab_is_there_is_not_lost(desk):
    desk = desk()
    window = desk.windows[0]
    window.show("B")
    for letters in ("abcdefghijklmnop", "ABCDEFGHIJKLMNOP", "qrstuvwxyz", "QRSTUVWXYZ"):
        name = window.shown
        other = "A" if name == "B" else "B"
        window.put_caret("")
        # The keys come while the window still waits for the other document.
        window.page.evaluate("document => { lek.session.attach({ document }); }", desk.names[other])
        window.press(letters)
        window.wait_until(lambda: window.shown == other, "the other tab")

        def typed():
            return "".join(letter for one in (name, other) for letter in desk.in_memory(one) if letter in letters)

        window.wait_until(lambda: typed() == letters, f"{letters}, in their order")
        for one in "AB":
            desk.agree(one, desk.in_memory(one))


def test_a_playground_that_is_closed_and_opened_again_is_typed_into(desk):
    desk = desk()
    window = desk.windows[0]
    window.show("B")
    window.put_caret("// 0:")
    window.press(" once")
    window.page.evaluate("() => { lek.commands.run('closePlayground'); }")
    window.wait_until(lambda: window.shown == "A", "the neighbour")
    assert desk.on_disk("B") == "// 0: once\n"
    window.page.evaluate(
        """async location => {
          const { document } = await lek.session.request({ type: 'openPlayground', location });
          lek.session.attach({ document });
        }""", str(desk.folder / "B.playground"))
    window.wait_until(lambda: window.shown == "B", "it again")
    window.put_caret("// 0:")
    window.press(" and again")
    desk.agree("B", "// 0: once and again\n")


def test_it_is_closed_and_opened_again_while_the_connection_is_gone(desk):
    desk = desk()
    window, other = desk.windows[0], desk.window()
    desk.windows.append(other)
    window.show("B")
    window.put_caret("// 0:")
    window.press(" once")
    desk.agree("B", "// 0: once\n")
    # The studio does the first edit, and the window does not hear of it.
    window.page.evaluate("cut.isDeaf = true")
    window.press("!")
    desk.windows.remove(window)
    desk.agree("B", "// 0: once!\n")
    desk.windows.append(window)
    window.page.evaluate("cut.now()")
    window.press(" and")
    for ask in ("{ type: 'closePlayground', document }", "{ type: 'openPlayground', location }"):
        other.page.evaluate(
            "({ document, location }) => lek.session.request(" + ask + ")",
            {"document": desk.names["B"], "location": str(desk.folder / "B.playground")})
    window.page.evaluate("cut.isCut = cut.isDeaf = false")
    desk.agree("B", "// 0: once! and\n")
    window.put_caret("// 0:")
    window.press(" again")
    desk.agree("B", "// 0: once! and again\n")
    window.wait_until(lambda: window.page.evaluate("lek.session.texts.isSaved"), "it to be said to be saved")


class Walk:
    """Windows that type by chance, each at the end of a line of its own in each playground."""

    def __init__(self, desk, seed):
        self.desk, self.chance = desk, random.Random(seed)
        self.lines = {name: [f"// {number}:" for number in range(2)] for name in "AB"}
        self.words = 0
        self.log = []

    def text(self, name):
        return "\n".join(self.lines[name]) + "\n"

    def step(self, number):
        window = self.desk.windows[number]
        deed = self.chance.choice(["type"] * 6 + ["tab"] * 4 + ["cut", "reload"])
        self.log.append((number, deed, window.shown))
        if deed == "tab":
            window.show("B" if window.shown == "A" else "A")
        elif deed == "type":
            self.hear(window)
            self.type(number, window)
        elif deed == "cut":
            self.hear(window)
            window.page.evaluate("cut.now()")
            self.type(number, window)
            name = window.shown
            if self.chance.random() < 0.5:
                name = "B" if name == "A" else "A"
                window.click_tab(name)
            window.page.evaluate("cut.isCut = false")
            window.wait_until(lambda: window.shown == name, f"{name} after the connection came back")
        else:
            name = window.shown
            window.page.reload()
            window.page.wait_for_selector(".CodeMirror")
            window.wait_until(lambda: window.shown, "a document after the reload")
            window.page.wait_for_selector(".document-tab")
            if window.shown != name:
                window.show(name)

    def hear(self, window):
        """Waits until the window shows what the others typed: one that is reloaded before that offers
        its own text in a bar instead of typing it again."""
        name = window.shown
        window.wait_until(lambda: window.text == self.text(name), f"all that was typed into {name}")

    def type(self, number, window):
        name = window.shown
        window.put_caret(f"// {number}:")
        for _ in range(self.chance.randint(1, 3)):
            self.words += 1
            word = f" {name}{number}w{self.words}"
            window.press(word)
            self.lines[name][number] += word

    def pause(self):
        for name in "AB":
            self.desk.agree(name, self.text(name))


def test_a_random_walk_loses_nothing(desk):
    seed = int(SEED) if SEED else random.randrange(1 << 32)
    print(f"LEK_SEED={seed}")
    desk = desk("// 0:\n// 1:\n")
    desk.windows.append(desk.window())
    walk = Walk(desk, seed)
    for window in desk.windows:
        for name in "AB":
            window.show(name)
            window.page.evaluate("lek.session.send({ type: 'automatic', isOn: false })")
    end = time.monotonic() + WALK
    while time.monotonic() < end:
        for _ in range(walk.chance.randint(3, 8)):
            walk.step(walk.chance.randrange(2))
        try:
            walk.pause()
        except AssertionError as problem:
            raise AssertionError(f"LEK_SEED={seed}, after {walk.log[-12:]}: {problem}") from None
    print(f"{walk.words} words, {len(walk.log)} deeds")
