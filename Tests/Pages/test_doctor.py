"""`lek doctor` names what the toolchain itself lacks."""

import os

import pytest


@pytest.fixture
def lacking(tmp_path):
    """A folder for PATH in which `ldd` does not find a library."""
    program = tmp_path / "ldd"
    program.write_text("#!/bin/sh\nprintf '\\tlibncurses.so.6 => not found\\n'\n")
    program.chmod(0o755)
    return f"{tmp_path}:{os.environ['PATH']}"


def test_it_names_the_libraries_that_the_toolchain_does_not_find(lek, lacking):
    done = lek("doctor", PATH=lacking)
    said = done.stdout.decode()
    assert done.returncode != 0
    assert "missing  libncurses.so.6" in said and said.rstrip().endswith("apt-get install libncurses6"), said


def test_nothing_is_missing_where_all_are_found(lek):
    done = lek("doctor")
    assert done.returncode == 0, done.stdout.decode()
    assert "ok    Swift's libraries" in done.stdout.decode()


def test_a_page_is_told_why_the_toolchain_does_not_start(lek, lacking, tmp_path):
    tools = tmp_path / "tools"
    tools.mkdir()
    for name in ("swiftc", "swift-frontend"):
        (tools / name).write_text("#!/bin/sh\nexit 127\n")
        (tools / name).chmod(0o755)
    page = tmp_path / "Page.playground"
    page.mkdir()
    (page / "Contents.swift").write_text("print(1)\n")
    done = lek("run", page, PATH=f"{tools}:{lacking}")
    said = done.stderr.decode()
    assert done.returncode != 0
    assert "libraries that are not installed: libncurses.so.6" in said and "lek doctor" in said, said
