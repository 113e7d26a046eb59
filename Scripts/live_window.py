"""A window of the studio, and the picture that its live view shows."""

import io
import time

from PIL import Image

PATIENCE = 90


class LiveWindow:
    def __init__(self, window):
        self.window = window

    def wait(self, condition, what):
        end = time.monotonic() + PATIENCE
        while not condition():
            if time.monotonic() > end:
                raise TimeoutError(f"waited for {what}")
            self.window.wait_for_timeout(50)

    @property
    def live(self):
        return self.window.locator("[data-live-view]")

    def picture(self):
        return Image.open(io.BytesIO(self.live.screenshot(animations="allow"))).convert("RGB")

    def wait_until_still(self, part=lambda picture: picture):
        """Until two pictures, or parts of them, are the same."""
        last = [None]

        def is_still():
            self.window.wait_for_timeout(400)
            before, last[0] = last[0], part(self.picture()).tobytes()
            return before == last[0]

        self.wait(is_still, "a still picture")
