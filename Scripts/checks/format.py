"""Swift files are in the toolchain's own form, strictly.

The pages under Tests/Pages are left out: their places are part of what is expected of them.
"""

import subprocess


def problems(root):
    folders = [name for name in ("Package.swift", "Sources", "Playgrounds") if (root / name).exists()]
    folders += sorted(str(path.relative_to(root)) for path in root.glob("Tests/*Tests"))
    if not folders:
        return []
    done = subprocess.run(
        ["swift", "format", "lint", "--strict", "--parallel", "--recursive", *folders],
        cwd=root, capture_output=True, text=True)
    lines = [line for line in (done.stdout + done.stderr).splitlines() if line.strip()]
    return lines or (["swift format failed and said nothing"] if done.returncode else [])
