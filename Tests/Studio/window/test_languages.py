"""The window in each of its languages: nothing is left in English, nothing is cut off."""

import re

import pytest
from playwright.sync_api import expect

import scenes
from catalogues import catalogue
from made_up_disk import MadeUpDisk

# Each default run includes a quarter of these.
pytestmark = pytest.mark.long

OTHERS = ["pt", "sv", "zh"]
TAGS = {"pt": "pt-BR", "sv": "sv", "zh": "zh-Hans"}
READ = """() => {
    const shown = [...document.querySelectorAll("body *")].filter(
      (e) => !e.closest(".cm-editor, svg, script, .spoken")
      && (e.getClientRects().length > 0 || e.closest("[role=option]")));
    const texts = shown.flatMap((e) => [...e.childNodes].filter((n) => n.nodeType === 3).map((n) => n.textContent));
    const names = shown.flatMap((e) => [e.ariaLabel, e.title.split(/  |\\n/)[0], e.placeholder, e.dataset.title]);
    return [...new Set([...texts, ...names].map((t) => (t ?? "").trim()).filter((t) => /[a-zA-Z]{2}/.test(t)))];
}"""
CUT = """() => [...document.querySelectorAll(
    "button, label, legend, select, h1, h2, dt, .menu-title, .setting > span, .template-name, .template-summary, "
    + ".stage-note, .sheet p, .capsule-text, .console-bar *, .invitation-title, .editor-bar p")]
  .filter((e) => e.getClientRects().length > 0
    && !e.closest(".cm-editor, .spoken, #jump-bar, .document-tabs, .file"))
  .filter((e) => e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== "inline")
  .map((e) => `${e.className || e.id || e.tagName}: ${e.textContent.slice(0, 60)} ${e.scrollWidth} > ${e.clientWidth}`)"""
OUTSIDE = """() => [...document.querySelectorAll("button, select, input, .menu, dialog")]
  .filter((e) => e.getClientRects().length > 0
    && !e.closest(".cm-editor, .document-tabs, .spoken-views"))
  .map((e) => [e, e.getBoundingClientRect()])
  .filter(([e, r]) => (r.left < -1 || r.right > innerWidth + 1) && !e.closest("[class*=scroll]"))
  .map(([e, r]) => `${e.className || e.id}: ${e.textContent.slice(0, 40)} ${r.left}–${r.right}`)"""

# What the window shows, and how one gets there.
STATES = {
    "the window": lambda studio: None,
    "the File menu": lambda studio: studio.page.click("#file-menu"),
    "the run menu": lambda studio: studio.page.click("#run-options"),
    "the more menu": lambda studio: studio.page.click("#more"),
    "the console's menu": lambda studio: studio.page.click("#console-more"),
    "the live view's menu": lambda studio: studio.page.click("#stage-more"),
    "the assistant's menu": lambda studio: studio.page.click("#assistant-switch"),
    "a page's menu": lambda studio: studio.page.click(".file[data-kind=page]", button="right"),
    "a folder's menu": lambda studio: studio.page.click(".file[data-path=Resources]", button="right"),
    "the settings": lambda studio: studio.page.keyboard.press("Control+,"),
    "the palette": lambda studio: studio.page.keyboard.press("F1"),
    "the list of keys": lambda studio: studio.page.keyboard.press("Control+Alt+/"),
    "the details": lambda studio: studio.page.click("#status"),
    "finding": lambda studio: studio.page.keyboard.press("Control+Alt+f"),
    "a new playground": lambda studio: studio.page.keyboard.press("Control+Alt+n"),
}


def open_in(open_studio, fake_server, locale, **options):
    fake_server.studio |= {"locale": locale}
    return open_studio(
        scenes.document(), scenes.state("live", buildMilliseconds=142), *scenes.begin(), scenes.cards(),
        scenes.results(scenes.result(5, "4")), scenes.diagnostics(scenes.diagnostic(14, "unused", "warning")),
        **options)


def is_same_everywhere(text, language):
    """Names of files, devices and keys, and words that both languages have."""
    texts = catalogue(language)
    values = [re.sub(r"\{\w+\}", "", value).strip(" :") for value in texts.values()]
    if text in values:
        return True
    return bool(re.search(
        r"^(iOS|macOS|iPhone|iPad|Ctrl|Alt|Shift|Esc|F\d|Space|MemoryGame|Page(Up|Down)|Contents\.swift|Sources"
        r"|Resources|Card|back\.png|unused|English|Svenska|Português|/home)|\.swift$|^\d", text)
        or text in {"Aa", "Backspace", "Delete", "Enter", "PlaygroundPage.current.liveView = …", "live", "Lekplats"})


@pytest.fixture(scope="module")
def words_by_locale():
    """The words of every state in each language, read once by a worker: {locale: {state: words}}."""
    return {}


@pytest.fixture
def read_words(open_studio, fake_server, words_by_locale):
    """Answers with the words of every state in a language, all read in one window."""
    def read(locale):
        if locale not in words_by_locale:
            MadeUpDisk(fake_server, open=["MemoryGame"])
            fake_server.on_attach = None
            studio = open_in(open_studio, fake_server, locale)
            words = {}
            for state, show in STATES.items():
                show(studio)
                studio.settle()
                words[state] = set(studio.page.evaluate(READ))
                leave_state(studio)
            words_by_locale[locale] = words
            studio.leave()
            fake_server.reset()
        return words_by_locale[locale]
    return read


