"""A file is its main type: over 500 lines is too long, over 300 wants a reason.

The reason is a comment in the file's first 40 lines: `Long because …`.
"""

from sources import files

TOO_LONG = 500
WANTS_A_REASON = 300


def problems(root):
    found = []
    for path in files(root, "*.swift", "*.c", "*.h", "*.js", "*.css", "*.py"):
        lines = path.read_text().splitlines()
        name = path.relative_to(root)
        if len(lines) > TOO_LONG:
            found.append(f"{name}: {len(lines)} lines, and {TOO_LONG} is the most")
        elif len(lines) > WANTS_A_REASON and "Long because" not in "\n".join(lines[:40]):
            found.append(f"{name}: {len(lines)} lines; over {WANTS_A_REASON} wants a reason (Long because …)")
    return found
