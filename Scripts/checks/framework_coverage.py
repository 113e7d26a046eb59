"""What of Apple's frameworks is in the page's modules, as the compiler itself says it."""

import argparse
import json
import platform
import re
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path

from coverage_page import report

MODULES = ["CoreGraphics", "CoreText", "QuartzCore", "UIKit", "GameplayKit"]
# What an own type of Foundation has under these names is there too.
FOUNDATION = {
    "CGPoint": "applying equalTo zero", "CGSize": "applying equalTo zero",
    "CGRect": "insetBy offsetBy union intersection intersects contains integral standardized divided "
              "null infinite isNull isInfinite isEmpty minX midX maxX minY midY maxY applying",
}


def symbols(modules):
    """Types and free names, each with the names of its members."""
    with tempfile.TemporaryDirectory() as folder:
        for module in MODULES:
            subprocess.run(
                ["swift-symbolgraph-extract", "-module-name", module, "-I", modules, "-target",
                 f"{platform.machine()}-unknown-linux-gnu", "-output-dir", folder,
                 "-minimum-access-level", "public"], check=True, capture_output=True)
        return read_graphs(Path(folder))


def read_graphs(folder):
    found, names, relations = defaultdict(set), {}, []
    for file in sorted(folder.glob("*.json")):
        graph = json.loads(file.read_text())
        for symbol in graph["symbols"]:
            path = [re.sub(r"\(.*", "", part) for part in symbol["pathComponents"]]
            names[symbol["identifier"]["precise"]] = ".".join(path)
            for depth in range(1, len(path) + 1):
                found[".".join(path[:depth])].update(path[depth:depth + 1])
        relations += graph["relationships"]
    for name, members in FOUNDATION.items():
        found[name].update(members.split())
    add_inherited(relations, names, found)
    return found


def add_inherited(relations, names, found):
    """A type has the members of its superclasses and of the protocols it conforms to."""
    parents = defaultdict(set)
    for relation in relations:
        source, target = names.get(relation["source"]), names.get(relation["target"])
        if relation["kind"] in ("conformsTo", "inheritsFrom") and source and target:
            parents[source].add(target)
    for name in list(parents):
        waiting, seen = list(parents[name]), {name}
        while waiting:
            parent = waiting.pop()
            if parent not in seen:
                seen.add(parent)
                found[name].update(found.get(parent, ()))
                waiting += parents.get(parent, ())


def wanted(file):
    """(framework, name, members) in the file's order; an indented line continues the one above.

    A name in the section "out of reach" has the reason instead of members.
    """
    framework, entries = None, []
    for line in file.read_text().splitlines():
        if line.startswith("["):
            framework = line.strip("[]")
        elif line.startswith(" "):
            entries[-1][2].extend(line.split())
        elif line and not line.startswith("#"):
            name, _, members = line.partition(":")
            entries.append((framework, name, members.split()))
    return entries


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--root", type=Path, required=True)
    arguments.add_argument("--modules", type=Path, required=True)
    arguments.add_argument("--check", action="store_true")
    options = arguments.parse_args()
    text = report(wanted(options.root / "docs/uikit-names.txt"), symbols(options.modules))
    file = options.root / "docs/uikit-coverage.md"
    if not options.check:
        file.write_text(text)
    elif not file.exists() or file.read_text() != text:
        sys.exit("docs/uikit-coverage.md is not what the modules say: run Scripts/coverage.")


if __name__ == "__main__":
    main()
