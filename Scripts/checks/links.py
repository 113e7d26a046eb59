"""Links in the documents lead somewhere: files, and headings in them. Paths in backticks exist.

A path is checked if it begins with a folder of the repository, has two slashes and has a suffix.
"""

import re

from sources import files

LINK = re.compile(r"(?<!\\)\]\(([^)\s]+)(?:\s+\"[^\"]*\")?\)")
PATH = re.compile(
    r"`((?:Benchmarks|Playgrounds|Scripts|Sources|Studio|Tests)/[\w.+-]+/[\w./+-]*\.\w+)`")
FENCE = re.compile(r"^(```|~~~).*?^\1", re.M | re.S)


def anchors(text):
    headings = re.findall(r"^#+\s+(.*)$", FENCE.sub("", text), re.M)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


def problems(root):
    found = []
    for path in files(root, "*.md"):
        text = FENCE.sub("", path.read_text())
        for target in LINK.findall(re.sub(r"`[^`]*`", "", text)):
            if re.match(r"[a-z]+:", target):
                continue
            name, _, anchor = target.partition("#")
            file = path if not name else (path.parent / name)
            if not file.exists():
                found.append(f"{path.relative_to(root)}: {target} is not there")
            elif anchor and file.suffix == ".md" and anchor not in anchors(file.read_text()):
                found.append(f"{path.relative_to(root)}: {target} names no heading there")
        found += [f"{path.relative_to(root)}: {named} does not exist"
                  for named in PATH.findall(text) if not (root / named).exists()]
    return found
