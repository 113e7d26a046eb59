"""The studio's catalogues as they lie on disk, and the sentences of the server."""

import json
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
SCRIPTS = ROOT / "Studio/js"
LANGUAGES = ("en", "pt", "sv", "zh")
ENTRY = re.compile(r'^  "([^"]+)":\s*("(?:[^"\\]|\\.)*"(?:\s*\+\s*"(?:[^"\\]|\\.)*")*),$', re.MULTILINE)
PIECE = re.compile(r'"(?:[^"\\]|\\.)*"')


def catalogue(language):
    """Every text of a language, by its key; a key that comes twice is a mistake."""
    texts = {}
    for file in sorted((SCRIPTS / "strings" / language).glob("*.js")):
        found = ENTRY.findall(file.read_text())
        assert len(found) == len(re.findall(r'^  "', file.read_text(), re.MULTILINE)), file
        for key, pieces in found:
            assert key not in texts, f"{key} is there twice in {language}"
            texts[key] = "".join(json.loads(piece) for piece in PIECE.findall(pieces))
    return texts


def places(text):
    """The names of the places in a text."""
    return sorted(re.findall(r"\{(\w+)\}", text))


def scripts():
    """The studio's scripts without its catalogues, and its page."""
    found = [path for path in SCRIPTS.rglob("*.js") if "strings" not in path.parts]
    return {path: path.read_text() for path in [*found, ROOT / "Studio/index.html"]}


def swift_texts(source):
    """The texts of a Swift source, with a word in place of what is put in."""
    for match in re.finditer(r'(?<!["\\])"(?!"")', source):
        text, index = "", match.end()
        while index < len(source) and source[index] not in '"\n':
            if source.startswith("\\(", index):
                index = closing(source, index + 1)
                text += "thing"
            elif source[index] == "\\":
                text += {"n": "\n", "t": "\t"}.get(source[index + 1], source[index + 1])
                index += 2
            else:
                text += source[index]
                index += 1
        yield match.start(), text


def closing(source, index):
    """Behind the parenthesis that closes the one at a place."""
    depth = 0
    while True:
        depth += {"(": 1, ")": -1}.get(source[index], 0)
        index += 1
        if depth == 0:
            return index
