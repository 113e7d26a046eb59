"""A studio on a small bundle, with a window that needs no browser; each test breaks something beneath it."""

import subprocess

import pytest

from lone_studio import LoneStudio
from wire_window import Window

PAGE = "Contents.swift"
SETTINGS = '<?xml version="1.0"?>\n<playground version="5.0" target-platform="ios"/>\n'


class Bench:
    def __init__(self, folder):
        self.folder = folder
        folder.chmod(0o755)
        self.bundle = folder / "Made.playground"
        self.windows, self.studios, self.mounts = [], [], []

    def write(self, text="print(1)\n"):
        self.bundle.mkdir(exist_ok=True)
        (self.bundle / PAGE).write_text(text)
        (self.bundle / "contents.xcplayground").write_text(SETTINGS)

    def open(self, name="studio", **environment):
        if not self.bundle.exists():
            self.write()
        self.studio = LoneStudio(self.bundle, self.folder / name, **environment)
        self.studios.append(self.studio)
        return self.studio

    def window(self, studio=None, queue=None):
        window = Window(f"window-{len(self.windows)}", queue)
        studio = studio or self.studio
        window.connect(studio.port, studio.token)
        self.windows.append(window)
        return window

    @property
    def text_on_disk(self):
        return (self.bundle / PAGE).read_text()

    def small_disk(self, place, kilobytes):
        """A disk of its own, so small that it can be filled."""
        place.mkdir(parents=True, exist_ok=True)
        done = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", f"size={kilobytes}k", "tmpfs", str(place)], capture_output=True)
        if done.returncode:
            pytest.skip("only root can make a disk to fill")
        self.mounts.append(place)
        return place

    def fill(self, place):
        """Takes all the room there is left; returns what has to go for there to be some again."""
        filling = place / "filling"
        with filling.open("wb", buffering=0) as file:
            for piece in (1 << 20, 1 << 12):
                try:
                    while file.write(b"\0" * piece) == piece:
                        pass
                except OSError:
                    pass
        return filling

    def words(self):
        """What the studio has said in the terminal, without its address."""
        return "".join(line for line in self.studio.words.read_text().splitlines(True) if "?token=" not in line)

    def close(self):
        for window in self.windows:
            window.close()
        for studio in self.studios:
            if studio.process.poll() is None:
                studio.process.kill()
                studio.process.wait(timeout=60)
        for place in reversed(self.mounts):
            subprocess.run(["umount", "-l", str(place)], check=True)


def typed(window, line, path=PAGE):
    """Types a line at the end, and waits until the studio has heard it."""
    window.type(path, window.texts[path].text + line + "\n")
    window.wait(lambda: window.is_heard, "the edit to be accepted")


def told(window, words):
    """Waits for a problem that says something."""
    window.wait(lambda: any(words in problem for problem in window.problems), f"a problem with “{words}”")
    return next(problem for problem in window.problems if words in problem)


def settled(window, *phases):
    """Waits until the newest text has come to one of these."""
    window.wait(lambda: window.state.get("phase") in phases
                and window.state.get("version", 0) >= window.versions_of_run(), f"one of {phases}")
    return window.state