def leave_state(studio):
    studio.page.keyboard.press("Escape")
    studio.page.keyboard.press("Escape")
    studio.settle()


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(read_words, language, state):
    english, own = read_words("en")[state], read_words(TAGS[language])[state]
    if state != "the window":
        # The state was really shown.
        assert english - read_words("en")["the window"] != set()
    assert len(english) > 10 and len(own) > 10
    assert sorted(text for text in english & own if not is_same_everywhere(text, language)) == []
    assert own & set(catalogue("en")) == set()


@pytest.mark.parametrize("width,height", [(1400, 900), (850, 800), (390, 800)])
@pytest.mark.parametrize("language", [
    "en", "sv", *(pytest.param(one, marks=pytest.mark.long(share=5)) for one in ("pt", "zh"))])
def test_nothing_is_cut_off(open_studio, fake_server, language, width, height):
    MadeUpDisk(fake_server, open=["MemoryGame"])
    fake_server.on_attach = None
    studio = open_in(open_studio, fake_server, language, width=width, height=height)
    for name, show in STATES.items():
        if width < 600 and name not in ("the window", "the File menu", "the more menu", "the settings", "the palette",
                                        "the list of keys", "a new playground"):
            continue
        if name == "a folder's menu" and width < 900:
            continue
        show(studio)
        studio.settle()
        assert studio.page.evaluate(CUT) == [], name
        assert studio.page.evaluate(OUTSIDE) == [], name
        leave_state(studio)


@pytest.mark.parametrize("language", OTHERS)
def test_the_start_screen_speaks_it_too(open_studio, fake_server, language):
    told = {}
    for locale in ("en", language):
        MadeUpDisk(fake_server, recents=["Cards"])
        fake_server.studio |= {"locale": locale, "examples": [{"identifier": "MemoryGame"}], "templates": [
            {"identifier": name, "name": "A", "summary": "B", "platforms": ["ios"]}
            for name in (
                "empty", "liveView", "swiftUI", "game", "drawing", "animation", "physics",
                "tutorial")]}
        studio = open_studio()
        told[locale] = set(studio.page.evaluate(READ))
        assert studio.page.evaluate(CUT) == []
        studio.leave()
    left = {text for text in told["en"] & told[language] if not is_same_everywhere(text, language)}
    assert left == set()


@pytest.mark.parametrize("language", OTHERS)
def test_a_window_that_changes_its_language_says_what_a_new_one_says(open_studio, fake_server, language):
    one = open_in(open_studio, fake_server, "en")
    one.page.keyboard.press("Control+,")
    own_name = catalogue(language)[f"settings.language.{language}"]
    one.page.select_option("[data-setting=language] select", label=own_name)
    expect(one.page.locator("dialog h1")).to_have_text(catalogue(language)["settings.title"])
    one.page.keyboard.press("Escape")
    one.settle()
    changed = one.page.evaluate(READ)
    assert one.page.evaluate("document.documentElement.lang") == TAGS[language]
    one.leave()
    other = open_in(open_studio, fake_server, TAGS[language])
    assert other.page.evaluate("document.documentElement.lang") == TAGS[language]
    assert sorted(changed) == sorted(other.page.evaluate(READ))


def test_each_language_is_offered_by_its_own_name(studio):
    studio.page.keyboard.press("Control+,")
    offered = studio.page.locator("[data-setting=language] option").all_inner_texts()
    assert offered == ["as the system", "English", "Português (Brasil)", "Svenska", "简体中文"]


def test_what_the_server_says_is_said_in_the_language(open_studio, fake_server):
    fake_server.studio |= {"locale": "zh-CN"}
    studio = open_studio()
    studio.say({"type": "problem", "message": "There is no page “Cards”."})
    notice = studio.page.locator(".notice p")
    studio.wait(lambda: notice.count() == 1, "the notice")
    expect(notice).to_have_text("没有页面“Cards”。", use_inner_text=True)
    fake_server.answers["newPlayground"] = lambda _: "There is a Cards.playground already. Choose another name."
    studio.page.keyboard.press("Control+Alt+n")
    studio.page.keyboard.press("Enter")
    problem = studio.page.locator(".sheet-problem")
    studio.wait(lambda: problem.is_visible(), "the reason")
    expect(problem).to_have_text("已有 Cards.playground。请选择其他名称。", use_inner_text=True)
    studio.page.keyboard.press("Escape")
    studio.say(scenes.state("crashed", message="Bad access to memory", file="Contents.swift", line=5))
    assert studio.status == "MemoryGame ▸ 在第 5 行崩溃：内存访问错误"


@pytest.mark.parametrize("typed,found", [("execucoes", "execuções"), ("proximo", "Próximo"), ("Próx", "Próximo")])
def test_letters_are_found_without_their_accents(open_studio, fake_server, typed, found):
    fake_server.studio |= {"locale": "pt"}
    studio = open_studio()
    studio.page.keyboard.press("F1")
    studio.page.keyboard.type(typed)
    rows = studio.page.locator(".palette-row")
    studio.wait(lambda: rows.count() > 0 and any(found in row for row in rows.all_inner_texts()), "the command")
