"""The lines of a checkout that are new since the last commit that landed.

The lines are compared with the first of these commits that exists:

1. the merge base with the commit that `LEK_BASE` names, if it is set,
2. the merge base with `origin/main`,
3. the merge base with the branch that the current one tracks,
4. the merge base with the local branch `main`,
5. `HEAD`.

Changes that are not committed and files that git does not know count too. In a fresh clone the
commit is `HEAD`, whichever branch was cloned, so nothing has changed. A folder that is not a
checkout of its own has no changes.
"""

import os
import re
import subprocess

CANDIDATES = ["origin/main", "@{upstream}", "main"]
HUNK = re.compile(rb"@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@")


class Incomparable(Exception):
    """git could not compare; the message says why and what to do."""


def changed_lines(root):
    """The numbers of the new lines, from 1, of each file that has some."""
    if not (root / ".git").exists():
        return {}
    # The limit lets git find files that were moved and changed, however many there are.
    difference = git(
        root, "-c", "core.quotePath=off", "diff", "--unified=0", "--no-color", "--no-ext-diff",
        "--src-prefix=a/", "--dst-prefix=b/", "-M", "-l32767", base(root), "--")
    found = added_lines(difference)
    for name in git(root, "ls-files", "--others", "--exclude-standard", "-z").split(b"\0"):
        if name and (root / os.fsdecode(name)).is_file():
            text = (root / os.fsdecode(name)).read_bytes()
            found[os.fsdecode(name)] = set(range(1, text.count(b"\n") + 2))
    return found


def base(root):
    """The commit whose lines are not new."""
    named = os.environ.get("LEK_BASE")
    for candidate in [named] if named else CANDIDATES:
        commit = git(root, "merge-base", "HEAD", candidate, fails=True).decode().strip()
        if commit:
            return commit
    if named:
        raise Incomparable(f"LEK_BASE={named}: no such commit; name one that `git log` shows")
    return "HEAD"


def added_lines(difference):
    """The new lines of each file in the output of `git diff --unified=0`."""
    found, name, left = {}, None, 0
    for line in difference.split(b"\n"):
        if line.startswith(b"\\"):
            continue
        if left > 0:
            left -= 1
        elif line.startswith(b"+++ "):
            # git ends a name that contains a space with a tab.
            name = os.fsdecode(line[6:].rstrip(b"\t")) if line.startswith(b"+++ b/") else None
        elif hunk := HUNK.match(line):
            old, start, new = (int(number or 1) for number in hunk.groups())
            left = old + new
            if name is not None and new:
                found.setdefault(name, set()).update(range(start, start + new))
    return found


def git(root, *arguments, fails=False):
    """The output of git; empty where it fails and may."""
    try:
        done = subprocess.run(["git", "-C", str(root), *arguments], capture_output=True)
    except FileNotFoundError:
        raise Incomparable("git is not installed; install the package git") from None
    if done.returncode != 0 and not fails:
        reason = done.stderr.decode(errors="replace").strip().splitlines()
        raise Incomparable(f"git {arguments[-1]} failed: {reason[-1] if reason else 'no reason'}")
    return done.stdout if done.returncode == 0 else b""
