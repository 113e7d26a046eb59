"""What `import SwiftUI` adds to a compilation beyond `import UIKit`, over that with `import UIKit`.

The compiler alone compiles the same thirty lines of UIKit with the one import and with the other, in turn.
"""

import argparse
import statistics
from pathlib import Path

from yardstick import Yardstick

PAGE = Path("Benchmarks/Board.playground")


def ratio(root, rounds=15):
    yardstick = Yardstick(root, root / PAGE)
    text = (root / PAGE / "Contents.swift").read_text()
    texts = {"UIKit": text, "SwiftUI": text.replace("import UIKit\n", "import SwiftUI\n")}
    assert texts["UIKit"] != texts["SwiftUI"]
    times = {name: [] for name in texts}
    try:
        for name in texts:
            yardstick.milliseconds(texts[name], transform=True)
        for _ in range(rounds):
            for name in texts:
                times[name].append(yardstick.milliseconds(texts[name], transform=True))
    finally:
        yardstick.close()
    added = [view - plain for view, plain in zip(times["SwiftUI"], times["UIKit"])]
    plain = statistics.median(times["UIKit"])
    print(f"import UIKit {plain:.0f} ms; import SwiftUI adds {statistics.median(added):.0f} ms")
    return statistics.median(added) / plain


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--root", type=Path, required=True)
    arguments.add_argument("--rounds", type=int, default=15)
    options = arguments.parse_args()
    print(f"added over UIKit's: {ratio(options.root.resolve(), options.rounds):.3f}")


if __name__ == "__main__":
    main()
