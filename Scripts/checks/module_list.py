"""docs/modules.md has one row for every module of Package.swift that is no test, and no other."""

import re

from modules import TARGET

ROW = re.compile(r"^\|\s*`(\w+)`\s*\|", re.M)


def problems(root):
    manifest, document = root / "Package.swift", root / "docs/modules.md"
    if not manifest.exists() or not document.exists():
        return []
    modules = set(TARGET.findall(manifest.read_text()))
    rows = ROW.findall(document.read_text())
    return [
        *[f"docs/modules.md: {name} of Package.swift has no row"
          for name in sorted(modules - set(rows))],
        *[f"docs/modules.md: {name} is no module of Package.swift"
          for name in sorted(set(rows) - modules)],
        *[f"docs/modules.md: {name} has more than one row"
          for name in sorted(set(rows)) if rows.count(name) > 1],
    ]
