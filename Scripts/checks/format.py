"""Swift files are in the toolchain's own form, strictly."""

import subprocess


def problems(root):
    folders = [name for name in ("Package.swift", "Sources", "Tests") if (root / name).exists()]
    if not folders:
        return []
    done = subprocess.run(
        ["swift", "format", "lint", "--strict", "--parallel", "--recursive", *folders],
        cwd=root, capture_output=True, text=True)
    lines = [line for line in (done.stdout + done.stderr).splitlines() if line.strip()]
    return lines or (["swift format failed and said nothing"] if done.returncode else [])
