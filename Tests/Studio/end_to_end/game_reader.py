"""A reader of an old tutorial in the studio: what is pasted and typed there, and a table of cards seen as pixels."""

import time

from old_game import COLOURS, FILES, PLACES, centre, edits, table_size
from workbench import Workbench

BLUE, RED = (0, 0, 255), (255, 0, 0)


class Reader(Workbench):
    """`padding` is what the reader knows of the table; all else is seen."""

    padding = 20

    # Doing

    def show_source(self):
        self.page.locator('#navigator [data-path="Sources/Game.swift"]').click()
        self.wait_until(lambda: "import GameplayKit" in self.text, "the source in the editor")

    def show_page(self):
        """A playground's name, clicked twice, leads to its page."""
        self.page.locator("#jump-bar [data-kind=playground]").dblclick()
        self.wait_until(lambda: "liveView" in self.text, "the page in the editor")

    def paste(self, text):
        self.page.evaluate("text => navigator.clipboard.writeText(text)", text)
        self.page.keyboard.press("Control+v")

    def paste_all(self, text):
        """In the place of all that is there."""
        self.page.locator("#editor .cm-content").click()
        self.page.keyboard.press("Control+a")
        self.paste(text)
        self.wait_until(lambda: self.text == text, "the text, unchanged")

    def follow(self, step):
        """Does what the tutorial asks for next; sources are saved, and the page is shown in the end."""
        path = "Contents.swift"
        for edit in edits(step):
            if FILES[edit.file] != path:
                path = FILES[edit.file]
                self.show_source() if path.startswith("Sources") else self.save_and_show_page()
            self.select(edit.before)
            self.paste(edit.after)
            self.wait_until(lambda: edit.after in self.text, "what was pasted")
        if path.startswith("Sources"):
            self.save_and_show_page()
        self.wait_for_last_run()
        assert self.errors == []
        self.wait_until_still()

    def wait_for_last_run(self, moment=0.7):
        """Until the page has lived for a moment with all that was written."""
        since = [None, 0]

        def rests():
            is_live = "live" in self.page.locator("#status").inner_text()
            run = self.run_number if is_live and self.text == self.text_on_disk else None
            if run is None or run != since[0]:
                since[:] = run, time.monotonic()
            return run is not None and time.monotonic() - since[1] > moment
        self.wait_until(rests, "the last run")

    def save_and_show_page(self):
        self.page.keyboard.press("Control+s")
        self.show_page()

    def finger(self, place):
        """A point of the live view, on the screen."""
        box = self.live_view.bounding_box()
        scale = box["width"] / table_size(self.padding)[0]
        return box["x"] + place[0] * scale, box["y"] + place[1] * scale

    def tap_table(self, place):
        self.page.mouse.click(*self.finger(place))

    def hold_table(self, place, seconds):
        """A finger that rests on the table."""
        self.page.mouse.move(*self.finger(place))
        self.page.mouse.down()
        self.page.wait_for_timeout(seconds * 1000)
        self.page.mouse.up()

    # Seeing

    @property
    def run_number(self):
        return self.page.evaluate("lek.liveView().run")

    @property
    def errors(self):
        """What is said to be wrong, in all files."""
        return self.page.evaluate(
            """lek.session.placedIssues.filter(({ severity }) => severity === "error")
                 .map(({ file, line, message }) => `${file}:${line}: ${message}`)""")

    @property
    def size(self):
        """The live view's size, as it stands beside it."""
        words = self.page.locator("#live-view-size").text_content().split(" ·")[0]
        return tuple(int(word) for word in words.split(" × ")) if words else None

    def look(self, picture=None):
        """What colour each place of the table has: sixteen, row by row."""
        picture = picture or self.picture()
        scale = picture.width / table_size(self.padding)[0]

        def colour(place):
            return picture.getpixel(tuple(int(part * scale) for part in centre(*place, self.padding)))
        return [colour(place) for place in PLACES]

    def wait_to_see(self, condition, what):
        """Looks until all sixteen are as they shall be."""
        seen = []

        def holds():
            seen[:] = self.look()
            return condition(seen)
        self.wait_until(holds, what)
        return list(seen)

    def wait_for_table(self, colour, padding=20):
        """Until the table is that large, and every card on it shows that colour."""
        self.padding = padding
        self.wait_until(
            lambda: self.size == table_size(padding), f"a table of {table_size(padding)}")
        self.wait_to_see(lambda seen: all(is_near(one, colour) for one in seen), f"sixteen of {colour}")


def is_near(one, other):
    return max(abs(left - right) for left, right in zip(one, other)) < 24


def face_of(colour):
    """Which face a colour belongs to, if one."""
    return next((number for number, face in enumerate(COLOURS, 1) if is_near(colour, face)), None)
