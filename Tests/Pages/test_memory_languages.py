"""The memory game in each of its languages: the page's own text, its words, and its look."""

import io
import re

import pytest
from PIL import Image

from memory_table import GAME, READY, Table
from translated import files, translated

LANGUAGES = [None, "pt", "sv", "zh"]
WORDS = {None: "Moves", "pt": "Jogadas", "sv": "Drag", "zh": "步数"}


def code(text):
    """What of a page is neither prose nor words: its lines of code, without strings."""
    text = re.sub(r"/\*:.*?\*/", "", text, flags=re.S)
    lines = (re.sub(r'"[^"]*"', '""', line) for line in text.splitlines() if not line.startswith("//"))
    return [line for line in lines if line.strip()]


@pytest.mark.parametrize(
    "language", [None, *(pytest.param(one, marks=pytest.mark.long) for one in LANGUAGES[1:])])
def test_it_runs_and_looks_like_something(language, lek, tmp_path):
    table = Table(lek, tmp_path, language)
    pictures = [tmp_path / name for name in ("looking.png", "playing.png")]
    moments = [word for time, file in zip((1.5, READY), pictures) for word in ("--snapshot-at", time, file)]
    said = table.play(READY + 0.1, arguments=["--tree", *moments]).stdout.decode()
    assert f'text="{WORDS[language]}"' in said
    for picture in pictures:
        image = Image.open(io.BytesIO(picture.read_bytes())).convert("RGB")
        assert len(image.getcolors(1 << 24)) > 50
    assert pictures[0].read_bytes() != pictures[1].read_bytes()


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_only_words_are_others(language):
    assert files("MemoryGame", language) == ["Contents.swift", "Sources/Texts.swift"]
    folder = translated("MemoryGame", language)
    for file in files("MemoryGame", language):
        own, english = (folder / file).read_text(), (GAME / file).read_text()
        assert own != english
    page = "Contents.swift"
    assert code((folder / page).read_text())[:-3] == code((GAME / page).read_text())[:-3]
