"""The guided walk as a person has it: in one language, and with a reader's steps done.

What a reader is to write stands between a comment that begins with ▼ and one that is ▲. `RapidPrototyping/Solutions/PAGE.swift`
has what belongs there, part by part, each with ▲ behind it.
"""

import json
import re
from pathlib import Path

from translated import PLAYGROUNDS, copy

HERE = Path(__file__).parent
WALK = PLAYGROUNDS / "RapidPrototyping.playground"
LANGUAGES = ["en", "pt", "sv", "zh"]
PAGES = re.findall(r"page name='([^']+)'", (WALK / "contents.xcplayground").read_text())
STEP = re.compile(
    r"(?P<task>^ *// ▼.*\n(?: *//(?! ▲).*\n)*)(?P<code>(?:.*\n)*?)(?P<end> *// ▲\n)", re.MULTILINE)


def localised(language, folder):
    """A copy of the walk in a language."""
    return copy(WALK.stem, language, folder)


def texts(bundle, page):
    """The Swift files of a page, its own text first."""
    folder = bundle / "Pages" / f"{page}.xcplaygroundpage"
    return [folder / "Contents.swift", *sorted((folder / "Sources").glob("*.swift"))]


def solution(page):
    """What a reader writes on a page, part by part."""
    file = HERE / "RapidPrototyping/Solutions" / f"{page}.swift"
    return file.read_text().split("// ▲\n")[:-1] if file.exists() else []


def solve(bundle, page, leave_out=()):
    """Does the steps of a page, save those whose numbers are left out."""
    parts = list(enumerate(solution(page)))
    for file in texts(bundle, page):
        def done(step):
            number, part = parts.pop(0)
            return step[0] if number in leave_out else step["task"] + part + step["end"]
        text = file.read_text()
        changed = STEP.sub(done, text)
        if changed != text:
            file.write_text(changed)
    assert not parts, "each part has its place"


class Run:
    """What `lek run --json` says of a page."""

    def __init__(self, done):
        self.status = done.returncode
        self.errors = done.stderr.decode()
        self.events = [json.loads(line) for line in done.stdout.splitlines()]
        self.console = "".join(
            event["text"] for event in self.events if event["event"] == "console").splitlines()
        self.trees = [event["text"] for event in self.events if event["event"] == "tree"]

    def of(self, kind):
        return [event for event in self.events if event["event"] == kind]

    def lines(self, sign):
        return [line for line in self.console if line.startswith(sign)]

    @property
    def is_fine(self):
        return self.status == 0 and not self.errors and not self.of("diagnostic") and not self.of("crash")
