"""Runs `lek` for the page tests. `LEK` names the command; otherwise it is the built one."""

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def command():
    return os.environ.get("LEK") or str(ROOT / ".build/release/lek")


@pytest.fixture(scope="session")
def lek_program():
    return command()


@pytest.fixture(scope="session")
def lek():
    def run(*arguments, timeout=60, **environment):
        return subprocess.run(
            [command(), *map(str, arguments)], capture_output=True, timeout=timeout, env=os.environ | environment)
    return run
