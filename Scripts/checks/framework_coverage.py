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

MODULES = ["CoreGraphics", "CoreText", "QuartzCore", "UIKit", "GameplayKit"]
# What an own type of Foundation has under these names is there too.
FOUNDATION = {
    "CGPoint": "applying equalTo zero", "CGSize": "applying equalTo zero",
    "CGRect": "insetBy offsetBy union intersection intersects contains integral standardized divided "
              "null infinite isNull isInfinite isEmpty minX midX maxX minY midY maxY applying",
}


def symbols(modules):
    """Types and free names, each with the names of its members."""
    found = defaultdict(set)
    with tempfile.TemporaryDirectory() as folder:
        for module in MODULES:
            subprocess.run(
                ["swift-symbolgraph-extract", "-module-name", module, "-I", modules, "-target",
                 f"{platform.machine()}-unknown-linux-gnu", "-output-dir", folder,
                 "-minimum-access-level", "public"], check=True, capture_output=True)
        for file in sorted(Path(folder).glob("*.json")):
            graph = json.loads(file.read_text())
            names = {}
            for symbol in graph["symbols"]:
                path = [re.sub(r"\(.*", "", part) for part in symbol["pathComponents"]]
                names[symbol["identifier"]["precise"]] = path
                found[path[0]].update(path[1:2])
                if len(path) > 2:
                    found[".".join(path[:2])].update(path[2:3])
            add_inherited(graph, names, found)
    for name, members in FOUNDATION.items():
        found[name].update(members.split())
    return found


def add_inherited(graph, names, found):
    """A member of a protocol's extension belongs to those who conform to it."""
    for relation in graph["relationships"]:
        source, target = names.get(relation["source"]), names.get(relation["target"])
        if relation["kind"] in ("conformsTo", "inheritsFrom") and source and target:
            found[".".join(source[:2])].update(found.get(target[0], ()))


def wanted(file):
    """(framework, name, members) in the file's order."""
    framework = None
    for line in file.read_text().splitlines():
        if line.startswith("["):
            framework = line.strip("[]")
        elif line and not line.startswith("#"):
            name, _, members = line.partition(":")
            yield framework, name, members.split()


def report(names, found):
    lines = [
        "# Coverage of Apple's frameworks", "",
        "`Scripts/coverage` writes this page from the built modules and "
        "[uikit-names.txt](uikit-names.txt).", "",
        "**Only names of that list are counted.** It is written by hand and is not a complete "
        "list of Apple's",
        "public names: a type or member outside it appears nowhere here, whether it exists or "
        "not. A type is",
        "*there* if it and all members listed for it are declared, *partial* if a listed member "
        "is missing, and",
        "*absent* if it is not declared. That a name is declared says nothing about its "
        "behavior.", ""]
    groups = defaultdict(lambda: defaultdict(list))
    for framework, name, members in names:
        missing = [member for member in members if member not in found.get(name, ())]
        if name not in found:
            groups[framework]["absent"].append(f"`{name}`")
        elif missing:
            listed = ", ".join(f"`{member}`" for member in missing)
            groups[framework]["partial"].append(f"`{name}`, without {listed}")
        else:
            groups[framework]["there"].append(f"`{name}`")
    for framework, states in groups.items():
        counts = ", ".join(f"{len(states[state])} {state}" for state in ("there", "partial", "absent"))
        total = sum(map(len, states.values()))
        lines += [f"## {framework}", "", f"Of {total} listed names: {counts}.", ""]
        if states["there"]:
            lines += ["There: " + " · ".join(states["there"]), ""]
        if states["partial"]:
            lines += ["Partial:", ""] + [f"- {entry}" for entry in states["partial"]] + [""]
        if states["absent"]:
            lines += ["Absent: " + " · ".join(states["absent"]), ""]
    return "\n".join(lines).rstrip() + "\n"


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
