"""Callouts: boxes with a title, in the person's language."""

from playwright.sync_api import expect

import prose


def boxes(open_studio, *callouts, **options):
    studio = open_studio(*prose.greeting(prose.comment(1, 1, *callouts), text="//: a\nlet a = 1\n"), **options)
    return studio, studio.page.locator(".prose-callout")


def test_a_callout_is_a_box_with_its_title(open_studio):
    _, found = boxes(
        open_studio, prose.callout("Note", prose.paragraph("a")),
        prose.callout("Important", prose.paragraph("b")),
        prose.callout("Callout", prose.paragraph("c"), title="Try <this>"),
        prose.callout("Parameter", prose.paragraph("d"), title="Parameter size"))
    assert [text.split("\n")[0] for text in found.all_inner_texts()] == [
        "Note", "Important", "Try <this>", "Parameter size"]
    assert found.nth(2).evaluate("box => box.ariaLabel") == "Try <this>"
    tones = found.evaluate_all("all => all.map(box => box.dataset.tone)")
    assert tones == ["quiet", "warning", "accent", "quiet"]


def test_titles_speak_the_persons_language(open_studio, fake_server):
    fake_server.studio["locale"] = "sv"
    _, found = boxes(
        open_studio, prose.callout("Experiment", prose.paragraph("a")),
        prose.callout("Callout", prose.paragraph("c"), title="Note"))
    assert found.locator(".prose-callout-title").all_inner_texts() == ["Experiment", "Note"]
    assert found.first.evaluate("box => document.documentElement.lang") == "sv"


def test_a_callout_holds_blocks_of_its_own(open_studio):
    _, found = boxes(open_studio, prose.callout(
        "Example", prose.paragraph("first"), prose.bullets("one", "two"),
        {"kind": "code", "text": "let a = 1\n", "language": "", "first": 1, "last": 1}))
    assert found.locator("li").all_inner_texts() == ["one", "two"]
    expect(found.locator(".prose-code")).to_have_text("let a = 1", use_inner_text=True)


def test_two_callouts_stand_apart(open_studio):
    studio, found = boxes(
        open_studio, prose.callout("Note", prose.paragraph("a")),
        prose.callout("Note", prose.paragraph("b")))
    first, second = (found.nth(index).bounding_box() for index in range(2))
    assert second["y"] - first["y"] - first["height"] >= 8
