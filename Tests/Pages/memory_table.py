"""The shipped memory game as a test plays it: other lines on its page, touches, and what its cards say of themselves."""

import json
from pathlib import Path

from translated import copy

PLAYGROUNDS = Path(__file__).resolve().parents[2] / "Playgrounds"
GAME = PLAYGROUNDS / "MemoryGame.playground"
# Dealt, looked at, and turned.
READY = 3

PAGE = """import Foundation
import PlaygroundSupport
import UIKit

let game = GameController()
PlaygroundPage.current.liveView = game
EXTRA
struct Seen: Codable {
  var tag: Int, x: Double, y: Double, width: Double, height: Double, isOpen: Bool, label: String
}
struct Moment: Codable {
  var time: Double, size: [Double], moves: Int, peeks: Int, seconds: Int, cards: [Seen]
}

func views(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(views) }

func look(_ time: Double) {
  let cards = views(game.view).compactMap { $0 as? UIImageView }
    .filter { $0.tag > 0 && !$0.accessibilityElementsHidden }
  let seen = cards.map { card in
    let frame = card.convert(card.bounds, to: game.view)
    return Seen(
      tag: card.tag, x: Double(frame.midX), y: Double(frame.midY), width: Double(frame.width),
      height: Double(frame.height), isOpen: card.accessibilityValue != game.texts.faceDown,
      label: card.accessibilityLabel ?? "")
  }
  let size = game.preferredContentSize
  let moment = Moment(
    time: time, size: [Double(size.width), Double(size.height)], moves: game.score.moves,
    peeks: game.score.peeks, seconds: game.score.seconds,
    cards: seen.sorted { ($0.y, $0.x) < ($1.y, $1.x) })
  print("SEEN " + String(data: try! JSONEncoder().encode(moment), encoding: .utf8)!)
}

func later(_ time: Double, _ action: @escaping () -> Void) {
  DispatchQueue.main.asyncAfter(deadline: .now() + time, execute: action)
}

for time in [MOMENTS] { later(time) { look(time) } }
"""


class Table:
    """A copy of the game in a folder of the test's own."""

    def __init__(self, lek, folder, language=None):
        self.lek = lek
        self.bundle = folder / "MemoryGame.playground"
        copy("MemoryGame", language or "en", folder)

    def run(self, *moments, extra="", touches=(), arguments=(), seed=1, more=0.1):
        """What the cards say at some moments, and the other lines the page has printed."""
        times = ", ".join(str(float(moment)) for moment in moments)
        self.write(PAGE.replace("EXTRA", extra).replace("MOMENTS", times))
        done = self.play(moments[-1] + more, touches, seed, arguments)
        lines = done.stdout.decode().splitlines()
        seen = [json.loads(line[5:]) for line in lines if line.startswith("SEEN ")]
        assert len(seen) == len(moments), done.stdout.decode()
        return seen, [line for line in lines if not line.startswith("SEEN ")]

    def write(self, page):
        (self.bundle / "Contents.swift").write_text(page)

    def play(self, time, touches=(), seed=1, arguments=()):
        spoken = [word for touch in touches for word in ("--touch", touch)]
        done = self.lek("run", self.bundle, "--time", time, "--seed", seed, *spoken, *arguments)
        assert done.returncode == 0, done.stderr.decode()
        assert done.stderr == b"", done.stderr.decode()
        return done

    def dealt(self, **options):
        """The cards of the first moment at which one can play."""
        (moment,), _ = self.run(READY, **options)
        return moment["cards"]


def tap(card, time):
    return f"tap {card['x']:.0f},{card['y']:.0f} @{time}"


def tags(cards, which=lambda card: True):
    return [card["tag"] for card in cards if which(card)]


def open_tags(moment):
    return tags(moment["cards"], lambda card: card["isOpen"])


def pair(cards):
    """Two cards that belong together, and one that does not."""
    first = cards[0]
    second = next(card for card in cards[1:] if card["tag"] == first["tag"])
    other = next(card for card in cards[1:] if card["tag"] != first["tag"])
    return first, second, other


def pairs(cards):
    by_tag = {}
    for card in cards:
        by_tag.setdefault(card["tag"], []).append(card)
    return [cards[index:index + 2] for cards in by_tag.values() for index in range(0, len(cards), 2)]
