"""How many tests passed is read from what the runners print, and nothing is counted that did not run."""

import subprocess

import pytest

from workshop import BUILDS, ROOT, Workshop


def count(tmp_path, runner, text):
    log = tmp_path / "log"
    log.write_text(text)
    done = subprocess.run(
        [ROOT / "Scripts/count_tests", runner, log], capture_output=True, text=True, check=True)
    return tuple(int(word) for word in done.stdout.split())


@pytest.mark.parametrize("text, expected", [
    ("✔ Test run with 31 tests in 4 suites passed after 1.0 seconds.\n", (31, 0)),
    ("✔ Test run with 1 test passed after 0.1 seconds.\n", (1, 0)),
    ("✘ Test a() recorded an issue at A.swift:1:1: no\n✘ Test a() failed after 1 seconds with 1 issue.\n"
     "✘ Suite S failed after 1 seconds.\n"
     "✘ Test run with 3 tests in 1 suite failed after 1 seconds with 1 issue.\n", (2, 1)),
    ("✘ Test a(b:) recorded an issue with 1 argument b → 2 at A.swift:1:1: no\n"
     "✘ Test a(b:) with 3 test cases failed after 1 seconds with 1 issue.\n"
     "✘ Test run with 3 tests in 1 suite failed after 1 seconds with 1 issue.\n", (2, 1)),
    ("✘ Test a() failed after 1 seconds with 1 issue.\n✘ Test a() failed after 2 seconds with 1 issue.\n"
     "✘ Test run with 3 tests in 2 suites failed after 1 seconds with 2 issues.\n", (1, 2)),
    ("✔ Test a() passed after 1 seconds.\n✘ Test b() recorded an issue at A.swift:1:1: no\n"
     "✔ Test case passing 1 argument b → 2 to c(b:) passed after 1 seconds.\n"
     "error: Process exited with unexpected signal code 11\n", (1, 1)),
    ("error: Process exited with unexpected signal code 11\n", (0, 0)),
    ("", (0, 0)),
])
def test_of_swift(tmp_path, text, expected):
    assert count(tmp_path, "swift", text) == expected


@pytest.mark.parametrize("text, expected", [
    ("....\n4 passed in 0.10s\n", (4, 0)),
    ("1 failed, 3 passed, 2 skipped, 1 warning in 9.99s\n", (3, 1)),
    ("2 failed, 1 error in 0.2s\n", (0, 3)),
    ("says 9 passed\n1 failed in 0.2s\n", (0, 1)),
    ("RERUN a.py::test_b\n4 passed, 1 rerun in 9.99s\n", (4, 0)),
    ("RERUN a.py::test_b\nFAILED a.py::test_b\n1 failed, 3 passed, 1 rerun in 9.99s\n", (3, 1)),
    ("no tests ran in 0.01s\n", (0, 0)),
    ("", (0, 0)),
])
def test_of_pytest(tmp_path, text, expected):
    assert count(tmp_path, "pytest", text) == expected


SLOW = (
    '✘ Test "A page ends" recorded an issue at PageTests.swift:1:1: Expectation failed\n'
    '✘ Test "A page ends" failed after 1 seconds with 1 issue.\n'
    "✘ Test run with 3 tests in 2 suites failed after 1 seconds with 1 issue.\n")
CRASHED = SLOW + "✘ Test b() failed after 1 seconds with 1 issue.\n"


def told(tmp_path, text, *wish):
    log = tmp_path / "log"
    log.write_text(text)
    return subprocess.run(
        [ROOT / "Scripts/count_tests", *wish[:1], log, *wish[1:]], capture_output=True, text=True, check=True).stdout


def test_what_failed_is_named(tmp_path):
    assert told(tmp_path, SLOW, "swift", "--names") == (
        'FAILED "A page ends" at PageTests.swift:1:1: Expectation failed\n')
    assert told(tmp_path, "FAILED a.py::b - no\n1 failed in 1s\n", "pytest", "--names") == "FAILED a.py::b - no\n"


def test_what_is_asked_again_is_the_file(tmp_path):
    assert told(tmp_path, SLOW, "swift", "--pattern") == "/PageTests\\.swift:\n"
    assert told(tmp_path, CRASHED, "swift", "--pattern") == "\n"
    many = "".join(SLOW.replace("PageTests", f"Page{number}Tests") for number in range(4))
    assert told(tmp_path, many, "swift", "--pattern") == "\n"


