"""Modules import only what their side of the process boundary allows, and never in a cycle.

The side of a module is its folder. Package.swift lists the same modules on the same sides.
"""

from cycles import cycles
from modules import SIDES, listed, modules
from sources import imports

ALLOWED = {"Page": {"Page", "Shared"}, "Host": {"Host", "Shared"}, "Shared": {"Shared"}}
# What these modules import of ours is all they may import.
LIMITED = {
    "ConstraintSolver": set(), "CoreGraphics": {"CCairo", "CGdkPixbuf"}, "ObjectiveC": set(),
    "PageProtocol": set(), "PlaygroundDocument": {"CFileAttributes", "CMarkGFM"},
    "SourceDialect": {"Guarded"}, "simd": set(),
}


def graph(root, found):
    """Each module and the modules of ours that it imports, with a file that does."""
    edges = {}
    for module in found.values():
        imported = {}
        for path in module.files("*.swift"):
            for name in imports(path.read_text()):
                imported.setdefault(name, path.relative_to(root))
        edges[module.name] = {
            name: path for name, path in imported.items() if name in found and name != module.name}
    return edges


def import_problems(found, edges):
    for name, imported in edges.items():
        side = found[name].side
        for other, path in imported.items():
            if found[other].side not in ALLOWED[side]:
                yield (f"{path}: {name} is in Sources/{side} and imports {other} of "
                       f"Sources/{found[other].side}; only Sources/Shared is for both")
            if name in LIMITED and other not in LIMITED[name]:
                yield (f"{path}: {name} imports {other}; "
                       "module_boundaries.py says what it may import")


def list_problems(root, found):
    """Modules that are in one of the tree and Package.swift only, or on different sides."""
    wanted = listed(root)
    for side in SIDES:
        there = {module.name for module in found.values() if module.side == side}
        for name in sorted(there - wanted[side]):
            yield f"Package.swift: {SIDES[side]} lacks {name}, which is in Sources/{side}"
        for name in sorted(wanted[side] - there):
            yield f"Package.swift: {SIDES[side]} has {name}, which is not in Sources/{side}"


def folder_problems(root):
    for path in sorted((root / "Sources").glob("*")):
        if path.name not in SIDES:
            yield f"Sources/{path.name}: Sources has only the folders {', '.join(sorted(SIDES))}"


def problems(root):
    found = modules(root)
    edges = graph(root, found)
    return [
        *folder_problems(root), *list_problems(root, found), *import_problems(found, edges),
        *(f"modules import each other in a cycle: {cycle}" for cycle in cycles(edges)),
    ]
