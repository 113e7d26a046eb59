"""The folders of these modules never use each other in a cycle.

A folder uses another where one of its files names a type that the other declares at the top level.
The check does not see what a file uses without a type's name, such as members of an extension.
"""

import re

from cycles import cycles
from modules import modules
from sources import without_comments

CHECKED = ["PageEngine"]

DECLARATION = re.compile(
    r"^(?:@[\w()]+\s+)*(?:(?:public|package|internal|final|indirect|nonisolated)\s+)*"
    r"(?:actor|class|enum|protocol|struct|typealias)\s+(\w+)", re.M)
NESTED = re.compile(r"\b(?:actor|class|enum|protocol|struct|typealias|case)\s+(\w+)")
# Without a dot before it, which would make it a type within another.
NAME = re.compile(r"(?<![.\w])[A-Z]\w*")
STRING = re.compile(r'"(?:[^"\\\n]|\\.)*"')
INTERPOLATION = re.compile(r"\\\((.*?)\)")


def code(path):
    """A Swift file without its comments and without the words of its strings."""
    def values(string):
        return " ".join(INTERPOLATION.findall(string.group()))
    return STRING.sub(values, without_comments(path.read_text()))


def owners(texts):
    """The folder that declares each type; types that two folders declare are left out."""
    found = {}
    for (folder, _), text in texts.items():
        for name in DECLARATION.findall(text):
            found.setdefault(name, set()).add(folder)
    return {name: folders.pop() for name, folders in found.items() if len(folders) == 1}


def uses(module):
    """For each folder the folders that it uses, each with a file that does and a type it names."""
    texts = {}
    for path in module.files("*.swift"):
        folder, *rest = path.relative_to(module.folder).parts
        if rest:
            texts[folder, path.name] = code(path)
    owner = owners(texts)
    edges = {}
    for (folder, name), text in texts.items():
        own = set(NESTED.findall(text))
        for word in sorted(set(NAME.findall(text)) - own):
            if owner.get(word, folder) != folder:
                edges.setdefault(folder, {}).setdefault(owner[word], f"{name} uses {word}")
    return edges


def cycle_problems(module):
    edges = uses(module)
    for cycle in cycles(edges):
        steps = cycle.split(" → ")
        reasons = ", ".join(edges[one][other] for one, other in zip(steps, steps[1:]))
        yield f"folders of {module.name} use each other in a cycle: {cycle} ({reasons})"


def problems(root):
    return [problem for module in modules(root).values() if module.name in CHECKED
            for problem in cycle_problems(module)]
