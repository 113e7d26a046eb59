"""Builds a small program with the page-side modules as the page host was linked with them."""

import subprocess
from pathlib import Path

# What a program needs that imports UIKit.
UIKIT_MODULES = [
    "CBox2D", "CQuartzCore", "CUIKit", "ConstraintSolver", "CoreGraphics", "CoreText", "FoundationAdditions",
    "ObjectiveC", "PageProtocol", "QuartzCore", "UIKit"]
UIKIT_LIBRARIES = [
    "cairo", "gdk-pixbuf-2.0", "pangocairo", "pangoft2", "harfbuzz", "fontconfig", "freetype2", "box2d"]


def build(root, folder, name, source, modules, libraries):
    """The program's path; `modules` are linked in, and `libraries` are asked for by their pkg-config names."""
    products = Path(root) / ".build" / "release"
    folder = Path(folder)
    (folder / "main.swift").write_text(source)
    # What was linked last; a folder may hold objects of files that are no more.
    linked = (products / "PageHost.product/Objects.LinkFileList").read_text().split("\n")
    objects = [
        line.strip("'") for line in linked if any(f"/{module}.build/" in line for module in modules)]
    flags = subprocess.run(
        ["pkg-config", "--libs", *libraries], check=True, text=True, capture_output=True).stdout.split()
    program = folder / name
    subprocess.run(
        ["swiftc", "-O", "-swift-version", "5", "-I", products / "Modules", folder / "main.swift", *objects,
         *flags, "-lstdc++", "-o", program], check=True)
    return program
