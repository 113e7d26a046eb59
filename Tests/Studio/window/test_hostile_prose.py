"""A page whose prose is written against its reader: it is text, and nothing else."""

import pytest
from playwright.sync_api import expect

import prose

SCRIPT = "<script>window.stolen = 1</script><img src=x onerror=\"window.stolen = 1\">"


def open_spans(open_studio, *spans, **changes):
    return open_studio(*prose.greeting(
        prose.comment(1, 1, prose.paragraph(*spans)), text="//: a\nlet a = 1\n", **changes))


def unharmed(studio):
    studio.settle()
    assert studio.page.evaluate("window.stolen") is None
    assert studio.page.evaluate(
        "[...document.querySelectorAll('.prose *')].some(element => [...element.attributes].some("
        "({name}) => name.startsWith('on')))") is False
    expect(studio.page.locator(".prose script, .prose iframe, .prose object, .prose form")).to_have_count(0)


@pytest.mark.parametrize("spans", [
    [SCRIPT], [{"kind": "code", "text": SCRIPT}], [{"kind": "emphasis", "spans": [SCRIPT]}],
    [{"kind": "link", "spans": [SCRIPT], "leads": "nowhere", "title": SCRIPT}],
    [{"kind": "unknown", "text": SCRIPT}],
])
def test_a_page_that_prints_html_and_scripts(open_studio, spans):
    studio = open_spans(open_studio, *spans)
    unharmed(studio)
    assert SCRIPT in studio.page.locator(".prose").text_content()


@pytest.mark.parametrize("address", [
    "javascript:window.stolen=1", "JaVaScRiPt:window.stolen=1", " javascript:window.stolen=1",
    "java\nscript:window.stolen=1", "data:text/html,<script>1</script>", "vbscript:x",
    "https://x.example/\njavascript:window.stolen=1", "file:///etc/passwd", "blob:x", "//evil.example",
])
def test_no_address_but_the_webs_is_a_link(open_studio, address):
    studio = open_spans(
        open_studio, {"kind": "link", "spans": ["click"], "leads": "web", "address": address},
        {"kind": "image", "alternative": "look", "from": "web", "address": address})
    expect(studio.page.locator(".prose a[href]")).to_have_count(0)
    studio.page.get_by_text("click").click(force=True)
    unharmed(studio)


@pytest.mark.parametrize("path", [
    "../../etc/passwd", "/etc/passwd", "https://evil.example/x.png", "back.png?x", "..%2Fback.png"])
def test_a_picture_is_asked_for_only_where_the_document_has_one(open_studio, path):
    studio = open_spans(
        open_studio, {"kind": "image", "alternative": "", "from": "resource", "path": path},
        {"kind": "video", "alternative": "", "from": "resource", "path": path, "width": 9, "height": 9,
         "poster": path})
    expect(studio.page.locator(".prose img, .prose video")).to_have_count(0)
    expect(studio.page.locator(".prose-missing")).to_have_count(2)
    unharmed(studio)


def test_names_in_code_blocks_and_callouts_are_text(open_studio):
    studio = open_studio(*prose.greeting(
        prose.comment(
            1, 1, {"kind": "code", "text": SCRIPT, "language": "\"><script>", "first": 1, "last": 1},
            prose.callout("Callout", prose.paragraph("a"), title=SCRIPT),
            {"kind": "table", "columns": ["natural"], "header": [[SCRIPT]], "rows": [], "first": 1, "last": 1}),
        text="//: a\nlet a = 1\n"))
    expect(studio.page.locator(".prose-callout-title")).to_have_text(SCRIPT, use_inner_text=True)
    unharmed(studio)


def test_words_without_blanks_stay_within_the_prose(open_studio):
    studio = open_spans(open_studio, "w" * 4000)
    box = studio.page.locator(".prose").bounding_box()
    assert studio.page.locator(".prose p").evaluate("p => p.scrollWidth") <= box["width"] + 1
    assert box["x"] + box["width"] <= studio.box(".results")["x"]


def test_names_of_pages_are_text(open_studio):
    name = "<b>Two</b>\"onclick=\"window.stolen=1"
    pages = [{"name": "MemoryGame", "path": "Contents.swift"}, {"name": name, "path": "Two.swift"}]
    studio = open_spans(open_studio, prose.link("on", "next"), pages=pages)
    studio.page.get_by_role("link", name="on").click()
    assert studio.wait_for("look")["page"] == name
    unharmed(studio)
