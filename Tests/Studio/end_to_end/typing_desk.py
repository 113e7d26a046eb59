"""A studio with playgrounds on it, and the windows in which a person types into them with real keys."""

import json
import os
import re
import time

from websockets.sync.client import connect

from running_studio import RunningStudio
from workbench import Workbench

SETTINGS = '<?xml version="1.0"?>\n<playground version="5.0" target-platform="ios"{more}/>\n'
PAGES = '<?xml version="1.0"?>\n<playground version="5.0" target-platform="ios"><pages>{pages}</pages></playground>\n'
WIDE, HALF, PHONE = (
    {"viewport": {"width": 1380, "height": 900}}, {"viewport": {"width": 690, "height": 900}},
    {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True})
# A window whose connection a test can cut: while it is cut none is made. A deaf one hears no answers.
CUTTABLE = """(() => {
  const Real = WebSocket;
  const sockets = [];
  window.cut = {
    isCut: false, isDeaf: false,
    get isOpen() { return sockets.at(-1)?.readyState === Real.OPEN; },
    now() { this.isCut = true; sockets.splice(0).forEach((one) => one.close()); },
  };
  window.WebSocket = class extends Real {
    constructor(address) {
      super(window.cut.isCut ? `${address}-not` : address);
      sockets.push(this);
    }
    set onmessage(hear) { super.onmessage = (event) => window.cut.isDeaf || hear(event); }
  };
})()"""


class TypingWindow(Workbench):
    """A window on the playgrounds of a desk."""

    def __init__(self, page, desk):
        super().__init__(page, desk.folder / "A.playground")
        self.desk = desk
        page.add_init_script(CUTTABLE)
        page.goto(desk.studio.address)
        self.wait_for_document()

    def wait_for_document(self):
        self.page.wait_for_selector(".cm-editor")
        self.wait_until(lambda: self.shown, "a document")

    @property
    def shown(self):
        return self.page.evaluate("window.lek?.session.document?.name ?? null")

    @property
    def shown_page(self):
        return self.page.evaluate("window.lek?.session.lookedAt?.name ?? null")

    def wait_for_connection(self):
        self.wait_until(lambda: self.page.evaluate("cut.isOpen"), "the connection")

    @property
    def offers(self):
        """What the bar over the editor asks, if it asks something."""
        bar = self.page.locator(".conflict-bar")
        return bar.inner_text() if bar.is_visible() else None

    def click_tab(self, name):
        self.page.locator(".document-tab-name", has_text=re.compile(f"^{name}$")).click()

    def show(self, name):
        self.click_tab(name)
        self.wait_until(lambda: self.shown == name, f"{name} in the window")

    def put_caret(self, before_line_end):
        """Puts the caret at the end of the line that begins so, and the keys into the editor."""
        assert self.page.evaluate(
            """start => {
              const editor = document.querySelector('.cm-editor').codeEditor;
              const line = editor.text.split("\\n").findIndex((line) => line.startsWith(start));
              if (line >= 0) editor.setCaret(line, editor.line(line).length);
              editor.focus();
              return line >= 0;
            }""", before_line_end), f"no line begins with {before_line_end!r}: {self.text!r}"

    def press(self, text):
        self.page.keyboard.type(text)


class Desk:
    """A studio with two playgrounds on it, and its windows; `pages` are those of `B`, if it has several."""

    def __init__(self, folder, browser, page, pages=(), prepare=lambda context: None):
        self.folder, self.browser, self.prepare = folder, browser, prepare
        self.pages = {"A": {"A": "Contents.swift"}, "B": {"B": "Contents.swift"}}
        if pages:
            self.pages["B"] = {name: f"Pages/{name}.xcplaygroundpage/Contents.swift" for name in pages}
        for name, paths in self.pages.items():
            self.make(name, paths.values(), page)
        self.contexts, self.windows = [], []
        self.studio = RunningStudio(folder / "A.playground")
        self.windows.append(self.window())
        first = self.windows[0]
        self.names = {"A": first.page.evaluate("lek.session.document.document")}
        self.open("B", first)
        first.page.wait_for_selector(".document-tab")

    def make(self, name, paths, page):
        bundle = self.folder / f"{name}.playground"
        for path in paths:
            (bundle / path).parent.mkdir(parents=True, exist_ok=True)
            (bundle / path).write_text(page)
        listed = "".join(f"<page name='{one}'/>" for one in self.pages[name])
        (bundle / "contents.xcplayground").write_text(
            PAGES.format(pages=listed) if len(self.pages[name]) > 1 else SETTINGS.format(more=""))

    def place(self, name):
        return str(self.folder / f"{name}.playground")

    def open(self, name, window):
        window.wait_for_connection()
        opened = window.page.evaluate(
            "location => lek.session.request({ type: 'openPlayground', location })", self.place(name))
        self.names[name] = opened["document"]

    def window(self, kind=WIDE, beside=None):
        """Another window, in a browser of its own unless it is beside another."""
        if beside:
            context = beside.page.context
        else:
            context = self.browser.new_context(**kind)
            self.contexts.append(context)
            self.prepare(context)
        page = context.new_page()
        page.set_viewport_size(kind["viewport"])
        return TypingWindow(page, self)

    def start_again(self):
        """A studio that was killed is started on the same bundle; each browser is shown the new address."""
        self.studio.start()
        for context in self.contexts:
            context.request.get(self.studio.address)

    def path(self, name, page=None):
        return self.pages[name][page or next(iter(self.pages[name]))]

    def on_disk(self, name, page=None):
        return (self.folder / f"{name}.playground" / self.path(name, page)).read_text()

    def in_memory(self, name, page=None):
        """The text as the studio tells it to a window that comes."""
        token = re.search(r"[?&](\w+)=(\w+)", self.studio.address)
        address = f"ws://127.0.0.1:{self.studio.port}/socket?{token.group(1)}={token.group(2)}"
        with connect(address, origin=f"http://127.0.0.1:{self.studio.port}", max_size=None) as socket:
            socket.send(json.dumps({"type": "attach", "window": "reader", "document": self.names[name]}))
            while True:
                message = socket.recv(timeout=20)
                message = json.loads(message) if isinstance(message, str) else {"type": "frame"}
                if message["type"] == "document" and message["document"] == self.names[name]:
                    return next(file["text"] for file in message["files"] if file["path"] == self.path(name, page))

    def agree(self, name, text, page=None, patience=20):
        """The screens that show it, the studio and the disk have this text."""
        def have():
            return {
                "disk": self.on_disk(name, page), "studio": self.in_memory(name, page),
                **{f"window {number}": window.text for number, window in enumerate(self.windows)
                   if window.shown == name and (page is None or window.shown_page == page)}}
        end = time.monotonic() + patience
        while set((now := have()).values()) != {text}:
            assert time.monotonic() < end, f"{name} {page or ''} is not {text[-200:]!r}: {differences(text, now)}"
            self.windows[0].page.wait_for_timeout(50)

    def close(self):
        for context in self.contexts:
            context.close()
        self.studio.end()


def differences(text, found):
    """What texts that were found have instead of the one that is right, each with what stands around it."""
    return {who: piece(text, other) for who, other in found.items() if other != text}


def piece(right, wrong):
    start = len(os.path.commonprefix([right, wrong]))
    end = len(os.path.commonprefix([right[start:][::-1], wrong[start:][::-1]]))
    before, after = right[max(0, start - 30):start], right[len(right) - end:][:30]
    return f"{before!r} [{right[start:len(right) - end]!r} became {wrong[start:len(wrong) - end]!r}] {after!r}"
