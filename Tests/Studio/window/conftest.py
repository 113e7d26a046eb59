"""The whole studio in a real browser, before a server that does what the test says."""

import re
import time

import pytest
from playwright.sync_api import expect

import scenes
import wire

PATIENCE = 15
READY = """!!window.lek && (document.title !== 'Lekplats'
    || document.documentElement.dataset.start === 'shown')"""


# One that the person chose is spoken whatever the server says.
OWN_LANGUAGE = "(JSON.parse(localStorage.getItem('lek.settings'))?.language ?? 'system') !== 'system'"


class Studio:
    def __init__(self, page, server):
        self.page = page
        self.server = server
        # Whether a policy refuses something in this test.
        self.expects_refusals = False

    def say(self, *messages):
        """The server says something, and the browser has dealt with it."""
        for message in messages:
            self.server.send(message)
        self.settle()

    def settle(self):
        self.page.evaluate(
            "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        self.page.wait_for_timeout(30)

    def wait(self, condition, what="it"):
        end = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < end, f"waited for {what}"
            self.page.wait_for_timeout(10)

    def wait_for(self, kind, count=1):
        """The browser's so many-th message of a kind."""
        self.wait(lambda: len(self.server.messages(kind)) >= count, f"{count} × {kind}")
        return self.server.messages(kind)[count - 1]

    def editor(self, body):
        return self.page.evaluate(
            f"() => {{ const mirror = document.querySelector('.CodeMirror').CodeMirror; {body} }}")

    @property
    def text(self):
        return self.editor("return mirror.getValue()")

    def place_caret(self, line, column=None):
        """On a line counted from 1; at its end unless a column is named."""
        self.editor(
            f"mirror.setCursor({{line: {line - 1}, ch: {'null' if column is None else column - 1}}});"
            "mirror.focus()")

    def type_at(self, line, text, column=None):
        self.place_caret(line, column)
        self.page.keyboard.type(text)

    @property
    def status(self):
        return self.page.locator("#status .capsule-text").inner_text()

    def result(self, line):
        return self.page.evaluate("line => lek.resultBeside(line)", line)

    def diagnostics(self, line):
        return self.page.evaluate("line => lek.diagnosticsOn(line)", line)

    def box(self, selector):
        return self.page.locator(selector).bounding_box()

    def console(self):
        return self.page.locator("#console .console-line").all_inner_texts()


@pytest.fixture
def open_studio(browser, fake_server):
    """Opens the studio with what the server says on connecting; errors in it fail the test."""
    opened, failures = [], []

    def open_(*greeting, width=1400, height=900, scheme="light", context=None, **options):
        fake_server.on_connect = list(greeting) or [scenes.document()]
        context = context or browser.new_context(
            viewport={"width": width, "height": height}, color_scheme=scheme, **options)
        page = context.new_page()
        page.on("pageerror", lambda error: failures.append(str(error)))
        page.on("console", lambda message: failures.append(message.text)
                if "Content Security Policy" in message.text and not studio.expects_refusals else None)
        studio = Studio(page, fake_server)
        page.goto(fake_server.address + "?token=secret")
        opened.append(context)
        studio.wait(lambda: page.evaluate(READY), "the document")
        if not page.evaluate(OWN_LANGUAGE):
            expect(page.locator("html")).to_have_attribute(
                "lang", re.compile("^" + fake_server.studio.get("locale", "en")[:2]))
        studio.settle()
        return studio

    yield open_
    for context in opened:
        context.close()
    assert fake_server.messages("fault") == []
    assert failures == []


@pytest.fixture
def studio(open_studio):
    return open_studio()


@pytest.fixture
def live(open_studio):
    """With a live view of sixteen cards, at run 1."""
    return open_studio(
        scenes.document(), scenes.state("live", buildMilliseconds=142), *scenes.begin(),
        scenes.cards())
