"""Which files there are, and what they import."""

import re

SKIPPED = {".build", ".git", "node_modules", "output", "__pycache__"}
IMPORT = re.compile(
    r"^\s*(?:@[\w()]+\s+)*(?:public |package |internal |fileprivate |private )?import\s+"
    r"(?:(?:class|struct|enum|protocol|func|var|let|typealias)\s+)?(\w+)", re.M)


def files(root, *patterns):
    """The files under a root that fit a pattern, without what is built, sorted."""
    found = {
        path for pattern in patterns for path in root.rglob(pattern)
        if path.is_file() and not SKIPPED & set(path.relative_to(root).parts)
    }
    return sorted(found)


def imports(text):
    """The modules a Swift file imports."""
    return set(IMPORT.findall(without_comments(text)))


def without_comments(text):
    """A Swift file with its comments blanked, lines kept."""
    text = re.sub(r"/\*.*?\*/", lambda found: re.sub(r"[^\n]", " ", found.group()), text, flags=re.S)
    return re.sub(r"(?m)(?<!:)//.*$", "", text)


def line_of(text, offset):
    return text.count("\n", 0, offset) + 1
