"""What happens to a studio: each deed is done by chance, at any moment, whatever else goes on."""

import os
import signal

import made_up_pages
from team import PAGES, path_of
from wire_window import GONE

NUMBERS = 60
MOST_WORDS, MOST_MARKS = 60, 4
LETTERS = "abcdefghijklmnopqrstuvwxyz "


class Deeds:
    """The deeds of the windows of one team, by their names; `counts` says how many were done."""

    def __init__(self, team, counts, generator):
        self.team, self.counts, self.random = team, counts, generator

    # Typing

    def edit(self):
        """A few keys, each of which is an edit."""
        number = self.random.randrange(len(self.team.windows))
        window = self.team.windows[number]
        if window.page not in PAGES:
            return
        page, typed = window.page, self.team.typed[number][window.page]
        way = self.random.random()
        for _ in range(self.random.randint(1, 12)):
            text = window.texts[path_of(page)].text
            window.type(path_of(page), self.key(typed, number, text, way))
            self.counts["edits"] += 1
            if self.random.random() < 0.3:
                window.pump()

    def key(self, typed, number, text, way):
        if way < 0.7:
            typed.words = typed.words[:-1] if len(typed.words) > MOST_WORDS else typed.words + self.random.choice(LETTERS)
            if self.random.random() < 0.1:
                typed.words = typed.words[:self.random.randrange(len(typed.words) + 1)]
            return made_up_pages.with_words(text, number, typed.words)
        if way < 0.85:
            # One in eight is a mistake, which does not compile until the next edit of the number.
            wrong = self.random.random() < 0.12
            typed.number = "nothing" if wrong else str(self.random.randrange(NUMBERS))
            return made_up_pages.with_number(text, number, typed.number)
        if typed.marks and (len(typed.marks) >= MOST_MARKS or self.random.random() < 0.4):
            return made_up_pages.without_mark(text, typed.marks.pop(self.random.randrange(len(typed.marks))))
        self.team.marks += 1
        typed.marks.append(f"w{number}m{self.team.marks}")
        return made_up_pages.with_mark(text, typed.marks[-1])

    def edit_sources(self):
        """The shared source becomes another one, by whichever window."""
        window = self.random.choice(self.team.windows)
        path = "Sources/Shared.swift"
        window.type(path, made_up_pages.SHARED.replace("+ 1", f"+ {self.random.randrange(9)}"))
        self.counts["edits"] += 1

    # Touching

    def touch(self):
        window = self.random.choice(self.team.windows)
        for _ in range(self.random.randint(1, 6)):
            self.tap(window)

    def tap(self, window):
        seen = window.runs.get(window.run)
        if not seen or not seen.commits or not seen.has_live_view:
            return
        place = self.random.randrange(len(self.team.windows))
        x, y = made_up_pages.tile_centre(place)
        for phase in ("began", "ended"):
            window.send({"type": "touches", "run": window.run, "touches": [
                {"phase": phase, "identifier": 1 + self.team.windows.index(window), "x": x, "y": y}]})
        taps = self.team.taps.setdefault(window.run, [0] * len(self.team.windows))
        taps[place] += 1
        self.counts["touches"] += 1

    # Looking

    def switch(self):
        window = self.random.choice(self.team.windows)
        window.send({"type": "look", "page": self.random.choice(PAGES)})
        self.counts["switches"] += 1

    def ask(self):
        window = self.random.choice(self.team.windows)
        if window.page in PAGES:
            window.asked += 1
            window.send({"type": "completion", "id": window.asked, "file": path_of(window.page), "line": 8,
                         "column": self.random.randint(1, 4)})
            self.counts["questions"] += 1

    def reconnect(self):
        """A window's connection goes, one way or another; what it types meanwhile is not lost."""
        number = self.random.randrange(len(self.team.windows))
        window = self.team.windows[number]
        manner = self.random.choice(["closed", "reset", "half-open"])
        window.cut(manner)
        if self.random.random() < 0.5:
            self.edit()
        self.team.connect(window)
        if len(window.left_open) > 3:
            window.left_open.pop(0).close_socket()
        self.counts["reconnects"] += 1

    # Killing

    def kill(self):
        kind = self.random.choice(self.victims)
        self.counts["kills"] += 1
        self.counts[f"kills of a {kind}"] += 1
        if kind == "studio":
            self.team.kill_studio()
            return
        household = self.team.studio.household
        if kind == "page":
            found = household.pages()
        elif kind == "host":
            found = household.hosts()
        else:
            names = {"compiler": "swift-frontend", "language server": "sourcekit-lsp"}
            found = [process for process, name in household.below(self.team.studio.process.pid).items()
                     if name == names[kind]]
        for process in found[:1]:
            try:
                os.kill(process, signal.SIGKILL)
            except ProcessLookupError:
                pass

    victims = ["page", "page", "host", "compiler"]

    def pump(self):
        for window in self.team.windows:
            try:
                window.pump()
            except GONE:
                # The studio let go of it: a window that reads too slowly, say. It comes back, as a browser does.
                window.cut("reset")
                self.team.connect(window)
                self.counts["connections that the studio ended"] += 1
