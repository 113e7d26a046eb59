"""Each decision says its status, and the constants it quotes are those of the code.

The first line below the title is `Status: accepted` or `Status: superseded by [TITLE](FILE.md)`.
A decision that depends on constants has a table of them:

    | Constant | Value | File | Name |
    |---|---|---|---|
    | shortest and longest pause, ms | `35.0...250.0` | `RunPause.swift` | `RunPause.bounds` |

The value is written as in the code. The file is named by as much of the end of its path as is
unique, so that folders above it can move. A name may follow the name of its type, where a file has
several types.
"""

import re

from sources import files

STATUS = re.compile(r"\A# [^\n]+\n\nStatus: (?:accepted|superseded by \[[^\]]+\]\([\w-]+\.md\))\n")
HEAD = "| Constant | Value | File | Name |"
ROW = re.compile(r"^\| [^|]+ \| `([^`|]+)` \| `([\w+./-]+)` \| `([\w.]+)` \|$")


def value(text, name):
    """What a constant is declared as in Swift, C or JavaScript; None where it is not declared."""
    kind, _, name = name.rpartition(".")
    if kind:
        found = re.search(rf"\b(?:struct|class|enum|actor|extension) {kind}\b", text)
        text = text[found.end():] if found else ""
    declared = re.search(
        rf"\b(?:let|var|const|enum)\b[^\n]*?\b{name}(?:: [\w.?]+)?"
        r"\s*(?:=(?!=)|\{)\s*([^\n,;}]+)", text)
    return declared.group(1).strip() if declared else None


def constants(text):
    """The rows of the tables of constants in a decision."""
    lines = text.splitlines()
    for start in (index for index, line in enumerate(lines) if line == HEAD):
        for line in lines[start + 2:]:
            if not line.startswith("|"):
                break
            yield line


def row_problem(root, line):
    """What is wrong with one row; None where the code agrees."""
    row = ROW.match(line)
    if not row:
        return f"this row is not in the form of a constant: {line}"
    quoted, file, name = row.groups()
    candidates = [path for folder in ("Sources", "Studio")
                  for path in files(root / folder, file.rpartition("/")[2])]
    found = [path for path in candidates if path.as_posix().endswith(f"/{file}")]
    if len(found) != 1:
        return f"{len(found)} files are called {file}"
    actual = value(found[0].read_text(), name)
    if actual is None:
        return f"{file} declares no {name}"
    return None if actual == quoted else f"{name} is {quoted} here and {actual} in {file}"


def problems(root):
    found = []
    for path in files(root / "docs/decisions", "*.md"):
        text, name = path.read_text(), path.relative_to(root)
        if not STATUS.match(text):
            found.append(f"{name}: the line below the title says no status")
        wrong = [row_problem(root, line) for line in constants(text)]
        found += [f"{name}: {problem}" for problem in wrong if problem]
    return found
