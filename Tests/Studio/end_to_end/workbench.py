"""What a person does and sees in the studio, in the words of a test."""

import io
import re
import time

from PIL import Image, ImageStat

PATIENCE = 20


class Workbench:
    def __init__(self, page, bundle):
        self.page = page
        self.bundle = bundle

    # Typing

    @property
    def text(self):
        return self.page.evaluate("document.querySelector('.cm-editor').codeEditor.text")

    @property
    def text_on_disk(self):
        return (self.bundle / "Contents.swift").read_text()

    def select(self, text):
        """Puts the selection on the first place where the text stands."""
        assert self.page.evaluate(
            """text => {
              const editor = document.querySelector('.cm-editor').codeEditor;
              const start = editor.text.indexOf(text);
              if (start < 0) return false;
              editor.setSelection(
                editor.positionAt(start), editor.positionAt(start + text.length));
              editor.focus();
              return true;
            }""", text), f"{text!r} is not in the page"

    def replace(self, old, new):
        """Types over a piece of the text."""
        self.select(old)
        if new:
            self.page.keyboard.type(new)
        else:
            self.page.keyboard.press("Delete")

    def append(self, line):
        """Types a line at the end of the page."""
        self.page.evaluate(
            """() => {
              const editor = document.querySelector('.cm-editor').codeEditor;
              editor.setCaret(editor.lineCount, 0);
              editor.focus();
            }""")
        self.page.keyboard.press("Enter")
        self.page.keyboard.type(line)

    # Reading

    def line_number(self, text):
        """The first line, from 1, in which the text stands; none where it does not."""
        for number, line in enumerate(self.text.split("\n"), start=1):
            if text in line:
                return number
        return None

    def result_beside(self, text):
        """The fresh result beside the line in which the text stands, which is brought into view."""
        line = self.line_number(text)
        row = line and self.page.evaluate(
            """line => {
              const editor = document.querySelector(".cm-editor").codeEditor;
              editor.reveal({ line: line - 1, ch: 0 }, 60);
              return window.lek.resultBeside(line);
            }""", line)
        return row["text"] if row and not row["isStale"] else None

    def errors_on(self, text):
        line = self.line_number(text)
        return self.page.evaluate("line => window.lek.diagnosticsOn(line)", line) if line else []

    @property
    def console(self):
        return self.page.locator("#console").inner_text()

    # Seeing

    @property
    def live_view(self):
        return self.page.locator("[data-live-view]")

    def picture(self):
        """The live view's pixels, as they stand on the screen."""
        return Image.open(io.BytesIO(self.live_view.screenshot(animations="allow"))).convert("RGB")

    def card_centres(self, picture):
        """The middles of the sixteen cards, in the picture: 100 by 118 points, below a scoreboard of 48."""
        padding = int(re.search(r"padding = (\d+)", self.text).group(1))
        across, down, top = 100 + padding, 118 + padding, max(padding, 12) + 48 + padding
        scale = picture.width / (4 * across + padding)
        return [
            (round((padding + 50 + column * across) * scale), round((top + 59 + row * down) * scale))
            for row in range(4) for column in range(4)
        ]

    def differ(self, before, after, place):
        """Whether the surroundings of a place look different."""
        x, y = place
        box = (x - 12, y - 12, x + 12, y + 12)
        return before.crop(box).tobytes() != after.crop(box).tobytes()

    def colour_around(self, picture, place):
        """The mean colour of a card's middle."""
        x, y = place
        return ImageStat.Stat(picture.crop((x - 30, y - 30, x + 30, y + 30))).mean

    def flips_of_a_fresh_run(self):
        """When each of the turning elements of a new run began, as the browser's own clock has it."""
        self.page.locator("#run").click()
        return self.page.wait_for_function(
            """() => {
              const turning = [...document.querySelectorAll("[data-live-view] .turning:not(.ghost)")];
              const starts = turning.map((element) => element.getAnimations()[0]?.startTime ?? null);
              return starts.length > 0 && !starts.includes(null) ? starts : false;
            }""").json_value()

    def wait_until(self, condition, what, patience=PATIENCE):
        end = time.monotonic() + patience
        while not condition():
            assert time.monotonic() < end, f"waited {patience} s for {what}"
            self.page.wait_for_timeout(30)

    def wait_for_picture(self):
        self.page.wait_for_selector(".cm-editor")
        self.page.wait_for_selector("[data-live-view]", timeout=PATIENCE * 1000)

    def wait_until_still(self):
        """Waits until nothing in the live view moves any more."""
        before = [None]

        def still():
            now = self.picture().tobytes()
            same = before[0] == now
            before[0] = now
            if not same:
                self.page.wait_for_timeout(250)
            return same

        self.wait_until(still, "a still picture")

    def tap(self, x, y):
        """A real press of the pointer, in the live view's pixels on the screen."""
        box = self.live_view.bounding_box()
        self.page.mouse.click(box["x"] + x, box["y"] + y)
