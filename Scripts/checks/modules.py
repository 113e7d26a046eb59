"""The modules in Sources and in Package.swift.

A module is the folder `Sources/<side>/<module>`; a C shim is a folder `C…` in the folder of
the module that it serves.
"""

import re

from sources import files

SIDES = {"Page": "pageModules", "Host": "hostModules", "Shared": "sharedModules"}
SHIM = re.compile(r"C[A-Z]\w+")
TARGET = re.compile(r"""\.(?:target|executableTarget|systemLibrary)\(\s*name: "(\w+)\"""")


class Module:
    def __init__(self, name, side, folder, shims):
        self.name = name
        self.side = side
        self.folder = folder
        self.shims = shims

    def files(self, *patterns):
        """The module's files that match a pattern, without those of its C shims."""
        return [path for path in files(self.folder, *patterns)
                if path.relative_to(self.folder).parts[0] not in self.shims]


def folders(path):
    return sorted(one for one in path.glob("*") if one.is_dir())


def is_shim(folder):
    return bool(SHIM.fullmatch(folder.name)) and not any(folder.rglob("*.swift"))


def modules(root):
    """Each module of the tree by its name."""
    found = {}
    for side in SIDES:
        for folder in folders(root / "Sources" / side):
            shims = [one for one in folders(folder) if is_shim(one)]
            found[folder.name] = Module(folder.name, side, folder, {one.name for one in shims})
            found |= {one.name: Module(one.name, side, one, set()) for one in shims}
    return found


def listed(root):
    """The names of the modules in Package.swift, by their side; none without that file."""
    manifest = root / "Package.swift"
    text = manifest.read_text() if manifest.exists() else ""
    return {
        side: set(TARGET.findall(part.group())) if (part := array(text, name)) else set()
        for side, name in SIDES.items()
    }


def array(text, name):
    return re.search(rf"let {name}: \[Target\] = \[\n.*?^\]", text, re.S | re.M)
