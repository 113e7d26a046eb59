"""bash completes commands, flags, playgrounds and pages; seen in a bash that somebody types into."""

import os
import pty
import select
import subprocess
import time

import pytest

from workshop import ROOT

ASK = """
source "$1"; shift
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
_lek
printf '%s\\n' "${COMPREPLY[@]}"
"""


@pytest.fixture
def folder(tmp_path):
    for page in ("One", "Two words", "Ünder"):
        (tmp_path / f"My Book.playground/Pages/{page}.xcplaygroundpage").mkdir(parents=True)
    (tmp_path / "Other.playground").mkdir()
    (tmp_path / "notes.txt").touch()
    return tmp_path


def complete(folder, *words):
    done = subprocess.run(
        ["bash", "--norc", "-c", ASK, "bash", str(ROOT / "completions/lek.bash"), "lek", *words],
        cwd=folder, text=True, capture_output=True, timeout=30)
    assert done.stderr == ""
    return done.stdout.split("\n")[:-1] if done.stdout.strip() else []


@pytest.mark.parametrize("words, expected", [
    ([""], ["open", "new", "run", "corpus", "convert", "doctor", "help", "--help", "--version"]),
    (["d"], ["doctor"]),
    (["run", "--tr"], ["--tree", "--tree-at"]),
    (["open", "--"], ["--port", "--host", "--no-browser", "--network", "--trace", "--help"]),
    (["new", "--platform", ""], ["ios", "macos"]),
    (["new", "--platform", "m"], ["macos"]),
    (["run", "--time", ""], []),
    (["help", "n"], ["new"]),
    (["doctor", ""], ["--help"]),
    (["frob", ""], []),
])
def test_words_and_flags(folder, words, expected):
    assert complete(folder, *words) == expected


def test_playgrounds_are_offered_whole_and_files_are_not(folder):
    assert sorted(complete(folder, "run", "")) == ["My Book.playground", "Other.playground"]
    assert complete(folder, "open", "O") == ["Other.playground"]


def test_pages_are_those_of_the_playground_on_the_line(folder):
    assert complete(folder, "run", "My\\ Book.playground", "--page", "T") == ["Two\\ words"]
    assert len(complete(folder, "run", "'My Book.playground'", "--page", "")) == 3
    assert complete(folder, "run", "Other.playground", "--page", "") == []


def test_a_person_types_and_presses_tab(folder):
    """The real thing: readline calls the function, quotes the blank and completes the page."""
    process, terminal = pty.fork()
    if process == 0:
        os.chdir(folder)
        os.execvpe("bash", ["bash", "--norc", "--noprofile", "-i"], {
            "PATH": "/usr/bin:/bin", "TERM": "dumb", "PS1": "READY> ", "HOME": str(folder),
            "LC_ALL": "C.UTF-8", "INPUTRC": "/dev/null"})
    try:
        wait_for(terminal, "READY> ")
        os.write(terminal, b"lek() { printf '<%s>' \"$@\"; echo ' END'; }\n")
        os.write(terminal, f"source {ROOT}/completions/lek.bash; echo LOAD''ED\n".encode())
        wait_for(terminal, "LOADED")
        os.write(terminal, b"lek ru\tMy\t --pag\tTwo\t\n")
        heard = wait_for(terminal, " END")
        assert "<run><My Book.playground/><--page><Two words> END" in heard
    finally:
        os.write(terminal, b"\x03\nexit\n")
        os.close(terminal)
        os.waitpid(process, 0)


def wait_for(terminal, text):
    heard, end = "", time.monotonic() + 30
    while text not in heard:
        ready, _, _ = select.select([terminal], [], [], max(0, end - time.monotonic()))
        assert ready, f"waited for {text!r}, heard {heard!r}"
        heard += os.read(terminal, 4096).decode(errors="replace")
    return heard