ASKED = """\
case "$*" in
  *--filter*) printf '%s' "$AGAIN"; [[ $AGAIN != *✘* ]] ;;
  test*) printf '%s' "$FIRST"; exit 1 ;;
esac
"""
PASSED = "✔ Test run with 1 test in 1 suite passed after 0.1 seconds.\n"


@pytest.mark.parametrize("again, last, ended", [
    (PASSED, "3 passed, 0 failed", 0),
    (SLOW, "2 passed, 1 failed", 1),
    ("", "2 passed, 1 failed", 1),
])
def test_a_swift_test_is_asked_once_more(workshop, again, last, ended):
    workshop.tool("swift", BUILDS.replace("/release/", "/debug/") + ASKED)
    done = workshop.run("Scripts/test", "swift", FIRST=SLOW, AGAIN=again)
    assert done.stdout.splitlines()[-1] == last
    assert 'FAILED "A page ends" at PageTests.swift' in done.stdout.splitlines()[-4 if ended == 0 else -3]
    assert done.returncode == ended


def test_swift_tests_that_crash_after_some_passed_have_failed(workshop):
    workshop.tool("swift", BUILDS.replace("/release/", "/debug/") + ASKED)
    done = workshop.run("Scripts/test", "swift", FIRST="✔ Test a() passed after 1 seconds.\n")
    assert done.stdout.splitlines()[-1] == "1 passed, 1 failed"


PYTEST = 'printf "%s\\n" "$PYTEST_SAYS"; exit ${PYTEST_STATUS:-0}\n'


@pytest.fixture
def workshop(tmp_path):
    """A checkout in which nothing is missing, with a pytest that says what the test wants."""
    workshop = Workshop(tmp_path)
    workshop.have_installed([*workshop.run_packages(), "chromium-headless-shell", "python3-venv"])
    python = workshop.root / ".build/python"
    (python / "bin").mkdir(parents=True)
    (python / "installed").write_text(workshop.python_packages())
    (python / "bin/python").write_text("#!/bin/bash\n" + PYTEST)
    (python / "bin/python").chmod(0o755)
    return workshop


@pytest.mark.parametrize("says, status, last, ended", [
    ("4 passed in 1s", "0", "4 passed, 0 failed", 0),
    ("1 failed, 3 passed in 1s", "1", "3 passed, 1 failed", 1),
    ("ImportError", "4", "0 passed, 1 failed", 1),
    ("3 passed in 1s", "3", "3 passed, 1 failed", 1),
    ("no tests ran in 0.1s", "0", "0 passed, 1 failed", 1),
])
def test_the_last_line_is_the_sum(workshop, says, status, last, ended):
    done = workshop.run("Scripts/test", "scripts", PYTEST_SAYS=says, PYTEST_STATUS=status)
    assert done.stdout.splitlines()[-1] == last
    assert done.returncode == ended


def test_parts_are_summed(workshop):
    workshop.tool("swift", "printf '#!/bin/bash\\n' >.build/release/lek; chmod +x .build/release/lek\n")
    modules = workshop.root / ".build/release/Modules"
    modules.mkdir(parents=True)
    for name in workshop.page_modules():
        (modules / f"{name}.swiftmodule").touch()
        (modules / f"{name}.swiftdoc").touch()
    done = workshop.run(
        "Scripts/test", "scripts", "pages", "studio", PYTEST_SAYS="2 passed, 1 failed in 1s")
    assert done.stdout.splitlines()[-1] == "6 passed, 3 failed"
    assert done.returncode == 1


def test_a_part_that_ran_nothing_fails_beside_one_that_did(workshop):
    workshop.tool("swift", 'exit 0\n')
    done = workshop.run("Scripts/test", "scripts", "swift", PYTEST_SAYS="2 passed in 1s")
    assert done.stdout.splitlines()[-1] == "2 passed, 1 failed"
    assert done.returncode == 1


def test_an_unknown_part_is_refused(workshop):
    assert workshop.run("Scripts/test", "everything").returncode == 2
