"""A page imports the package it lies in; a package's `#Playground` blocks run one after the other."""

import json
import shutil
from pathlib import Path

HERE = Path(__file__).parent / "Packages" / "Greetings"


def events(done):
    return [json.loads(line) for line in done.stdout.decode().splitlines()]


def test_a_page_imports_the_package_around_it(lek):
    done = lek("run", HERE / "Playgrounds/Hello.playground", "--time", "2", "--tree")
    assert done.returncode == 0, done.stderr.decode()
    assert 'GreetingLabel (0 0 200 40) text="Hej, Astrid!"' in done.stdout.decode()


def test_a_package_that_is_not_there_is_said_where_it_is_imported(lek):
    done = lek("run", HERE / "Playgrounds/Absent.playground", "--time", "2", "--json")
    assert done.returncode == 1
    said = [event for event in events(done) if event["event"] == "diagnostic"]
    assert [(one["file"], one["line"]) for one in said] == [
        ("Greetings/Sources/Travelling/Travel.swift", 1)]
    assert "the package away (https://example.org/far/away.git)" in said[0]["message"]


def test_a_changed_source_of_the_package_is_built_again(lek, tmp_path):
    package = tmp_path / "Greetings"
    shutil.copytree(HERE, package)
    page = package / "Playgrounds/Hello.playground"
    word = package / "Sources/Greetings/Greeting.swift"
    word.write_text(word.read_text().replace("(name)!", "(name)?"))
    done = lek("run", page, "--time", "2", "--tree")
    assert 'text="Hej, Astrid?"' in done.stdout.decode(), done.stderr.decode()


def test_the_blocks_of_a_package_show_their_values(lek):
    done = lek("run", HERE, "--time", "2")
    assert done.stdout.decode().splitlines() == [
        "Sources/Greetings/Greeting.swift:22: #Playground “Greeting”",
        "Hej 3",
        '  23  word = "Hej"',
        "  24  sum = 3",
        '  25  "Hej 3\\n"',
        "Sources/Greetings/Greeting.swift:28: #Playground",
        *[line for line in done.stdout.decode().splitlines() if "Fatal error" in line],
        "  30  square = 9  (3 times)",
    ]
    assert done.returncode == 3
    said = done.stderr.decode()
    assert "Greeting.swift:32:3: error: crashed: Error raised at top level" in said
    assert "was never used" not in said
