"""Tabs that tests use one after the other.

Each test finds one that is as a new one is, but for the files it has read: what a page reads and
compiles of the studio's files costs more than most tests. A tab keeps the browser's process and
its files, and nothing else. Between tests it shows an empty document of the same server, and all
that a document can leave behind is taken away there.
"""

VIEWPORT = {"width": 1400, "height": 900}
MEDIA = {"color_scheme": "light", "reduced_motion": "no-preference"}
# Scripts of the document before have ended, and write nothing more.
TAKE_AWAY = """async () => {
  name = "";
  localStorage.clear();
  sessionStorage.clear();
  for (const database of await indexedDB.databases()) indexedDB.deleteDatabase(database.name);
  for (const key of await caches.keys()) await caches.delete(key);
}"""
# A tab grows with the documents it has shown.
MOST = 200


class Tab:
    def __init__(self, browser, options):
        self.browser, self.options = browser, options
        self.context = browser.new_context(viewport=VIEWPORT, **options)
        # Nothing that passes waits so long; a machine may be slow.
        self.context.set_default_timeout(60_000)
        self.page = self.context.new_page()
        # To tell the browser what Playwright has no words for.
        self.session = self.context.new_cdp_session(self.page)
        self._media = dict(MEDIA)
        self._uses = 0
        # Whether another test may have it.
        self.is_lasting = True
        self._held = set()
        self._note_keys()

    def _note_keys(self):
        """A key that a test holds down would be held in the next one, too."""
        keyboard = self.page.keyboard
        down, up = keyboard.down, keyboard.up

        def noted_down(key):
            self._held.add(key)
            down(key)

        def noted_up(key):
            self._held.discard(key)
            up(key)

        keyboard.down, keyboard.up = noted_down, noted_up

    def _let_go(self):
        """No key, button or finger is down, and the pointer is where that of a new page is."""
        for key in list(self._held):
            self.page.keyboard.up(key)
        self.page.mouse.up()
        self.page.mouse.move(0, 0)
        if self.options.get("has_touch"):
            # Only what was begun can be cancelled.
            for kind, points in (("touchStart", [{"x": 0, "y": 0}]), ("touchCancel", [])):
                self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    @property
    def is_alive(self):
        return self.browser.is_connected() and not self.page.is_closed()

    def show(self, viewport, media):
        """Takes a size, and what a page may ask about the person's wishes."""
        if self.page.viewport_size != viewport:
            self.page.set_viewport_size(viewport)
        if self._media != media:
            self.page.emulate_media(**media)
            self._media = media

    def another(self):
        """A second page, which shares what a browser shares; it goes when the tab is cleaned."""
        page = self.context.new_page()
        if page.viewport_size != self.page.viewport_size:
            page.set_viewport_size(self.page.viewport_size)
        if self._media != MEDIA:
            page.emulate_media(**self._media)
        return page

    def clean(self, blank):
        """Keeps nothing of the document before; whether it may be used again."""
        for page in self.context.pages:
            if page != self.page:
                page.close()
        self._uses += 1
        if self._uses >= MOST or not self.is_lasting:
            return False
        self.context.unroute_all()
        self.page.unroute_all()
        self.begin(blank)
        self.page.evaluate(TAKE_AWAY)
        self._let_go()
        self.context.clear_cookies()
        self.context.clear_permissions()
        return True

    def begin(self, blank):
        """Shows an empty document, as if there never was another."""
        self.page.goto(blank)
        self.session.send("Page.resetNavigationHistory")


class Tabs:
    """Those of a worker that no test uses, by what only a new context can be given, as touch."""

    def __init__(self):
        self._free = []

    def take(self, browser, blank, viewport=VIEWPORT, color_scheme="light", reduced_motion="no-preference", **options):
        self._free = [tab for tab in self._free if tab.is_alive]
        tab = next((tab for tab in self._free if tab.browser == browser and tab.options == options), None)
        if tab:
            self._free.remove(tab)
        else:
            tab = Tab(browser, options)
            tab.begin(blank)
        tab.show(viewport, {"color_scheme": color_scheme, "reduced_motion": reduced_motion})
        return tab

    def give(self, tab, blank, is_whole=True):
        """Takes a tab back; one whose test failed may be in any state, and is closed."""
        if is_whole and tab.is_alive and tab.clean(blank):
            self._free.append(tab)
        elif tab.browser.is_connected():
            tab.context.close()
