"""`Scripts/test` reads result files, and counts nothing that did not run."""

import re
import string
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from workshop import ROOT, Workshop

sys.path.insert(0, str(ROOT / "Scripts/testing"))

import cases  # noqa: E402
import pytest_part  # noqa: E402
import report  # noqa: E402
import share  # noqa: E402
import swift_part  # noqa: E402
from run import Runner  # noqa: E402

XML = """<?xml version="1.0"?><testsuites><testsuite name="s">
<testcase classname="a.B" name="passes()" time="0.5"/>
<testcase classname="a.B" name="fails()" time="2"><failure message="It is 3.&#10;Not 4."/></testcase>
<testcase classname="a.B" name="breaks()" time="0"><error>no fixture</error></testcase>
<testcase classname="a.B" name="waits()" time="0"><skipped/></testcase>
</testsuite></testsuites>"""


def test_cases_have_their_outcome_and_time(tmp_path):
    file = tmp_path / "results.xml"
    file.write_text(XML)
    found = cases.read(file, "pages")
    assert [(case.name, case.outcome, case.seconds) for case in found] == [
        ("a.B passes()", "passed", 0.5), ("a.B fails()", "failed", 2),
        ("a.B breaks()", "failed", 0), ("a.B waits()", "skipped", 0)]
    assert found[1].message == "It is 3. Not 4."
    assert found[2].message == "no fixture"


def test_bytes_that_no_xml_holds_are_passed_over(tmp_path):
    file = tmp_path / "results.xml"
    file.write_text(XML.replace("no fixture", "\x1b[31mno\x00"))
    assert len(cases.read(file, "pages")) == 4


@pytest.mark.parametrize("text", ["", "<testsuites><testsuite>", None])
def test_a_file_that_is_missing_or_cut_off_has_no_cases(tmp_path, text):
    file = tmp_path / "results.xml"
    if text is not None:
        file.write_text(text)
    assert cases.read(file, "pages") == []


def finished(tmp_path, status, text):
    runner = Runner(tmp_path, "pages")
    runner.file("pages", "log").write_text("it ended\n")
    results = runner.file("pages", "xml")
    results.write_text(text)
    return runner.finish("pages", SimpleNamespace(returncode=status), results)


def outcomes(found):
    return [sum(case.outcome == kind for case in found) for kind in ("passed", "failed")]


def test_a_program_that_fails_no_case_but_ends_badly_has_failed(tmp_path):
    passing = "<testsuites><testcase name='a'/></testsuites>"
    assert outcomes(finished(tmp_path, 0, passing)) == [1, 0]
    assert outcomes(finished(tmp_path, 1, passing)) == [1, 1]
    assert outcomes(finished(tmp_path, -11, passing)) == [1, 1]
    assert outcomes(finished(tmp_path, 1, XML)) == [1, 2]


def test_a_program_that_runs_nothing_has_failed(tmp_path):
    assert outcomes(finished(tmp_path, 0, "<testsuites/>")) == [0, 1]
    assert outcomes(finished(tmp_path, 0, "")) == [0, 1]


def case(name, outcome="passed", seconds=1.0):
    return cases.Case("pages", name, seconds, outcome, "why" if outcome == "failed" else "")


def test_the_last_line_is_the_sum():
    found = [case("a"), case("b", "failed"), case("c", "skipped")]
    lines = report.lines(found, {"pages": 3.0}, {})
    assert lines[-1] == "1 passed, 1 failed"
    assert "FAILED pages: b why" in lines
    assert "1 skipped" in lines


def test_a_known_flaky_test_still_fails_the_run():
    lines = report.lines([case("a b", "failed")], {}, {"a b": "slow disk (2026-01-01)"})
    assert "KNOWN  a b: slow disk (2026-01-01)" in lines
    assert lines[-1] == "0 passed, 1 failed"


def test_the_slowest_twenty_and_each_part_are_printed():
    lines = report.lines([case(f"t{n}", seconds=n) for n in range(30)], {"pages": 435.0}, {})
    named = [line.split()[-1] for line in lines if " s  pages: " in line]
    assert named == [f"t{n}" for n in range(29, 9, -1)]
    assert "  435.0 s  pages                       30 tests" in lines


def test_every_long_test_has_its_turn(monkeypatch):
    names = [f"Pages/test_pages.py::test[{n}]" for n in range(100)]
    assert {share.of(name) for name in names} == set(range(share.OF_PARTS, share.SHARES))
    assert {share.turn_of(name) for name in names} == set(range(share.TURNS))
    monkeypatch.setenv("LEK_SHARE", str(share.SHARES + 1))
    assert share.current(ROOT) == 1


def test_consecutive_commits_have_consecutive_shares(tmp_path, monkeypatch):
    monkeypatch.delenv("LEK_SHARE", raising=False)
    assert share.current(tmp_path) == 0
    git = ["git", "-c", "user.name=a", "-c", "user.email=a@b"]
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
    for number in range(1, 4):
        subprocess.run([*git, "commit", "-q", "--allow-empty", "-m", "x"], cwd=tmp_path, check=True)
        assert share.current(tmp_path) == number % share.SHARES


