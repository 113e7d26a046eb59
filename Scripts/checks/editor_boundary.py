"""Only Studio/js/codeEditor knows the widget behind the editor.

The other scripts import its one interface, and tests ask the editor through it.
"""

import re

from script_cycles import IMPORT
from sources import files, line_of

FOLDER, INTERFACE = "codeEditor", "codeEditor.js"
WIDGET = re.compile(r"CodeMirror|@codemirror|\bcm-")
# Tests find elements by the widget's class names, but ask the widget nothing.
ASKED = re.compile(r"\.cmView\b|\bEditorView\b|@codemirror")


def problems(root):
    scripts = root / "Studio" / "js"
    inside = scripts / FOLDER
    found = []
    for path in files(scripts, "*.js"):
        if inside in path.parents:
            continue
        text, name = path.read_text(), path.relative_to(root)
        for match in WIDGET.finditer(text):
            place = f"{name}:{line_of(text, match.start())}"
            found.append(f"{place}: only {FOLDER} knows the editor's widget")
        for target in IMPORT.findall(text):
            imported = (path.parent / target).resolve()
            if imported.parent == inside.resolve() and imported.name != INTERFACE:
                found.append(f"{name}: imports {target}; the interface of {FOLDER} is {INTERFACE}")
    for path in files(root / "Tests" / "Studio", "*.py"):
        text, name = path.read_text(), path.relative_to(root)
        for match in ASKED.finditer(text):
            place = f"{name}:{line_of(text, match.start())}"
            found.append(f"{place}: tests ask the editor through {FOLDER}, by `element.codeEditor`")
    return found
