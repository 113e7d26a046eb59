"""`Scripts/setup` installs what is missing, says so, and says what to do where it may not."""

import pytest

from workshop import Workshop


@pytest.fixture
def workshop(tmp_path):
    return Workshop(tmp_path)


def lacking(workshop, *names):
    workshop.have_installed([name for name in workshop.run_packages() if name not in names])


def test_it_is_silent_when_all_is_there(workshop):
    done = workshop.run("Scripts/setup")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert workshop.calls_of("apt-get") == []


def test_what_is_missing_is_named_with_its_reason_and_installed(workshop):
    lacking(workshop, "bubblewrap", "libbox2d-dev")
    done = workshop.run("Scripts/setup", USER_NUMBER="0")
    assert done.returncode == 0
    assert "keeps a page in a sandbox" in done.stderr
    installing = workshop.calls_of("apt-get")[-1].split()
    assert installing[0] == "install"
    assert installing[-2:] == ["bubblewrap", "libbox2d-dev"]
    assert "--no-install-recommends" in installing


def test_a_name_that_only_begins_alike_does_not_count(workshop):
    lacking(workshop, "bubblewrap")
    workshop.have_installed([*(workshop.calls / "installed").read_text().split(), "bubblewrap-extras"])
    workshop.run("Scripts/setup", USER_NUMBER="0")
    assert workshop.calls_of("apt-get")[-1].endswith(" bubblewrap")


def test_who_may_not_install_is_told_what_to_run(workshop):
    lacking(workshop, "bubblewrap")
    done = workshop.run("Scripts/setup", USER_NUMBER="1000")
    assert done.returncode == 5
    assert "sudo apt-get install bubblewrap" in done.stderr
    assert workshop.calls_of("apt-get") == []


def test_sudo_without_a_password_is_used(workshop):
    lacking(workshop, "bubblewrap")
    workshop.tool("sudo", 'shift; [ "$1" = true ] || { echo "sudo" >>"$CALLS/sudo"; exec "$@"; }\n')
    done = workshop.run("Scripts/setup", USER_NUMBER="1000")
    assert done.returncode == 0
    assert workshop.calls_of("sudo")
    assert workshop.calls_of("apt-get")[-1].endswith(" bubblewrap")


def test_an_installation_that_fails_is_no_success(workshop):
    lacking(workshop, "bubblewrap")
    workshop.tool("apt-get", 'echo "no network" >&2; exit 100\n')
    done = workshop.run("Scripts/setup", USER_NUMBER="0")
    assert done.returncode == 5
    assert "no network" in done.stderr
    assert done.stderr.splitlines()[-1].endswith("then run: apt-get install bubblewrap")


def test_without_a_toolchain_it_says_what_to_do(workshop):
    workshop.take_away("swiftc")
    done = workshop.run("Scripts/setup", path=f"{workshop.tools}:/usr/bin:/bin")
    assert done.returncode == 5
    assert "PATH" in done.stderr


NOT_FOUND = "printf '\\t%s => not found\\n' {}\n"


def test_the_libraries_that_the_toolchain_loads_are_installed(workshop):
    workshop.tool("ldd", f'[ -e "$CALLS/apt-get" ] || {NOT_FOUND.format("libncurses.so.6 libxml2.so.2")}')
    done = workshop.run("Scripts/setup", USER_NUMBER="0")
    assert done.returncode == 0, done.stderr
    assert "libxml2.so.2, which the Swift toolchain loads" in done.stderr
    assert workshop.calls_of("apt-get")[-1].endswith(" libncurses6 libxml2")


def test_a_library_whose_package_is_not_known_is_named(workshop):
    workshop.tool("ldd", NOT_FOUND.format("libmystery.so.5"))
    done = workshop.run("Scripts/setup", USER_NUMBER="0")
    assert done.returncode == 5
    assert "libmystery.so.5" in done.stderr and "Install the packages" in done.stderr
    assert workshop.calls_of("apt-get") == []


def test_a_toolchain_that_does_not_start_is_told_in_its_own_words(workshop):
    workshop.tool("swiftc", "echo 'cannot execute binary file' >&2; exit 126\n")
    done = workshop.run("Scripts/setup")
    assert done.returncode == 5
    assert "does not start: cannot execute binary file. Install it again" in done.stderr


def test_lek_ends_with_the_same_status(workshop):
    lacking(workshop, "bubblewrap")
    done = workshop.run("lek", USER_NUMBER="1000")
    assert done.returncode == 5
    assert workshop.calls_of("swift") == []


def test_another_word_is_refused(workshop):
    assert workshop.run("Scripts/setup", "everything").returncode == 5
