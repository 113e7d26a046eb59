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

from coverage_lists import LISTINGS
from coverage_page import report

# What an own type of Foundation has under these names is there too.
FOUNDATION = {
    "CGPoint": "applying equalTo zero", "CGSize": "applying equalTo zero",
    "CGRect": "insetBy offsetBy union intersection intersects contains integral standardized divided "
              "null infinite isNull isInfinite isEmpty minX midX maxX minY midY maxY applying",
}

# Macros that are no symbols of a module: the dialect rewrites them.
REWRITTEN = ["Entry", "Previewable"]


def symbols(folder, modules):
    """Types and free names, each with the names of its members, from the modules in a folder."""
    with tempfile.TemporaryDirectory() as graphs:
        for module in modules:
            subprocess.run(
                ["swift-symbolgraph-extract", "-module-name", module, "-I", folder, "-target",
                 f"{platform.machine()}-unknown-linux-gnu", "-output-dir", graphs,
                 "-minimum-access-level", "public", "-skip-synthesized-members"],
                check=True, capture_output=True)
        return read_graphs(Path(graphs))


def read_graphs(folder):
    """Each name by itself and, for a function, with the labels of its arguments too."""
    found, names, relations = defaultdict(set), {}, []
    for file in sorted(folder.glob("*.json")):
        graph = json.loads(file.read_text())
        for symbol in graph["symbols"]:
            path = [re.sub(r"\(.*", "", part) for part in symbol["pathComponents"]]
            names[symbol["identifier"]["precise"]] = ".".join(path)
            for depth in range(1, len(path) + 1):
                found[".".join(path[:depth])].update(path[depth:depth + 1])
            labelled = symbol["pathComponents"][-1]
            if len(path) > 1:
                found[".".join(path[:-1])].add(labelled)
            else:
                found[labelled].update()
        relations += graph["relationships"]
    for name, members in FOUNDATION.items():
        found[name].update(members.split())
    for name in REWRITTEN:
        found[name].update()
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
            name, _, members = line.partition(" ")
            entries.append((framework, name.removesuffix(":"), members.split()))
    return entries


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--root", type=Path, required=True)
    arguments.add_argument("--modules", type=Path, required=True)
    arguments.add_argument("--check", action="store_true")
    options = arguments.parse_args()
    stale = [listing.page for listing in LISTINGS if not write(listing, options)]
    if stale:
        sys.exit(f"{' and '.join(stale)} differ from the modules: run Scripts/coverage.")


def write(listing, options):
    """Writes a page, or with --check only answers whether it is up to date."""
    names = wanted(options.root / listing.names)
    text = report(listing.introduction, names, symbols(options.modules, listing.modules))
    file = options.root / listing.page
    if options.check:
        return file.exists() and file.read_text() == text
    file.write_text(text)
    return True


if __name__ == "__main__":
    main()
