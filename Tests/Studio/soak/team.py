"""A studio on a bundle, the windows on it, and what each of them has typed: all of it has to be there in the end."""

import time

import made_up_pages
from lone_studio import LoneStudio
from wire_window import GONE, Window

PAGES = ["One", "Two", "Three"]
# One of them is a long page.
LESSONS = {"Three": 30}
SETTINGS = """<?xml version="1.0"?>
<playground version="6.0" target-platform="ios"><pages>
<page name="One"/><page name="Two"/><page name="Three"/>
</pages></playground>
"""
SHARED = "Sources/Shared.swift"


def path_of(page):
    return f"Pages/{page}.xcplaygroundpage/Contents.swift"


class Typed:
    """What one window has typed into one page."""

    def __init__(self):
        self.number, self.words, self.marks = "1", "", []

    @property
    def whole(self):
        return self.number, self.words, sorted(self.marks)


class Team:
    def __init__(self, name, folder, generator, windows):
        self.name, self.folder, self.random = name, folder, generator
        self.bundle = folder / f"{name}.playground"
        for page in PAGES:
            file = self.bundle / path_of(page)
            file.parent.mkdir(parents=True)
            file.write_text(made_up_pages.page(windows, LESSONS.get(page, 0)))
        (self.bundle / "contents.xcplayground").write_text(SETTINGS)
        (self.bundle / SHARED).parent.mkdir()
        (self.bundle / SHARED).write_text(made_up_pages.SHARED)
        self.typed = [{page: Typed() for page in PAGES} for _ in range(windows)]
        self.windows = [Window(f"{name}-{number}") for number in range(windows)]
        # By run: how often each tile was tapped.
        self.taps = {}
        self.marks = 0
        self.studio = LoneStudio(self.bundle, folder / name)
        for window in self.windows:
            self.connect(window)

    # The studio

    def connect(self, window):
        window.connect(self.studio.port, self.studio.token)

    def kill_studio(self):
        """As by a power cut; its windows come back all at once, and have what they typed."""
        self.studio.kill()
        for window in self.windows:
            window.cut("reset")
            for old in window.left_open:
                old.close_socket()
            window.left_open.clear()
        self.taps.clear()
        self.studio.start()
        for window in self.windows:
            self.connect(window)
        for number, window in enumerate(self.windows):
            self.type_again(number)
        for window in self.windows:
            window.wait(lambda: window.is_heard, "its edits to be accepted")

    def type_again(self, number):
        """Where the studio asks which text is meant, the person puts what is theirs into the one that is there."""
        window = self.windows[number]
        for path in window.to_type_again:
            page = next((page for page in PAGES if path_of(page) == path), None)
            if page:
                window.type(path, self.with_all_of(number, page, window.texts[path].text))
        window.to_type_again.clear()

    def with_all_of(self, number, page, text):
        typed = self.typed[number][page]
        text = made_up_pages.with_number(text, number, typed.number)
        text = made_up_pages.with_words(text, number, typed.words)
        there = made_up_pages.written(text, number)[2]
        for mark in typed.marks:
            if mark not in there:
                text = made_up_pages.with_mark(text, mark)
        for mark in there:
            if mark not in typed.marks:
                text = made_up_pages.without_mark(text, mark)
        return text

    def end(self):
        """As with Ctrl-C; the windows say that they have nothing left to say."""
        self.studio.process.terminate()
        end = time.monotonic() + 60
        while self.studio.process.poll() is None and time.monotonic() < end:
            for window in self.windows:
                try:
                    window.pump()
                except GONE:
                    window.close()
            time.sleep(0.02)
        for window in self.windows:
            window.close()
        return self.studio.process.poll()
