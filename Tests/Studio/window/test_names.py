"""What a screen reader meets: names and roles of everything, focus that is seen, words that are said."""

import pytest

import scenes

CONTROLS = "button, [role=button], input, select, textarea, a[href], [role=separator][tabindex]"
NAMELESS = """(controls) => {
    const name = (element) => element.getAttribute("aria-label")
      || element.getAttribute("aria-labelledby")?.split(" ")
        .map((id) => document.getElementById(id)?.textContent).join(" ").trim()
      || element.labels?.[0]?.textContent.trim() || element.textContent.trim();
    return [...document.querySelectorAll(controls)]
      .filter((element) => element.getClientRects().length > 0 || element.closest(".run-to-line"))
      .filter((element) => !name(element)).map((element) => element.outerHTML.slice(0, 200));
}"""


def assert_all_named(studio):
    assert studio.page.evaluate(NAMELESS, CONTROLS) == []


OPENERS = {
    "the window": lambda page: None,
    "the run menu": lambda page: page.click("#run-options"),
    "the more menu": lambda page: page.click("#more"),
    "the console's menu": lambda page: page.click("#console-more"),
    "the settings": lambda page: page.keyboard.press("Control+,"),
    "the palette": lambda page: page.keyboard.press("F1"),
    "the list of keys": lambda page: page.keyboard.press("Control+Alt+/"),
    "the details": lambda page: page.click("#status"),
}


@pytest.mark.parametrize("what", OPENERS)
def test_everything_has_a_name(open_studio, what):
    studio = open_studio(
        scenes.document(), scenes.state("live", buildMilliseconds=142), *scenes.begin(), scenes.cards(),
        scenes.results(scenes.result(5, "4")), scenes.diagnostics(scenes.diagnostic(14, "unused", "warning")))
    OPENERS[what](studio.page)
    studio.settle()
    assert_all_named(studio)


@pytest.mark.parametrize("locale", ["en", "pt", "sv", "zh"])
def test_no_name_is_a_key_of_the_catalogue(open_studio, fake_server, locale):
    fake_server.studio |= {"locale": locale}
    studio = open_studio()
    names = studio.page.evaluate("""() => [...document.querySelectorAll("[aria-label], [title]")]
        .flatMap((e) => [e.getAttribute("aria-label"), e.title]).filter(Boolean)""")
    titles = studio.page.evaluate("lek.commands.all.map(({ name }) => lek.commands.title(name))")
    assert [name for name in names + titles
            if name.startswith(("command.", "pane.", "console.", "run.", "settings.", "assistant.", "stage.", "convert.")) or "{" in name] == []


def test_the_parts_of_the_window_are_landmarks(studio):
    landmarks = studio.page.evaluate("""() => [...document.querySelectorAll("header, main, nav, section")]
        .filter((e) => e.getClientRects().length > 0)
        .map((e) => [e.tagName, e.getAttribute("aria-label") ?? ""])""")
    kinds = [kind for kind, _ in landmarks]
    assert kinds.count("MAIN") == 1
    assert all(name for kind, name in landmarks if kind in ("NAV", "SECTION")), landmarks


def test_what_has_the_focus_can_be_seen(studio):
    studio.page.focus("#show-navigator")
    unseen = []
    for _ in range(12):
        studio.page.keyboard.press("Tab")
        unseen += studio.page.evaluate("""() => {
            const element = document.activeElement;
            if (element.closest(".cm-editor") || element === document.body) return [];
            const style = getComputedStyle(element);
            const isSeen = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 1
              || style.boxShadow !== "none";
            return isSeen ? [] : [element.id || element.className];
        }""")
    assert unseen == []


def test_every_switch_says_whether_it_is_on(studio):
    for button in studio.page.locator("[data-shows]").all():
        assert button.get_attribute("aria-pressed") in ("true", "false")
    for button in studio.page.locator("[aria-haspopup='menu']:visible").all():
        button.click()
        assert studio.page.locator("[role='menu']").get_attribute("aria-label")
        studio.page.keyboard.press("Escape")


def test_motion_is_left_out_where_the_system_reduces_it(open_studio):
    studio = open_studio(reduced_motion="reduce")
    moving = studio.page.evaluate("""() => [...document.querySelectorAll("*")].filter((element) => {
        const { transitionDuration, animationName, animationDuration } = getComputedStyle(element);
        return transitionDuration.split(",").some((time) => parseFloat(time) > 0)
          || (animationName !== "none" && parseFloat(animationDuration) > 0.01);
    }).map((element) => element.className)""")
    assert moving == []
