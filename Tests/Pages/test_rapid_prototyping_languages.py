"""The guided walk is the same in all languages, but for its words; and its links lead somewhere."""

import re
from urllib.parse import unquote

import pytest
from translated import files, translated
from walk_bundle import LANGUAGES, PAGES, STEP, WALK, localised, solution, texts

OTHERS = LANGUAGES[1:]
# A string without its interpolations, which are code; nested parentheses as deep as they come here.
STRING = re.compile(r'"(?:[^"\\\n]|\\\((?:[^()\n]|\((?:[^()\n]|\([^()\n]*\))*\))*\)|\\.)*"')
COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)
TOKEN = re.compile(r'\w+|[^\w\s]')
LINK = re.compile(r"(?<!!)\[[^\]]+\]\(([^)]+)\)")
# What prose is made of, line by line: its headings, lists, tables, callouts and code.
SHAPE = re.compile(r"^ (#+ |\d+\. |    |\| |- (?!Callout)\w+:|- Callout|- )", re.MULTILINE)


def tokens(text):
    """The code, without comments, and with nothing in its strings."""
    return TOKEN.findall(COMMENT.sub(" ", STRING.sub('""', text)))


def prose(text):
    return "\n".join(re.findall(r"^/\*:.*?^ \*/|^//: .*$", text, re.DOTALL | re.MULTILINE))


@pytest.fixture(scope="module", params=LANGUAGES)
def bundle(request, tmp_path_factory):
    return localised(request.param, tmp_path_factory.mktemp(request.param))


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_all_pages_and_nothing_else(language):
    folder = translated(WALK.stem, language)
    own = files(WALK.stem, language)
    assert all((WALK / file).is_file() for file in own), "there is an English one for each"
    pages = {f"Pages/{page}.xcplaygroundpage/Contents.swift" for page in PAGES}
    assert pages | {"Sources/Texts.swift"} <= set(own)
    same = [file for file in own if (WALK / file).read_bytes() == (folder / file).read_bytes()]
    assert not same, "each file with words differs"


@pytest.mark.parametrize("language", OTHERS)
def test_the_code_is_the_same_in_every_language(language):
    for name in files(WALK.stem, language):
        own = (translated(WALK.stem, language) / name).read_text()
        # Words may stand in another order in a sentence, so what they are is not compared.
        assert tokens(own) == tokens((WALK / name).read_text()), name


@pytest.mark.parametrize("language", OTHERS)
def test_what_a_text_inserts_is_the_same_in_every_language(language):
    inserts = re.compile(r"\\\(((?:[^()\n]|\([^()\n]*\))*)\)")
    for name in files(WALK.stem, language):
        own = (translated(WALK.stem, language) / name).read_text()
        assert sorted(inserts.findall(own)) == sorted(
            inserts.findall((WALK / name).read_text())), name


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("page", PAGES)
def test_the_prose_has_the_same_shape_in_every_language(language, page):
    name = f"Pages/{page}.xcplaygroundpage/Contents.swift"
    own, english = (
        prose((folder / name).read_text()) for folder in (translated(WALK.stem, language), WALK))
    shapes = [
        [mark for mark in SHAPE.findall(text)] for text in (own, english)]
    assert shapes[0] == shapes[1]
    assert LINK.findall(own) == LINK.findall(english)


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_to_pages_that_are_there(bundle, page):
    found = LINK.findall(prose(texts(bundle, page)[0].read_text()))
    place = PAGES.index(page)
    assert ("@previous" in found) == (place > 0)
    assert ("@next" in found) == (place < len(PAGES) - 1)
    assert {unquote(link) for link in found} - {"@next", "@previous"} <= set(PAGES)


@pytest.mark.parametrize("page", PAGES)
def test_each_step_has_a_solution(bundle, page):
    steps = [step for file in texts(bundle, page) for step in STEP.finditer(file.read_text())]
    assert len(steps) == len(solution(page))
    assert len(steps) in (1, 2) or page == PAGES[-1]


def test_there_are_folders_for_the_pages_that_are_listed():
    folders = {folder.stem for folder in (WALK / "Pages").iterdir()}
    assert folders == set(PAGES)
    assert 8 <= len(PAGES) <= 10
