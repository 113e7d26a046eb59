"""The README lists exactly the commands that `lek` has."""

import re

TABLE = "Sources/**/lek/Reference/CommandTable*.swift"
LIST = re.compile(r"static let commands = \[([^\]]*)\]")
ENTRY = re.compile(r"static let (\w+) = CommandEntry\(\s*name: \"([\w-]+)\"")
ROW = re.compile(r"^\|\s*`lek(?: ([a-z][\w-]*))?[^`]*`\s*\|", re.M)


def commands(root):
    """The names of the commands in the command table; None where there is no table."""
    text = "".join(path.read_text() for path in sorted(root.glob(TABLE)))
    listed = LIST.search(text)
    if not listed:
        return None
    names = dict(ENTRY.findall(text))
    return {names.get(one, one) for one in re.findall(r"\w+", listed.group(1))}


def problems(root):
    readme, known = root / "README.md", commands(root)
    if known is None or not readme.exists():
        return []
    named = {name for name in ROW.findall(readme.read_text()) if name}
    return [
        *[f"README.md: the table of commands lacks lek {name}" for name in sorted(known - named)],
        *[f"README.md: there is no command lek {name}" for name in sorted(named - known)],
    ]
