"""The words of the studio: every language says the same things, all of them, and nothing else."""

import re

import pytest

from catalogues import LANGUAGES, ROOT, catalogue, places, scripts
from server_sentences import FORMS

ENGLISH = catalogue("en")
OTHERS = [language for language in LANGUAGES if language != "en"]
def base(key):
    return re.sub(r"\.one$", "", key)


def forms(texts):
    return {key for key in texts if base(key) != key}


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_keys(language):
    texts = catalogue(language)
    assert set(map(base, texts)) == set(map(base, ENGLISH))
    wanted = forms(ENGLISH) if FORMS[language] else set()
    assert forms(texts) == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_has_the_places_that_the_studio_fills(language):
    for key, text in catalogue(language).items():
        wanted = places(ENGLISH[base(key)])
        assert places(text) == wanted or (base(key) != key and set(wanted) - set(places(text)) == {"count"}), key


@pytest.mark.parametrize("language", OTHERS)
def test_what_can_be_said_otherwise_is(language):
    """Words that are the same in English are names, or were looked at and stand here."""
    same = {
        "pt": {"Editor", "Console", "Playground", "Tutorial", "Bug", "Copyright", "Manual", "pixels", "interface", "pt"},
        "sv": {"Navigator", "Experiment", "Parameter", "Version", "version", "Film", "Invariant", "live", "pt", "text"},
        "zh": {"Playground", "NewFileswift", "NewFiletxt"},
    }[language]
    texts = catalogue(language)
    for key, text in texts.items():
        own = re.sub(r"\{\w+\}", "", ENGLISH.get(key, ""))
        is_name = key.startswith("settings.language.") or not re.search(r"[^\W\d_]{2}", own)
        if text == ENGLISH.get(key) and not is_name:
            assert re.sub(r"\{\w+\}|[\W\d]", "", text) in same | {"App", "Playground", "Swift", "SwiftUI"}, (key, text)


@pytest.mark.parametrize("language,quotes", [("en", "“”"), ("pt", "“”"), ("sv", "””"), ("zh", "“”")])
def test_quotes_are_those_of_the_language(language, quotes):
    for key, text in catalogue(language).items():
        if key == "find.wholeWords":
            continue
        assert '"' not in text and "..." not in text, (key, text)
        found = re.findall("[“”„«»]", text)
        assert found == list(quotes) * (len(found) // 2), (key, text)


def test_chinese_is_written_with_its_own_marks():
    han = r"[\u4e00-\u9fff]"
    notation = {"行:列"}
    marks = "，。：；？！（）、“”"
    for key, text in catalogue("zh").items():
        for piece in notation:
            text = text.replace(piece, "")
        assert not re.search(rf"{han}[,;?!()]|[,;?!(]{han}|{han}\.(?!\w)|{han}:(?!\d)", text), (key, text)
        assert not re.search(rf" [{marks}]|[{marks}] ", text.replace(" …", "…")), (key, text)
        assert not re.search(rf"{han} {han}", text), (key, text)


# Names that the studio puts together of pieces.
COMPOSED = {
    "command.assistantCounterpart", "command.assistantFollow", "command.assistantTimeline",
    "status.finishedOnly", "status.liveOnly",
}


def test_every_key_is_used_and_every_used_key_is_there():
    texts = scripts()
    whole = "\n".join(texts.values())
    kinds = (ROOT / "Sources/Host/PlaygroundDocument/Markup/CalloutKind.swift").read_text()
    kinds += " ".join(path.stem for path in (ROOT / "Playgrounds").glob("*.playground"))
    made = {re.sub(r"\\\$\\\{.*?\\\}", "(.+)", re.escape(form)) for form in
            re.findall(r"`((?:[a-z]\w*|\$\{key\})(?:\.|\$\{)[^`\s]*)`", whole) if "${" in form}
    made = {form for form in made if re.match(r"\w+\\\.", form)}
    known = {word.lower() for word in re.findall(r"\w+", whole + kinds)}

    def stands(word):
        return word.lower() in known or bool(
            re.search(r"\W", word) and re.search(rf"\b{re.escape(word)}\b", whole + kinds, re.IGNORECASE))

    def is_used(key):
        if key.startswith("server.") or key in COMPOSED or f'"{key}"' in whole:
            return True
        for form in made:
            match = re.fullmatch(form, key)
            words = match and [word for part in match.groups() for word in re.split(r"\.", part)]
            if match and all(stands(word) or word == "Key" for word in words):
                return True
        return False

    keys = {base(key) for key in ENGLISH}
    assert sorted(key for key in keys if not is_used(key)) == []
    said = set(re.findall(r'(?:string\(|dataset\.(?:string|name|placeholder) = |data-(?:string|name|placeholder)=)"([^"]+)"',
                          whole))
    assert sorted(key for key in said if "." in key and key not in ENGLISH) == []


def test_no_element_has_words_of_its_own():
    """What a person reads is in the catalogue: texts that are put in elements come from there."""
    words = re.compile(
        r"""(?:textContent|ariaLabel|title|placeholder|alt) = ["`'](?=[^"`']*[a-zA-Z]{3})([^"`']*)["`']""")
    names = {"Lekplats", "/…/My.playground"}
    for path, text in scripts().items():
        found = [re.sub(r"\$\{[^}]*\}|[#—·▸ ]", "", said) for said in words.findall(text)]
        assert [said for said in found if re.search(r"[a-zA-Z]{3}", said) and said not in names] == [], path
    page = re.sub(r"<(script|style|svg|title)\b.*?</\1>", "", (ROOT / "Studio/index.html").read_text(), flags=re.DOTALL)
    page = re.sub(r"<(html|meta)\b[^>]*>", "", page)
    shown = [text for text in re.findall(r">([^<>]*[a-zA-Z]{3}[^<>]*)<", page) if text.strip()]
    assert shown == ["File", "PlaygroundPage.current.liveView = …"]
    assert re.findall(r' (?:aria-label|title|placeholder)="[^"]+"', page) == []


def test_no_sentence_is_in_the_catalogue_that_the_server_does_not_say():
    source = "\n".join(path.read_text() for path in (ROOT / "Sources").rglob("*.swift"))
    source = re.sub(r'\\\n\s*', "", source).replace('\\\\', "\\")
    for key, text in ENGLISH.items():
        if key.startswith("server."):
            longest = max(re.split(r"\{\w+\}", text), key=len)
            pieces = re.split(r"is a name|^” |\.$", longest)
            assert all(piece in source for piece in pieces), (key, longest)
