"""What `import SwiftUI` adds to the compilation of a page that imports UIKit.

Compilations of two texts take turns, so that a change of the machine's load meets both of them. Run
alone, it prints all differences.
"""

import argparse
import resource
import statistics
import tempfile
from pathlib import Path

from yardstick import Yardstick

LINES = "\nlet view = UIView()\nview.backgroundColor = .red\n"
PAIRS = 21


def processor_time():
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def differences(root, pairs=PAIRS):
    """Milliseconds of processor time of each pair; the first pair fills the caches."""
    def spent(yardstick, module):
        before = processor_time()
        yardstick.milliseconds(f"import {module}{LINES}", transform=True)
        return 1000 * (processor_time() - before)

    with tempfile.TemporaryDirectory() as bundle:
        yardstick = Yardstick(root, bundle)
        try:
            found = [
                spent(yardstick, "SwiftUI") - spent(yardstick, "UIKit")
                for _ in range(pairs + 1)]
        finally:
            yardstick.close()
    return found[1:]


def milliseconds(root):
    return max(0, statistics.median(differences(root)))


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--root", type=Path, required=True)
    found = sorted(differences(arguments.parse_args().root))
    print(f"import SwiftUI beyond import UIKit: {statistics.median(found):.0f} ms, "
          f"from {found[0]:.0f} to {found[-1]:.0f}")
