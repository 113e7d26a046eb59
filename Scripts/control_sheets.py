"""Sheets of SwiftUI's controls in their states, from the pages of Controls.playground.

The console of a page names the cells whose state needs a pointer. Each control there is pressed or
focused, and its picture is put into that of the page at rest.
"""

import re
from typing import NamedTuple

from PIL import Image, ImageChops

from live_window import LiveWindow

SHEETS = {
    "swiftui-buttons": "Buttons", "swiftui-values": "Values", "swiftui-text": "Text",
    "swiftui-choices": "Choices", "swiftui-groups": "Groups",
}
PLAYGROUND = "Scripts/Controls.playground"
# The window has room for the live view, nearly in its own size.
WINDOW, PANE = (2000, 1500), 1250
MARGIN, CAPTION = 12, 14
# Where a control is pressed, as a share of its width: beside its label, or on what is not chosen.
PLACES = {"Toggle": 0.86, "ColorPicker": 0.86, "Stepper": 0.36, "segmented": 0.2}
CELL = r"(.+)\|(pressed|focused)" + r"\|(\d+)" * 4


class Cell(NamedTuple):
    """A control, its state, and its place in points. The name of the state stands at the bottom."""

    title: str
    state: str
    x: int
    y: int
    width: int
    height: int

    @property
    def point(self):
        share = PLACES.get(self.title, 0.5)
        return self.x + self.width * share, self.y + (self.height - CAPTION) / 2

    def box(self, scale):
        """Without the name of the state, in pixels."""
        sides = self.x, self.y, self.x + self.width, self.y + self.height - CAPTION
        return tuple(round(side * scale) for side in sides)


class Sheet(LiveWindow):
    """The page of a name, in a window that shows the playground."""

    def __init__(self, window, name, scheme):
        super().__init__(window)
        window.evaluate(
            "width => document.documentElement.style.setProperty('--assistant-width', width)",
            f"{PANE}px")
        if name != next(iter(SHEETS.values())):
            window.locator("#navigator").get_by_text(name, exact=True).first.click()
        self.wait(lambda: self.cells(), "the page")
        if scheme == "dark":
            window.evaluate("lek.commands.run('liveViewAppearance')")
        # Without the wheels that turn, further down.
        self.wait_until_still(
            lambda picture: picture.crop((0, 0, picture.width, picture.height // 3)))
        self.scale = window.evaluate("lek.liveView().scale")

    def cells(self):
        """The cells that the page names, each at its last place."""
        found = {}
        for line in self.window.locator("#console").inner_text().split("\n"):
            if match := re.fullmatch(CELL, line.strip()):
                title, state, *place = match.groups()
                found[title] = Cell(title, state, *map(int, place))
        return list(found.values())

    def touched(self, cell):
        """The picture while the control is pressed, or after it got the focus."""
        box, mouse = self.window.locator("[data-live-view]").bounding_box(), self.window.mouse
        x, y = cell.point
        corner = box["x"] + box["width"] - 10, box["y"] + box["height"] - 10
        mouse.move(box["x"] + x * self.scale, box["y"] + y * self.scale)
        mouse.down()
        if cell.state == "focused":
            mouse.up()
        self.window.wait_for_timeout(250)
        picture = self.picture()
        if cell.state == "pressed":
            # Beside the control nothing is run.
            mouse.move(*corner, steps=3)
            mouse.up()
            self.window.wait_for_timeout(200)
            # A menu or a calendar that opened closes.
            mouse.click(*corner)
            self.window.wait_for_timeout(500)
        return picture

    def image(self):
        sheet = self.picture()
        for cell in self.cells():
            box = cell.box(self.scale)
            sheet.paste(self.touched(cell).crop(box), box)
        # The outermost pixels are those of the live view's edge.
        sheet = sheet.crop((3, 3, sheet.width - 3, sheet.height - 3))
        empty = Image.new("RGB", sheet.size, sheet.getpixel((2, 2)))
        left, top, right, bottom = ImageChops.difference(sheet, empty).getbbox()
        return sheet.crop((
            max(0, left - MARGIN), max(0, top - MARGIN), min(sheet.width, right + MARGIN),
            min(sheet.height, bottom + MARGIN)))
