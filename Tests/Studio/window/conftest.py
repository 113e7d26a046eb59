"""The whole studio in a real browser, before a server that does what the test says."""

import re
import time

import pytest
from playwright.sync_api import expect

import scenes
import wire

# Seconds: far more than anything takes, and less than a test has.
PATIENCE = 60
READY = """!!window.lek && (document.title !== 'Lekplats'
    || document.documentElement.dataset.start === 'shown')"""


# One that the person chose is spoken whatever the server says.
OWN_LANGUAGE = "(JSON.parse(localStorage.getItem('lek.settings'))?.language ?? 'system') !== 'system'"


# All that the server said before has been dealt with, and it has heard all that the window said before; frames were
# drawn, and what they said has been heard too. Without a connection there is nobody to ask.
SETTLE = """async () => {
  const heard = () => window.lek?.session.request({ type: "heard?" }).catch(() => {});
  await heard();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await heard();
}"""


HEAR = """async () => {
  await window.lek?.session.request({ type: "heard?" }).catch(() => {});
}"""


class Studio:
    def __init__(self, page, server, tab, leave):
        self.page = page
        self.server = server
        self.tab = tab
        self._leave = leave
        # Whether a policy refuses something in this test.
        self.expects_refusals = False

    def leave(self):
        """Ends this window, and all beside it, before the test ends."""
        self._leave(self.tab)

    def say(self, *messages):
        """The server says something, and the browser has dealt with it."""
        for message in messages:
            self.server.send(message)
        self.settle()

    def settle(self):
        self.page.evaluate(SETTLE)

    def hear(self):
        """As `settle`, without frames: they stand still with the page's clock."""
        self.page.evaluate(HEAR)

    def stop_clock(self):
        """From now on time passes for the page only where the test says so; its window was opened with its own clock."""
        self.page.clock.pause_at(self.page.evaluate("Date.now()") + 1000)

    def wait(self, condition, what="it"):
        end, pause = time.monotonic() + PATIENCE, 5
        while not condition():
            assert time.monotonic() < end, f"waited for {what}"
            self.page.wait_for_timeout(pause)
            # To ask costs the page time, too.
            pause = min(2 * pause, 40)

    def wait_for(self, kind, count=1):
        """The browser's so many-th message of a kind."""
        self.wait(lambda: len(self.server.messages(kind)) >= count, f"{count} × {kind}")
        return self.server.messages(kind)[count - 1]

    def editor(self, body):
        return self.page.evaluate(
            f"() => {{ const editor = document.querySelector('.cm-editor').codeEditor; {body} }}")

    @property
    def text(self):
        return self.editor("return editor.text")

    def load(self, text):
        """Another text in the editor, as one that the server tells: no edit of a user's."""
        self.page.evaluate(
            "text => document.querySelector('.cm-editor').codeEditor.document.load(text)", text)

    def place_caret(self, line, column=None):
        """On a line counted from 1; at its end unless a column is named."""
        self.editor(
            f"editor.setCaret({{line: {line - 1},"
            f" ch: {'null' if column is None else column - 1}}}); editor.focus()")

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
def open_studio(take_tab, fake_server):
    """Opens the studio with what the server says on connecting; errors in it fail the test."""
    failures, listeners = [], []

    def open_(*greeting, width=1400, height=900, scheme="light", beside=None, permissions=(), routes=None,
              has_own_clock=False, **options):
        """`beside` is a window whose browser this one shares; `routes` answers addresses as Playwright's do."""
        fake_server.on_connect = list(greeting) or [scenes.document()]
        if beside:
            tab, page = beside.tab, beside.tab.another()
        else:
            tab = take_tab(viewport={"width": width, "height": height}, color_scheme=scheme, **options)
            page = tab.page
        if permissions:
            tab.context.grant_permissions(permissions)
        if has_own_clock:
            # It cannot be taken out of a tab again.
            tab.is_lasting = False
            page.clock.install()
        for address, answer in (routes or {}).items():
            page.route(address, answer)
        studio = Studio(page, fake_server, tab, leave)
        listen(page, studio)
        page.goto(fake_server.address + "?token=secret")
        studio.wait(lambda: page.evaluate(READY), "the document")
        if not page.evaluate(OWN_LANGUAGE):
            expect(page.locator("html")).to_have_attribute(
                "lang", re.compile("^" + fake_server.studio.get("locale", "en")[:2]))
        studio.settle()
        return studio

    def listen(page, studio):
        def fail(error):
            failures.append(str(error))

        def hear(message):
            if "Content Security Policy" in message.text and not studio.expects_refusals:
                failures.append(message.text)

        page.on("pageerror", fail)
        page.on("console", hear)
        listeners.extend([(page, "pageerror", fail), (page, "console", hear)])

    def leave(tab):
        for listener in [one for one in listeners if one[0].context == tab.context]:
            listeners.remove(listener)
            page, event, hear = listener
            page.remove_listener(event, hear)
        take_tab.give(tab)

    yield open_
    for page, event, hear in listeners:
        page.remove_listener(event, hear)
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
