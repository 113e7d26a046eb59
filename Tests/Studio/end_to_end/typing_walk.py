"""A walk by chance: windows type, go elsewhere and lose what they can lose, each at the end of a line of its own.

All that is chosen follows from the seed. What is typed is known to the letter, so that a letter that
is lost, doubled or in another place is seen.
"""

import random

from typing_desk import HALF, PHONE, WIDE, Desk

PLACES = [("A", "A"), ("B", "One"), ("B", "Two")]
LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"
# Keys that are not on the keyboard, one of which has two UTF-16 units.
RARE = "åñ\U0001f0a1"
DEEDS = {
    "type": 12, "correct": 2, "tab": 4, "look": 4, "leave": 2, "cut": 2, "deaf": 2, "reload": 3, "settings": 1,
    "close": 1, "book": 1, "kill": 1}
KINDS = [WIDE, HALF, PHONE]
BOOK_PAGE = "Contents/Chapters/One.playgroundchapter/Pages/First.playgroundpage/main.swift"
# What is typed here is no program, and need not run.
REST = "() => lek.session.document?.isAutomatic && lek.session.send({ type: 'automatic', isOn: false })"


def desk_for_walk(folder, browser, **options):
    """Two playgrounds, a book, and windows of three sizes, of which two share a browser."""
    lines = "".join(f"// {number}:\n" for number in range(len(KINDS)))
    page = folder / "Read.playgroundbook" / BOOK_PAGE
    page.parent.mkdir(parents=True)
    page.write_text("let read = 1\n")
    desk = Desk(folder, browser, lines, pages=("One", "Two"), **options)
    desk.windows.append(desk.window(HALF, beside=desk.windows[0]))
    desk.windows.append(desk.window(PHONE))
    return desk