def test_every_test_target_runs_in_the_default_tier():
    folders = {path.name for path in (ROOT / "Tests").glob("*Tests")}
    assert set(swift_part.chosen(ROOT, "default")) == folders
    assert set(swift_part.chosen(ROOT, "quick")) < folders
    assert set(swift_part.WITH_PROCESSES) < folders


def test_a_divided_target_loses_no_test():
    patterns = [pattern for _, pattern in swift_part.filters(["PageEngineTests", "UIKitTests"])]
    for first in string.ascii_letters:
        for target in ("PageEngineTests", "UIKitTests"):
            found = [pattern for pattern in patterns if re.search(pattern, f"{target}.{first}x/y()")]
            assert len(found) == 1


def test_each_process_has_files_of_its_own(tmp_path):
    names = [name for name, _ in swift_part.filters(swift_part.targets(ROOT))]
    files = {Runner(tmp_path, "swift").file(name, "xml") for name in names}
    assert len(files) == len(names)


TIERED = """
import pytest
def test_plain(): pass
@pytest.mark.quick
def test_soon(): pass
@pytest.mark.long
@pytest.mark.parametrize("n", range(40))
def test_long(n): pass
"""


NAMED = """
import pytest
def test_plain(): pass
@pytest.mark.long(share=2)
def test_long(): pass
"""


@pytest.mark.parametrize("words, expected", [
    (["--tier", "all"], 42), (["--tier", "quick"], 1), (["--tier", "long"], 40), ([], 42)])
def test_a_tier_selects_its_tests(tmp_path, words, expected):
    assert selected(tmp_path, words) == expected


def test_the_shares_are_all_of_the_long_tests(tmp_path):
    counts = [selected(tmp_path, ["--tier", "default", "--share", str(number)]) - 2
              for number in range(share.SHARES)]
    assert sum(counts) == 40
    assert counts[:share.OF_PARTS] == [0] * share.OF_PARTS
    assert all(counts[share.OF_PARTS:])


def test_the_turns_are_all_of_a_part(tmp_path):
    counts = [selected(tmp_path, ["--turn", str(number)]) for number in range(share.TURNS)]
    assert sum(counts) == 42
    assert all(counts)


def test_a_long_test_may_name_its_share(tmp_path):
    counts = [selected(tmp_path, ["--tier", "default", "--share", str(number)], NAMED)
              for number in range(share.SHARES)]
    assert counts == [1, 1, 2, 1, 1, 1, 1, 1]


def test_a_rare_test_waits_for_its_turn_of_its_share(tmp_path):
    text = TIERED.replace("pytest.mark.long", "pytest.mark.long(rare=True)")
    counts = [selected(tmp_path, ["--tier", "default", "--share", str(number), "--turn-of-shares", str(turn)], text) - 2
              for number in range(share.SHARES) for turn in range(share.TURNS)]
    assert sum(counts) == 40
    assert max(counts) < 10
    assert selected(tmp_path, ["--tier", "long"], text) == 40


def test_tests_that_belong_together_have_one_turn(tmp_path):
    text = TIERED.replace("import pytest", "import pytest; pytestmark = pytest.mark.together")
    counts = [selected(tmp_path, ["--turn", str(number)], text) for number in range(share.TURNS)]
    assert sorted(counts) == [0, 0, 0, 42]


def selected(folder, words, text=TIERED):
    tests = folder / "Tests"
    (tests / "Sub").mkdir(parents=True, exist_ok=True)
    for name in ("conftest.py", "pytest.ini"):
        (tests / name).write_text((ROOT / "Tests" / name).read_text())
    shared = folder / "Scripts/testing"
    shared.mkdir(parents=True, exist_ok=True)
    (shared / "share.py").write_text((ROOT / "Scripts/testing/share.py").read_text())
    (tests / "Sub/test_it.py").write_text(text)
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", *words, "--junitxml", folder / "out.xml", "Tests/Sub"],
        cwd=folder, capture_output=True, text=True)
    if done.returncode == pytest_part.NOTHING_SELECTED:
        return 0
    assert done.returncode == 0, done.stdout + done.stderr
    return len(cases.read(folder / "out.xml", "x"))


@pytest.fixture
def workshop(tmp_path):
    """A checkout in which nothing is missing."""
    workshop = Workshop(tmp_path)
    workshop.have_installed([*workshop.run_packages(), "chromium-headless-shell", "nodejs", "python3-venv"])
    python = workshop.root / ".build/python"
    (python / "bin").mkdir(parents=True)
    (python / "installed").write_text(workshop.python_packages())
    (python / "bin/python").symlink_to(Path(sys.executable))
    (workshop.root / "Tests").mkdir()
    (workshop.root / "Tests/flaky.txt").write_text("")
    return workshop


def test_a_build_that_fails_fails_the_run(workshop):
    (workshop.calls / "broken").touch()
    done = workshop.run("Scripts/test", "node")
    assert done.stdout.splitlines()[-1] == "0 passed, 1 failed"
    assert done.returncode == 1


def test_an_unknown_part_is_refused(workshop):
    done = workshop.run("Scripts/test", "everything")
    assert done.returncode == 2
    assert "not 'everything'" in done.stderr
