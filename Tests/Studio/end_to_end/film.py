"""What a window shows while time goes by: each picture the browser draws, with its moment."""

import base64
import io

from PIL import Image


class Film:
    """Takes pictures from `begin` to `end`, as often as the browser has another one."""

    def __init__(self, window, every=2):
        self.every = every
        self.frames = []
        self.browser = window.context.new_cdp_session(window)
        self.browser.on("Page.screencastFrame", self.take)

    def begin(self):
        self.browser.send("Page.startScreencast", {"format": "png", "everyNthFrame": self.every})

    def take(self, event):
        self.frames.append((event["metadata"]["timestamp"], event["data"]))
        self.browser.send("Page.screencastFrameAck", {"sessionId": event["sessionId"]})

    def end(self):
        self.browser.send("Page.stopScreencast")

    def pictures(self, box=None, since=0):
        """All from one on, or a part of the window `{x, y, width, height}` in all of them."""
        for _, data in self.frames[since:]:
            yield picture(data, box)

    def begin_with(self, condition, box):
        """Leaves out what was shown before a part of the window looked so."""
        while len(self.frames) > 1 and not condition(picture(self.frames[0][1], box)):
            del self.frames[0]

    def at_even_steps(self, most_seconds, steps_a_second):
        """What is shown at even steps of time, from the first picture on."""
        first, at = self.frames[0][0], 0
        last = min(self.frames[-1][0], first + most_seconds)
        for step in range(round((last - first) * steps_a_second) + 1):
            while at + 1 < len(self.frames) and self.frames[at + 1][0] <= first + step / steps_a_second:
                at += 1
            yield picture(self.frames[at][1])


def picture(data, box=None):
    whole = Image.open(io.BytesIO(base64.b64decode(data))).convert("RGB")
    if box is None:
        return whole
    left, top = box["x"], box["y"]
    return whole.crop(tuple(map(round, (left, top, left + box["width"], top + box["height"]))))