class Walk:
    def __init__(self, desk, seed, deeds=DEEDS):
        self.desk, self.chance, self.deeds = desk, random.Random(seed), deeds
        numbers = range(len(desk.windows))
        self.lines = {place: [f"// {number}:" for number in numbers] for place in PLACES}
        self.at = [("A", "A") for _ in numbers]
        self.words = self.characters = 0
        self.log = []

    def text(self, place):
        return "\n".join(self.lines[place]) + "\n"

    def go_on(self, count):
        """Goes on until so many characters were typed, and compares now and then."""
        while self.characters < count:
            for _ in range(self.chance.randint(6, 14)):
                number = self.chance.randrange(len(self.desk.windows))
                deed, = self.chance.choices(list(self.deeds), list(self.deeds.values()))
                self.log.append((number, deed, *self.at[number]))
                getattr(self, deed)(number, self.desk.windows[number])
            self.compare()

    # Typing

    def type(self, number, window):
        self.begin(number, window)
        for _ in range(self.chance.randint(4, 16)):
            self.word(number, window)

    def begin(self, number, window):
        window.put_caret(f"// {number}:")

    def word(self, number, window):
        self.words += 1
        letters = [self.chance.choice(LETTERS) for _ in range(self.chance.randint(1, 7))]
        if self.chance.random() < 0.05:
            letters.append(self.chance.choice(RARE))
        word = f" {self.words}{''.join(letters)}"
        window.press(word)
        self.lines[self.at[number]][number] += word
        self.characters += len(word)

    def correct(self, number, window):
        """Types something and takes it back."""
        self.begin(number, window)
        wrong = self.chance.choice(LETTERS) * self.chance.randint(1, 5)
        window.press(wrong)
        for _ in wrong:
            window.page.keyboard.press("Backspace")
        self.word(number, window)

    # Looking elsewhere

    def show(self, number, window, place):
        name, page = place
        if self.at[number][0] != name:
            self.go_to(window, name)
        if self.at[number] != place or window.shown_page != page:
            window.page.evaluate("page => lek.session.look(page)", page)
        self.at[number] = place
        self.wait_for(number, window)

    def go_to(self, window, name):
        """Clicks the tab; a studio that was started anew may not have it yet."""
        if not self.has_tab(window, name):
            self.desk.open(name, window)
            window.wait_until(lambda: self.has_tab(window, name), f"the tab of {name}")
        window.show(name)

    def has_tab(self, window, name):
        return window.page.locator(f".document-tab[data-document='{self.desk.names[name]}']").count() == 1

    def wait_for(self, number, window):
        name, page = self.at[number]
        window.wait_until(lambda: (window.shown, window.shown_page) == (name, page), f"{name} {page} in window {number}")
        window.page.evaluate(REST)

    def tab(self, number, window):
        name = "B" if self.at[number][0] == "A" else "A"
        self.show(number, window, self.chance.choice([place for place in PLACES if place[0] == name]))

    def look(self, number, window):
        self.show(number, window, self.chance.choice(PLACES[1:]))

    def leave(self, number, window):
        """Types, and goes to another place before the studio can have heard it."""
        self.type(number, window)
        self.show(number, window, self.chance.choice(PLACES))

    def settings(self, number, window):
        window.page.evaluate("() => { lek.commands.run('settings'); }")
        window.page.wait_for_selector("dialog[open]")
        window.page.keyboard.press("Escape")
        window.page.wait_for_selector("dialog[open]", state="detached")
        self.type(number, window)

    def book(self, number, window):
        """Opens a page of a book, and comes back."""
        place = self.at[number]
        window.wait_for_connection()
        window.page.evaluate(
            "location => lek.session.request({ type: 'openPlayground', location })"
            ".then(({ document }) => lek.session.attach({ document }))",
            str(self.desk.folder / "Read.playgroundbook"))
        window.wait_until(lambda: window.shown == "Read", "the book")
        self.at[number] = ("Read", None)
        self.show(number, window, place)

    def close(self, number, window):
        """Closes a tab, whoever shows it, and opens it again."""
        if self.at[number][0] != "B":
            self.show(number, window, PLACES[1])
        window.wait_for_connection()
        window.page.evaluate("() => { lek.commands.run('closePlayground'); }")
        for other, each in enumerate(self.desk.windows):
            if self.at[other][0] != "B":
                continue
            each.wait_until(lambda: each.shown not in ("B", None), "the neighbour")
            self.at[other] = (each.shown, None)
        self.desk.open("B", window)
        for other, each in enumerate(self.desk.windows):
            if self.at[other][1] is None:
                self.show(other, each, PLACES[1])

    # Losing what can be lost

    def cut(self, number, window):
        window.page.evaluate("cut.now()")
        self.type(number, window)
        name, page = self.at[number]
        if self.chance.random() < 0.5 and self.ask_for_other(number, window):
            name, page = ("B" if name == "A" else "A"), None
        window.page.evaluate("cut.isCut = false")
        window.wait_until(lambda: window.shown == name, f"{name} after the connection came back")
        self.at[number] = (name, page or window.shown_page)
        if page is None:
            self.show(number, window, PLACES[0] if name == "A" else PLACES[2])

    def deaf(self, number, window):
        window.page.evaluate("cut.isDeaf = true")
        self.type(number, window)
        window.page.evaluate("cut.now()")
        window.page.evaluate("cut.isCut = cut.isDeaf = false")
        self.type(number, window)

    def ask_for_other(self, number, window):
        """Clicks the tab of the other playground, if there is one, and waits for nothing."""
        other = "B" if self.at[number][0] == "A" else "A"
        if not self.has_tab(window, other):
            return False
        window.click_tab(other)
        return True

    def reload(self, number, window):
        """Reloads it, at times on its way to the other playground, and types at once."""
        self.type(number, window)
        asks = self.chance.random() < 0.5
        if asks:
            window.page.evaluate("async () => { await lek.session.heard(); cut.isDeaf = true; }")
            asks = self.ask_for_other(number, window)
            self.type(number, window)
        window.page.reload()
        window.wait_for_document()
        if asks:
            window.wait_until(lambda: window.shown_page, "a page")
            self.at[number] = (window.shown, window.shown_page)
        else:
            self.wait_for(number, window)
        self.type(number, window)
        self.wait_for(number, window)

    def kill(self, number, window):
        """The studio is killed while this window types, and every window goes on."""
        self.type(number, window)
        self.desk.studio.kill()
        for other in self.chance.sample(range(len(self.desk.windows)), 2):
            self.type(other, self.desk.windows[other])
        self.desk.start_again()

    # Comparing

    def compare(self):
        """The studio and the disk have every text as it was typed, then every window shows it."""
        # A window that holds what it never sent sends it when it shows the text.
        for name, page in PLACES:
            self.desk.agree(name, self.text((name, page)), page)
        for place in PLACES:
            for number, window in enumerate(self.desk.windows):
                self.show(number, window, place)
            self.desk.agree(place[0], self.text(place), place[1])
            assert [window.offers for window in self.desk.windows] == [None] * len(self.desk.windows)
