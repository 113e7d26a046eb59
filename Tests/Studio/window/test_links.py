"""Links of prose: between pages, and out to the web; all others are dead."""

import pytest
from playwright.sync_api import expect

import prose

MORE = "Pages/More Cards.xcplaygroundpage/Contents.swift"


@pytest.fixture
def open_links(open_studio):
    def open_(*links, **changes):
        spans = [span for link in links for span in (link, " ")]
        return open_studio(*prose.greeting(
            prose.comment(1, 1, prose.paragraph(*spans)), text="//: a\nlet a = 1\n", **changes))
    return open_


def looked(studio):
    return [message["page"] for message in studio.server.messages("look")]


@pytest.mark.parametrize("link", [
    prose.link("on", "next"), prose.link("on", "page", page="More Cards"),
    prose.link("on", "page", page="more cards")])
def test_a_link_leads_to_a_page(open_links, link):
    studio = open_links(link)
    studio.page.get_by_role("link", name="on").click()
    studio.wait(lambda: looked(studio) == ["More Cards"])
    expect(studio.page.locator(".prose")).to_have_count(1)


def test_a_link_leads_back_from_the_page_it_led_to(open_links):
    studio = open_links(prose.link("on", "next"))
    studio.page.get_by_role("link", name="on").click()
    studio.wait_for("look")
    studio.say({"type": "page", "name": "More Cards", "path": MORE})
    expect(studio.page.locator(".prose")).to_have_count(0)
    studio.server.change(MORE, ["//: back\n", len("let more = 1\n")])
    studio.say(prose.message(
        prose.comment(1, 1, prose.paragraph(prose.link("back", "previous"))), file=MORE, revision=1))
    studio.page.get_by_role("link", name="back").click()
    studio.wait(lambda: looked(studio) == ["More Cards", "MemoryGame"])


@pytest.mark.parametrize("link", [
    prose.link("off", "previous"), prose.link("off", "page", page="Nowhere"),
    prose.link("off", "nowhere", address="javascript:document.title=1"),
    prose.link("off", "web", address="javascript:document.title=1"),
    prose.link("off", "web", address="data:text/html,<script>1</script>"),
])
def test_a_link_that_leads_nowhere_is_dead_and_says_so(open_links, link):
    studio = open_links(link)
    element = studio.page.locator(".prose a")
    assert element.get_attribute("href") is None
    assert element.get_attribute("aria-disabled") == "true" and element.get_attribute("title")
    title = studio.page.title()
    element.click(force=True)
    studio.settle()
    assert looked(studio) == [] and studio.page.title() == title


def test_the_web_opens_beside_the_studio(open_links):
    studio = open_links(prose.link("out", "web", address="https://swift.example/book?a=1#b"))
    element = studio.page.get_by_role("link", name="out")
    expect(element).to_have_attribute("href", "https://swift.example/book?a=1#b")
    expect(element).to_have_attribute("target", "_blank")
    assert "noopener" in element.get_attribute("rel")
    studio.page.context.route("https://swift.example/**", lambda route: route.fulfill(body="there"))
    with studio.page.context.expect_page() as opened:
        element.click()
    assert opened.value.evaluate("window.opener") is None
    expect(studio.page.locator(".prose")).to_have_count(1)


def test_a_link_comes_alive_when_its_page_comes(open_links):
    studio = open_links(prose.link("on", "page", page="Third"))
    assert studio.page.locator(".prose a").get_attribute("href") is None
    facts = prose.document("//: a\nlet a = 1\n")
    facts["pages"] = facts["pages"] + [{"name": "Third", "path": "Third.swift"}]
    studio.say(facts)
    assert "page=Third" in studio.page.locator(".prose a").get_attribute("href")


def test_the_keyboard_follows_a_link(open_links):
    studio = open_links(prose.link("on", "next"))
    studio.place_caret(1)
    studio.page.keyboard.press("Control+Alt+o")
    studio.wait(lambda: looked(studio) == ["More Cards"])


def test_the_keyboard_chooses_among_several_links(open_links):
    studio = open_links(
        prose.link("out", "web", address="https://swift.example"), prose.link("on", "next"),
        prose.link("dead", "previous"))
    studio.place_caret(1)
    studio.page.keyboard.press("Control+Alt+o")
    assert studio.page.locator(".menu .menu-title").all_inner_texts() == ["out", "on"]
    studio.page.keyboard.press("ArrowDown")
    studio.page.keyboard.press("Enter")
    studio.wait(lambda: looked(studio) == ["More Cards"])
