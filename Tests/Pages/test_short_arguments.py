"""A name of one character is a name like any other, for each command that takes one."""

import subprocess

import pytest

PAGE = "print(6 * 7)\n"
TRAPS = ["Fatal error", "Illegal instruction", "Backtrac"]


def in_folder(lek_program, folder, *arguments, text=None):
    done = subprocess.run(
        [lek_program, *arguments], cwd=folder, capture_output=True, text=True, input=text, timeout=60)
    assert not any(trap in done.stderr for trap in TRAPS), done.stderr
    return done


@pytest.fixture
def one(tmp_path, lek_program):
    """A folder with a playground that `lek new A` made."""
    done = in_folder(lek_program, tmp_path, "new", "A")
    assert done.returncode == 0, done.stderr
    [made] = tmp_path.iterdir()
    assert made.name == "A.playground"
    return tmp_path


def test_new_makes_a_playground_that_runs(one, lek_program):
    assert in_folder(lek_program, one, "run", "A.playground").returncode == 0


@pytest.mark.parametrize("name", ["A", "A/", "é", "é/"])
def test_a_folder_of_one_character_is_run(tmp_path, lek_program, name):
    bundle = tmp_path / name.strip("/")
    bundle.mkdir()
    (bundle / "Contents.swift").write_text(PAGE)
    (bundle / "contents.xcplayground").write_text("<playground version='5.0' target-platform='ios'/>")
    done = in_folder(lek_program, tmp_path, "run", name)
    assert (done.returncode, done.stdout) in [(0, "42\n"), (2, "")], done.stderr
    assert done.returncode == 0 or done.stderr.startswith("lek: ")


@pytest.mark.parametrize("command", ["run", "convert", "open", "corpus"])
@pytest.mark.parametrize("name", ["A", "A/", "é", "-", "."])
def test_a_name_with_nothing_behind_it_is_refused_in_words(tmp_path, lek_program, command, name):
    done = in_folder(lek_program, tmp_path, command, name, text="")
    assert 0 <= done.returncode < 128
    if done.returncode:
        assert done.stderr.startswith("lek: ") or done.stdout, (done.stdout, done.stderr)


def test_a_file_of_one_character_is_converted(tmp_path, lek_program):
    (tmp_path / "A").write_text("println(1)\n")
    done = in_folder(lek_program, tmp_path, "convert", "A")
    assert done.returncode in (0, 2)
    assert done.returncode == 0 or done.stderr.startswith("lek: ")
