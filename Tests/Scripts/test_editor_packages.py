"""`Scripts/setup` installs the editor's packages, or downloads them where Debian has none."""

import pytest

from workshop import Workshop

# Tells its mirror, and downloads a file for each package it is asked for.
APT = """\
echo "$@" >>"$CALLS/apt-get"
case "$*" in
  indextargets*) printf '%s\\n' \
    'http://other.invalid/debian bookworm-backports main' \
    'http://mirror.invalid/debian/ bookworm contrib' \
    'http://mirror.invalid/debian/ bookworm main' ;;
  *" update") cp "${3#*=}" "$CALLS/sources" ;;
  *" download "*) for name in "$@"; do [[ $name != node-* ]] || echo "$name" >"$name.deb"; done ;;
esac
"""
UNPACK = """\
mkdir -p "$3/usr/share/nodejs"
cat "$2" >>"$3/usr/share/nodejs/unpacked"
"""


@pytest.fixture
def workshop(tmp_path):
    made = Workshop(tmp_path)
    made.tool("apt-get", APT)
    made.tool("dpkg-deb", UNPACK)
    made.have_installed([name for name in made.run_packages() if not name.startswith("node-")])
    return made


def editor_packages(workshop):
    return [name for name in workshop.run_packages() if name.startswith("node-")]


def unpacked(workshop):
    path = workshop.root / ".build/codemirror/usr/share/nodejs/unpacked"
    return path.read_text().split() if path.exists() else []


def test_a_release_that_has_them_installs_them_by_name(workshop):
    done = workshop.run("Scripts/setup", USER_NUMBER="0")
    assert done.returncode == 0, done.stderr
    installing = workshop.calls_of("apt-get")[-1].split()
    assert installing[-len(editor_packages(workshop)):] == editor_packages(workshop)
    assert unpacked(workshop) == []


def test_debian_12_downloads_them_from_the_next_release_of_its_own_mirror(workshop):
    workshop.be_release("bookworm")
    done = workshop.run("Scripts/setup", USER_NUMBER="1000")
    assert done.returncode == 0, done.stderr
    assert sorted(unpacked(workshop)) == sorted(editor_packages(workshop))
    sources = (workshop.calls / "sources").read_text()
    assert sources.startswith("deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] ")
    assert sources.endswith(" http://mirror.invalid/debian/ trixie main\n")
    assert not any(call.startswith("install") for call in workshop.calls_of("apt-get"))


def test_what_is_there_is_not_downloaded_again(workshop):
    workshop.be_release("bookworm")
    workshop.run("Scripts/setup")
    before = len(workshop.calls_of("apt-get"))
    done = workshop.run("Scripts/setup")
    assert (done.returncode, done.stderr) == (0, "")
    assert len(workshop.calls_of("apt-get")) == before


def test_a_download_that_fails_leaves_nothing_and_says_what_to_do(workshop):
    workshop.be_release("bookworm")
    fails = '[[ "$*" != *" download "* ]] || { echo "no network" >&2; exit 100; }\n'
    workshop.tool("apt-get", APT + fails)
    done = workshop.run("Scripts/setup")
    assert done.returncode == 5
    assert "no network" in done.stderr and "Look at the network" in done.stderr
    assert unpacked(workshop) == []


def test_package_sources_without_a_mirror_are_named(workshop):
    workshop.be_release("bookworm")
    workshop.tool("apt-get", 'echo "$@" >>"$CALLS/apt-get"\n')
    done = workshop.run("Scripts/setup")
    assert done.returncode == 5
    assert "name no Debian mirror" in done.stderr
