"""What `lek run` writes to a terminal, where a stranger's text must not be obeyed."""

import os
import pty
import subprocess

import pytest

PAGE = r"""
print("\u{1B}]52;c;aGVsbG8=\u{07}text\u{9B}31m")
#warning("\u{1B}[8mhidden")
fatalError("\u{1B}]52;c;aGVsbG8=\u{07}the end\u{9B}31m")
"""


@pytest.fixture
def page(tmp_path):
    bundle = tmp_path / "\x1b[31mred.playground"
    bundle.mkdir()
    (bundle / "Contents.swift").write_text(PAGE)
    (bundle / "contents.xcplayground").write_text("<playground version='5.0' target-platform='ios'/>")
    return bundle


def on_a_terminal(command):
    ours, theirs = pty.openpty()
    process = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs)
    os.close(theirs)
    said = b""
    while True:
        try:
            part = os.read(ours, 4096)
        except OSError:
            break
        if not part:
            break
        said += part
    os.close(ours)
    process.wait(timeout=60)
    return said


def test_a_terminal_gets_no_escape_sequence(lek_program, page):
    said = on_a_terminal([lek_program, "run", page])
    assert b"text" in said and b"the end" in said
    assert b"\x1b" not in said and b"\x07" not in said and b"\xc2\x9b" not in said, said


def test_a_file_gets_what_the_page_wrote(lek_program, page):
    said = subprocess.run([lek_program, "run", page], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout
    assert said.startswith(b"\x1b]52;c;aGVsbG8=\x07text\xc2\x9b31m\n")
    assert said.endswith(b"Fatal error: \x1b]52;c;aGVsbG8=\x07the end\xc2\x9b31m\n")


@pytest.fixture
def slow_page(tmp_path):
    """A page that takes the compiler to a limit."""
    bundle = tmp_path / "Slow.playground"
    bundle.mkdir()
    (bundle / "Contents.swift").write_text("var a = InlineArray<1000000000, Int>(repeating: 1)\nprint(a[0])\n")
    (bundle / "contents.xcplayground").write_text("<playground version='5.0' target-platform='ios'/>")
    return bundle


@pytest.mark.long
def test_who_waits_at_a_terminal_is_told_that_it_compiles(lek_program, slow_page, monkeypatch):
    monkeypatch.setenv("LEK_LIMITS", "compilerTime=8 compilerMemory=none")
    said = on_a_terminal([lek_program, "run", slow_page])
    assert said.count(b"still compiling the page; end it with Ctrl-C") == 1, said


@pytest.mark.long
def test_a_file_is_not_told(lek_program, slow_page, monkeypatch):
    monkeypatch.setenv("LEK_LIMITS", "compilerTime=8 compilerMemory=none")
    done = subprocess.run([lek_program, "run", slow_page], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    assert b"still compiling" not in done.stderr and b"error: the compiler" in done.stderr


def test_a_page_that_compiles_at_once_says_nothing(lek_program, page):
    assert b"still compiling" not in on_a_terminal([lek_program, "run", page])
