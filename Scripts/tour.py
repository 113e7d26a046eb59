"""A page of Containers.playground in a window of the studio, operated as a user does."""

from PIL import Image

from live_window import LiveWindow

GAP, COLUMNS = 12, 4
# A device that is larger than the pane has room in one of this width.
PANE = 800
PATIENT_TABS = 100
# Where an element is from the one that has the focus, which is one of the page or the live view.
WAY = """(views, wanted) => {
  const focused = document.activeElement;
  if (focused === wanted) return "there";
  const live = document.querySelector("[data-live-view]");
  const isTyping = focused.classList.contains("text-entry");
  if (focused !== live && !isTyping && !views.contains(focused)) return "lost";
  const isAfter = focused.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_FOLLOWING;
  return isAfter ? "forward" : "back";
}"""
# The window, how it is operated, and the device whose size the live view has.
LOOKS = {
    "phone": ((390, 844), "finger", None), "tablet": ((1180, 1366), "finger", "iPad mini"),
    "desktop": ((1380, 900), "pointer", None), "keys": ((1380, 900), "keyboard", None),
}


class Tour(LiveWindow):
    """A page of the playground in a window, and the pictures taken of it."""

    def __init__(self, window, page, look, scheme):
        super().__init__(window)
        self.hand, self.images = LOOKS[look][1], []
        window.wait_for_selector("#navigator", state="attached")
        self.wait(lambda: self.open(page), f"the page {page}")
        if look == "phone":
            window.get_by_role("tab", name="Assistant").or_(
                window.get_by_role("button", name="Assistant")).first.click()
        if LOOKS[look][2]:
            window.evaluate(
                "width => document.documentElement.style.setProperty('--assistant-width', width)",
                f"{PANE}px")
            window.locator(".stage-bar [data-command=liveViewSize]").click()
            window.locator(".menu-item", has=window.locator(f"text='{LOOKS[look][2]}'")).click()
        if scheme == "dark":
            window.evaluate("lek.commands.run('liveViewAppearance')")
        self.wait(lambda: self.views.locator("*").count() > 3, "the live view")
        self.wait_until_still()
        if self.hand == "keyboard":
            self.live.focus()

    @property
    def views(self):
        return self.window.get_by_role("group", name="Views of the page")

    def open(self, page):
        return self.window.evaluate(
            """name => {
              const entry = [...document.querySelectorAll("#navigator *")].find(
                (element) => !element.children.length && element.textContent.trim() === name);
              entry?.click();
              return Boolean(entry);
            }""", page)

    # What a user does

    def found(self, name):
        """What has the name, or begins with it as a field does whose value follows."""
        exact = self.views.get_by_label(name, exact=True).or_(
            self.views.get_by_text(name, exact=True))
        return exact if exact.count() else self.views.get_by_label(f"{name},").or_(
            self.views.get_by_text(f"{name},")).or_(self.views.get_by_placeholder(name)).or_(
                self.views.get_by_label(name))

    def finds(self, name):
        return self.found(name).count() > 0

    def middle(self, name):
        self.wait(lambda: self.finds(name), f"“{name}”")
        box = self.found(name).first.bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def tap(self, name):
        if self.hand != "keyboard":
            return self.tap_at(*self.middle(name))
        self.go_to(name)
        self.press("Enter")

    def go_to(self, name):
        """Moves the focus to an element, as the Tab key does."""
        self.wait(lambda: self.finds(name), f"“{name}”")
        wanted = self.found(name).first.element_handle()
        for _ in range(PATIENT_TABS):
            way = self.views.evaluate(WAY, wanted)
            if way == "there":
                return
            if way == "lost":
                raise LookupError(f"nothing has the focus on the way to “{name}”")
            self.window.keyboard.press("Tab" if way == "forward" else "Shift+Tab")
        raise LookupError(f"no key moves the focus to “{name}”")

    def tap_at(self, x, y):
        if self.hand == "finger":
            self.window.touchscreen.tap(x, y)
        else:
            self.window.mouse.click(x, y)
        self.wait_until_still()

    def tap_beside(self):
        """Near the upper edge, where what is presented ends if it can."""
        if self.hand == "keyboard":
            return self.press("Escape")
        box = self.live.bounding_box()
        self.tap_at(box["x"] + box["width"] * 0.6, box["y"] + 14)

    def drag(self, name, points):
        """To the side, by a number of points of the page; a key does not do that."""
        if self.hand == "keyboard":
            return
        x, y = self.middle(name)
        self.move((x, y), (x + points * self.window.evaluate("lek.liveView().scale"), y), 0)

    def scroll(self, points):
        """Upwards or downwards; what a key operates comes into view by itself."""
        if self.hand == "keyboard":
            return
        box = self.live.bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.move((x, y), (x, y + points * self.window.evaluate("lek.liveView().scale")), 0)

    def hold(self, name):
        """Asks for the context menu of something."""
        if self.hand == "keyboard":
            self.go_to(name)
            return self.press("Shift+F10")
        place = self.middle(name)
        self.move(place, place, 900)

    def move(self, start, end, pause):
        steps = [
            tuple(a + (b - a) * step / 12 for a, b in zip(start, end)) for step in range(1, 13)]
        if self.hand == "finger":
            finger = self.window.context.new_cdp_session(self.window)

            def send(kind, *points):
                finger.send("Input.dispatchTouchEvent", {
                    "type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

            send("touchStart", start)
            self.window.wait_for_timeout(pause)
            for point in steps:
                send("touchMove", point)
                self.window.wait_for_timeout(16)
            send("touchEnd")
        else:
            self.window.mouse.move(*start)
            self.window.mouse.down()
            self.window.wait_for_timeout(pause)
            for point in steps:
                self.window.mouse.move(*point)
            self.window.mouse.up()
        self.wait_until_still()

    def type(self, text):
        self.window.keyboard.type(text, delay=40)
        self.wait_until_still()

    def press(self, key):
        self.window.keyboard.press(key)
        self.wait_until_still()

    # Pictures

    def show(self):
        self.images.append(self.picture())

    def sheet(self):
        """The pictures in rows."""
        width, height = self.images[0].size
        rows = [self.images[i:i + COLUMNS] for i in range(0, len(self.images), COLUMNS)]
        size = (COLUMNS if len(rows) > 1 else len(self.images)), len(rows)
        sheet = Image.new(
            "RGB", (size[0] * (width + GAP) - GAP, size[1] * (height + GAP) - GAP), "silver")
        for y, row in enumerate(rows):
            for x, image in enumerate(row):
                sheet.paste(image, (x * (width + GAP), y * (height + GAP)))
        return sheet
