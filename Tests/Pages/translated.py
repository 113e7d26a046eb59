"""Shipped playgrounds in each language, as `lek new --example` makes them."""

import atexit
import os
import re
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path

from conftest import ROOT, command

PLAYGROUNDS = ROOT / "Playgrounds"
WORDS = PLAYGROUNDS / "Languages"
OTHERS = sorted(path.name for path in WORDS.iterdir())
CONTEXT = re.compile(r'^msgctxt "(?:code: )?(.+)"$', re.MULTILINE)


@cache
def shared_folder():
    folder = Path(tempfile.mkdtemp(prefix="translated-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


@cache
def translated(name, language):
    """A bundle in a language, which is made once and only read."""
    folder = shared_folder() / language
    folder.mkdir(exist_ok=True)
    done = subprocess.run(
        [command(), "new", str(folder / name), "--example", name], capture_output=True, timeout=60,
        env=os.environ | {"LC_ALL": language})
    assert done.returncode == 0, done.stderr.decode()
    return folder / f"{name}.playground"


def copy(name, language, folder):
    """A bundle of a test's own in a language."""
    bundle = Path(folder) / f"{name}.playground"
    shutil.copytree(translated(name, language), bundle)
    return bundle


def files(name, language):
    """The files that have words in a language, as paths in the bundle."""
    return sorted(set(CONTEXT.findall((WORDS / language / f"{name}.po").read_text())))
