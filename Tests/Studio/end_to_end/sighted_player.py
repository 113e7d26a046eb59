"""Plays a game of pairs as a person does: it sees pixels, has a pointer, and remembers faces. Nothing of the page is asked."""

import io
import time

from PIL import Image, ImageChops, ImageStat

PATIENCE = 25
# A card that looks the same for so many seconds rests: no flip takes longer.
REST = 0.7
# Nobody who remembers faces needs more turns for a pair.
MOST_TURNS = 8
# Coverage of a row or column that belongs to cards, and how far sizes of cards may differ.
COVERED, ALIKE = 0.3, 0.15


class SightedPlayer:
    """A table is a part of the window, `{x, y, width, height}`."""

    def __init__(self, window, table):
        self.window = window
        self.table = table
        self.cards = []
        self.wait_for_backs()
        self.backs = self.look()
        self.left = list(range(len(self.cards)))
        self.faces = {}
        self.turns = 0

    # Seeing

    def picture(self):
        shot = self.window.screenshot(clip=self.table, animations="allow")
        return Image.open(io.BytesIO(shot)).convert("RGB")

    def part(self, picture, box):
        """The middle of a card, small enough to be compared."""
        left, top, right, bottom = box
        across, down = (right - left) / 5, (bottom - top) / 5
        middle = (left + across, top + down, right - across, bottom - down)
        return picture.crop(tuple(map(round, middle))).resize((12, 12), Image.Resampling.BOX)

    def look(self):
        picture = self.picture()
        return [self.part(picture, card) for card in self.cards]

    def wait_for_backs(self):
        """Until all that lies there looks alike, and rests."""
        end, before = time.monotonic() + PATIENCE, None
        while time.monotonic() < end:
            picture = self.picture()
            cards = find_cards(picture)
            seen = [self.part(picture, card) for card in cards]
            if len(cards) > 1 and cards == before and all(looks_like(one, seen[0]) for one in seen):
                self.cards = cards
                return
            before = cards
            self.window.wait_for_timeout(120)
        raise AssertionError("no cards lie there face down")

    def shows_backs(self, picture):
        """Whether every card lies face down there."""
        return all(looks_like(self.part(picture, card), back) for card, back in zip(self.cards, self.backs))

    def pairs_in(self, picture):
        """What belongs together where all cards show their faces; none where they do not."""
        seen = [self.part(picture, card) for card in self.cards]
        found = [(one, other) for one in self.left for other in self.left
                 if one < other and looks_like(seen[one], seen[other])]
        are_all = len({card for pair in found for card in pair}) == len(self.left) == 2 * len(found)
        return found if are_all else None

    def wait_for(self, condition, *cards):
        """What those cards look like when they rest and the condition holds of them; none when it does not come."""
        end, before, since = time.monotonic() + PATIENCE, None, 0
        while time.monotonic() < end:
            seen = self.look()
            now = [seen[card] for card in cards]
            if before is None or not all(map(looks_like, before, now)) or not condition(now):
                since = time.monotonic()
            elif time.monotonic() - since >= REST:
                return now
            before = now
            self.window.wait_for_timeout(120)
        return None

    # Playing

    def tap(self, card):
        left, top, right, bottom = self.cards[card]
        self.window.mouse.click(
            self.table["x"] + (left + right) / 2, self.table["y"] + (top + bottom) / 2)

    def turn(self, card):
        """Turns a card that lies alone, and answers with its face."""
        self.tap(card)
        seen = self.wait_for(lambda now: not looks_like(now[0], self.backs[card]), card)
        assert seen, f"card {card} did not turn"
        return seen[0]

    def answer(self, first, second, face):
        """Turns the second card, and says whether the two have left."""
        self.tap(second)
        pair = (first, second)

        def is_over(now):
            both_back = all(looks_like(one, self.backs[card]) for one, card in zip(now, pair))
            return both_back or not any(looks_like(one, face) or looks_like(one, self.backs[card])
                                        for one, card in zip(now, pair))
        seen = self.wait_for(is_over, *pair)
        assert seen, f"cards {pair} neither left nor turned back"
        return not looks_like(seen[0], self.backs[first])

    def play(self):
        """Until no card is left."""
        most = MOST_TURNS * len(self.left)
        while self.left:
            self.turns += 1
            assert self.turns <= most, f"{len(self.left)} cards are left after {most} turns"
            first = next((card for card in self.left if card not in self.faces), self.left[0])
            face = self.turn(first)
            known = [card for card in self.left if card != first
                     and card in self.faces and looks_like(self.faces[card], face)]
            unknown = [card for card in self.left if card != first and card not in self.faces]
            second = (known or unknown or [card for card in self.left if card != first])[0]
            self.faces[first] = face
            have_left = self.answer(first, second, face)
            assert have_left or not known, "two that look alike did not match"
            if not known and not unknown:
                # A face was not seen as it is: all are looked at again.
                self.faces = {}
            if have_left:
                self.left = [card for card in self.left if card not in (first, second)]


def looks_like(one, other):
    difference = ImageStat.Stat(ImageChops.difference(one, other))
    return max(difference.mean) < 16


def find_cards(picture):
    """The boxes of what lies on the table in rows and columns, of one size; from left to right, from top to bottom."""
    ground = Image.new("RGB", picture.size, picture.getpixel((2, picture.height // 2)))
    covered = ImageChops.difference(picture, ground).convert("L").point(lambda value: 255 if value > 8 else 0)
    boxes = []
    for top, bottom in bands(covered.resize((1, picture.height), Image.Resampling.BOX), picture.height):
        row = covered.crop((0, top, picture.width, bottom)).resize((picture.width, 1), Image.Resampling.BOX)
        boxes += [(left, top, right, bottom) for left, right in bands(row, picture.width)]
    sizes = sorted((right - left) * (bottom - top) for left, top, right, bottom in boxes)
    usual = sizes[len(sizes) // 2] if sizes else 0
    return [box for box in boxes
            if abs((box[2] - box[0]) * (box[3] - box[1]) - usual) <= ALIKE * usual]


def bands(line, length):
    """From where to where a line of coverage is covered, where that is more than a twentieth of it."""
    values = [value / 255 >= COVERED for value in line.tobytes()] + [False]
    found, start = [], None
    for place, is_covered in enumerate(values):
        if is_covered and start is None:
            start = place
        elif not is_covered and start is not None:
            if place - start > length / 20:
                found.append((start, place))
            start = None
    return found
