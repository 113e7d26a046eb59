"""The studio's scripts never import each other in a cycle, and import only files that are there."""

import re

from cycles import cycles
from sources import files

IMPORT = re.compile(r"""^\s*(?:import|export)\s(?:[^'"]*?\sfrom\s)?\s*['"](\.[^'"]+)['"]""", re.M)


def problems(root):
    folder = root / "Studio" / "js"
    edges, found = {}, []
    for path in files(folder, "*.js"):
        name = path.relative_to(folder).as_posix()
        edges[name] = []
        for target in IMPORT.findall(path.read_text()):
            imported = (path.parent / target).resolve()
            if not imported.exists():
                found.append(f"Studio/js/{name}: imports {target}, which is not there")
                continue
            edges[name].append(imported.relative_to(folder.resolve()).as_posix())
    return found + [f"scripts import each other in a cycle: {cycle}" for cycle in cycles(edges)]
