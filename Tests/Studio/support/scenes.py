"""Documents and pictures for tests: made by hand, of the size of a small real page."""

import wire

PAGE = """import UIKit
import PlaygroundSupport

// Sixteen cards, four by four.
let columns = 4
let padding = 16.0
let title = "Memory"

final class Board: UIView {
    var cards: [UIImageView] = []

    func layOut(in size: CGSize) {
        for index in 0..<16 {
            let column = index % columns
            print("card \\(index)")
        }
    }
}

let board = Board(frame: CGRect(x: 0, y: 0, width: 375, height: 668))
board.backgroundColor = UIColor(white: 0.95, alpha: 1)
for step in 1...10 {
    let square = step * step
}
PlaygroundPage.current.liveView = board
"""

SOURCE = "public struct Card {\n    public var isFaceUp = false\n}\n"


def document(text=PAGE, version=0, revision=0, **changes):
    name = changes.get("name", "MemoryGame")
    return {
        "type": "document", "document": name.lower(), "name": name,
        "location": f"/home/{name}.playground", "platform": "ios", "form": "single",
        "version": version, "isAutomatic": True, "pause": None, "renamed": {}, "sequence": 0,
        "pages": [{"name": name, "path": "Contents.swift"}],
        "files": [
            {"path": "Contents.swift", "kind": "page", "page": name, "text": text,
             "revision": revision},
            {"path": "Sources/Card.swift", "kind": "source", "text": SOURCE, "revision": 0},
            {"path": "Resources/back.png", "kind": "resource"},
        ], **changes,
    }


def page(name="MemoryGame", path="Contents.swift"):
    return {"type": "page", "name": name, "path": path}


def state(phase, version=0, run=1, **detail):
    return {"type": "state", "phase": phase, "version": version, "run": run, "detail": detail}


def result(
        line, summary, column=1, count=1, history=(), name="", type_="Int", end_column=40, look=None):
    return {
        "line": line, "column": column, "endLine": line, "endColumn": end_column, "name": name,
        "type": type_, "summary": summary, "count": count, "first": summary, "last": summary,
        "min": min(history, default=None), "max": max(history, default=None),
        "history": list(history), "value": None, "quickLook": look,
    }


def results(*items, version=0, run=1):
    return {"type": "results", "version": version, "run": run, "items": list(items)}


def diagnostic(line, message, severity="error", column=1, end_column=None, file="Contents.swift"):
    return {
        "severity": severity, "message": message, "file": file, "line": line, "column": column,
        "endLine": line, "endColumn": end_column or column, "notes": [], "fixIts": [],
    }


def diagnostics(*items, version=0):
    return {"type": "diagnostics", "version": version, "items": list(items)}


def begin(run=1, version=0, width=375, height=668):
    return [
        {"type": "runStarted", "run": run, "version": version},
        {"type": "liveView", "run": run, "width": width, "height": height},
    ]


PALETTE = [
    (0.90, 0.33, 0.31, 1), (0.95, 0.62, 0.25, 1), (0.96, 0.80, 0.30, 1), (0.45, 0.72, 0.40, 1),
    (0.24, 0.62, 0.65, 1), (0.28, 0.48, 0.80, 1), (0.52, 0.40, 0.76, 1), (0.83, 0.42, 0.63, 1),
]


def cards(run=1, number=1, width=375, height=668, face_up=True):
    """Sixteen cards on a ground; layer 1 is the ground, cards are 10 to 25, their marks 30 to 45."""
    card_width, card_height, gap = 76, 112, 13
    left = (width - 4 * card_width - 3 * gap) / 2
    top = (height - 4 * card_height - 3 * gap) / 2
    operations = [wire.create(
        1, bounds=[0, 0, width, height], position=[width / 2, height / 2],
        backgroundColor=(0.95, 0.95, 0.93, 1))]
    for index in range(16):
        x = left + (index % 4) * (card_width + gap) + card_width / 2
        y = top + (index // 4) * (card_height + gap) + card_height / 2
        color = PALETTE[index % 8] if face_up else (0.20, 0.25, 0.38, 1)
        operations.append(wire.create(
            10 + index, bounds=[0, 0, card_width, card_height], position=[x, y], cornerRadius=10,
            backgroundColor=color, shadowOpacity=0.2, shadowOffset=[0, 2], shadowRadius=3))
        operations.append(wire.create(
            30 + index, bounds=[0, 0, 32, 32], position=[card_width / 2, card_height / 2],
            cornerRadius=16 if index % 2 else 4, backgroundColor=(1, 1, 1, 0.85)))
        operations.append(wire.sublayers(10 + index, 30 + index))
    operations.append(wire.sublayers(1, *range(10, 26)))
    operations.append(wire.root(1))
    return wire.commit(*operations, run=run, number=number)


def flip_all(run=1, number=2, time=0.0, duration=0.6, kind="flipFromLeft"):
    """All sixteen turn to their backs."""
    operations = [wire.transition(10 + index, kind, duration=duration) for index in range(16)]
    for index in range(16):
        operations.append(wire.set_(10 + index, "backgroundColor", (0.20, 0.25, 0.38, 1)))
        operations.append(wire.set_(30 + index, "backgroundColor", (1, 1, 1, 0.12)))
    return wire.commit(*operations, run=run, number=number, time=time)
