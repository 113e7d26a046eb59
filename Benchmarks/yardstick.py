"""The measure of everything from a key to a pixel: the compiler's front end alone, on the same text.

`swift-frontend -c -Onone` with the same imports, with the playground transform and without it, without
debug information, and nothing of ours around it.
"""

import os
import re
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

PAGE_MODULE = "Page"
SOURCES_MODULE = "BenchmarkSources"


def without_objective_c(text):
    """The two spellings of the page that the compiler on Linux does not take, length kept."""
    return re.sub(r"@objc\b", "     ", text.replace("#selector", " Selector"))


class Yardstick:
    def __init__(self, root, bundle):
        self.modules = Path(root) / ".build/release/PageModules"
        compiler = Path(os.path.realpath(shutil.which("swiftc")))
        self.front_end = compiler.parent / "swift-frontend"
        self.folder = Path(tempfile.mkdtemp(prefix="yardstick-"))
        self._build_sources(compiler.parent / "swiftc", Path(bundle) / "Sources")

    def close(self):
        shutil.rmtree(self.folder)

    def milliseconds(self, text, transform):
        """The wall time of one compilation of a page's text."""
        page = self.folder / "page.swift"
        page.write_text(without_objective_c(text))
        command = [
            self.front_end, "-frontend", "-c", "-Onone", "-primary-file", page,
            "-module-name", PAGE_MODULE, "-I", self.modules, "-I", self.folder,
            "-import-module", "PageRuntime", "-swift-version", "5", "-o", self.folder / "page.o",
        ]
        if self.has_sources:
            command += ["-import-module", SOURCES_MODULE]
        if transform:
            command += ["-playground"]
        start = time.perf_counter()
        done = subprocess.run(command, capture_output=True, text=True)
        elapsed = (time.perf_counter() - start) * 1000
        if done.returncode != 0:
            raise SystemExit(f"The yardstick's own compilation failed:\n{done.stderr}")
        return elapsed

    def _build_sources(self, compiler, sources):
        copies = []
        for file in sorted(sources.rglob("*.swift")):
            copy = self.folder / f"source{len(copies)}.swift"
            copy.write_text(without_objective_c(file.read_text()))
            copies.append(copy)
        self.has_sources = bool(copies)
        if copies:
            subprocess.run(
                [compiler, "-emit-module", "-parse-as-library", "-swift-version", "5",
                 "-module-name", SOURCES_MODULE, "-I", self.modules,
                 "-o", self.folder / f"{SOURCES_MODULE}.swiftmodule", *copies],
                check=True)
