"""No program parses a name that a bundle or package chose as an option or as a file of arguments."""

import shutil
import subprocess
import uuid

import pytest

SETTINGS = '<?xml version="1.0"?>\n<playground version="5.0" target-platform="ios"/>\n'
# As Swift this is a comment; as a file of arguments it makes the compiler load a library. Each text is
# different, because a cached module is not compiled again and its text is not written.
ARGUMENTS = "//dev/null -load-plugin-library ../host/libPlugin.so -D {}\n"
MACRO = """\
@freestanding(expression) public macro made() -> Int = #externalMacro(module: "Plugin", type: "Made")
public let word = #made
"""
PLUGIN = """\
#include <fcntl.h>
#include <unistd.h>
__attribute__((constructor)) static void leaveAMark(void) {
  int file = open("MARK", O_CREAT | O_WRONLY, 0600);
  if (file >= 0) close(file);
}
"""


@pytest.fixture
def mark(tmp_path):
    """The file that exists once something has loaded the library."""
    return tmp_path / "mark"


@pytest.fixture
def library(tmp_path, mark):
    source, made = tmp_path / "plugin.c", tmp_path / "libPlugin.so"
    source.write_text(PLUGIN.replace("MARK", str(mark)))
    compiler = shutil.which("clang") or shutil.which("gcc")
    subprocess.run([compiler, "-shared", "-fPIC", "-o", made, source], check=True)
    return made


def package(folder, module, text, others=()):
    """A package of one module, whose file has the same path in every package."""
    (folder / "Code").mkdir(parents=True)
    (folder / "Code/File.swift").write_text(text)
    places = ", ".join(f'.package(path: "../{place}")' for place, _ in others)
    products = ", ".join(f'.product(name: "{name}", package: "{place}")' for place, name in others)
    (folder / "Package.swift").write_text(
        "// swift-tools-version:5.9\nimport PackageDescription\n"
        f'let package = Package(name: "{module}", dependencies: [{places}], targets: [\n'
        f'  .target(name: "{module}", dependencies: [{products}], path: "Code")\n])\n')


def playground(folder, page, library=None):
    made = folder / "Try.playground"
    (made / "Resources").mkdir(parents=True)
    (made / "Contents.swift").write_text(page)
    (made / "contents.xcplayground").write_text(SETTINGS)
    if library:
        shutil.copy(library, made / "Resources/libPlugin.so")
    return made


@pytest.fixture
def attack(tmp_path, library):
    """A playground whose package stands on `@x`, and on `x` whose text is a file of arguments."""
    around = tmp_path / "All"
    package(around / "Top", "Top", "public let top = 1\n", [("x", "Helper"), ("@x", "Words")])
    package(around / "x", "Helper", ARGUMENTS.format("ONCE" + uuid.uuid4().hex))
    package(around / "@x", "Words", "")
    (around / "@x/Code/Macro.swift").write_text(MACRO)
    return playground(around / "Top", "import Helper\nimport Words\nprint(word)\n", library)


def loads_by_itself(library, tmp_path):
    """Whether the compiler loads the library where it is told to."""
    page = tmp_path / "page.swift"
    page.write_text(MACRO)
    subprocess.run(
        ["swiftc", "-frontend", "-typecheck", page, "-load-plugin-library", library],
        capture_output=True, check=False)


def test_the_mark_shows_that_a_library_was_loaded(library, mark, tmp_path):
    loads_by_itself(library, tmp_path)
    assert mark.exists()


def test_no_text_of_a_package_is_read_as_arguments(lek, attack, mark):
    done = lek("run", attack, "--time", "1")
    assert not mark.exists()
    said = done.stderr.decode()
    assert done.returncode == 1, said
    assert "@x/Code/File.swift:1:1: error: the name of the folder “@x” begins with “@”" in said
    assert "Give it another name, such as “x”" in said


def test_not_where_many_playgrounds_are_tried_either(lek, attack, mark):
    lek("corpus", attack.parent)
    assert not mark.exists()


def test_a_folder_that_begins_with_a_dash_is_no_option(lek, tmp_path):
    package(tmp_path / "Top", "Top", "public let top = 1\n", [("-x", "Words")])
    package(tmp_path / "-x", "Words", "public let word = 1\n")
    done = lek("run", playground(tmp_path / "Top", "import Words\nprint(word)\n"), "--time", "1")
    said = done.stderr.decode()
    assert done.returncode == 1, said
    assert "-x/Code/File.swift:1:1: error: the name of the folder “-x” begins with “-”" in said
    assert "unknown argument" not in said


def test_an_application_in_such_a_folder_is_told_so(lek, tmp_path, library, mark):
    application = tmp_path / "@x.swiftpm"
    package(application, "App", "import UIKit\n@main class App: UIResponder, UIApplicationDelegate {}\n")
    manifest = application / "Package.swift"
    manifest.write_text(manifest.read_text().replace(".target(", ".executableTarget("))
    done = lek("run", application, "--time", "1")
    said = done.stderr.decode()
    assert done.returncode == 1, said
    assert "the name of the folder “@x.swiftpm” begins with “@”" in said


@pytest.mark.parametrize("sign", ["@", "-"])
def test_a_section_may_be_called_so(lek, tmp_path, sign):
    old = tmp_path / "Old.playground"
    old.mkdir()
    (old / f"{sign}one.swift").write_text("print(1)\n")
    (old / "contents.xcplayground").write_text(
        f'<playground version="1.0"><sections><code source-file-name="{sign}one.swift"/></sections></playground>\n')
    assert lek("run", old, "--time", "1").stdout.decode().splitlines()[:1] == ["1"]


@pytest.mark.parametrize("name", ["@x.playground", "-x.playground"])
def test_a_playground_may_be_called_so(lek, tmp_path, name):
    made = playground(tmp_path, "print(word, #filePath, #fileID)\n")
    (made / "Sources").mkdir()
    (made / "Sources/@file.swift").write_text("public let word = 7\n")
    made.rename(tmp_path / name)
    done = lek("run", tmp_path / name, "--time", "1")
    assert done.stdout.decode().splitlines()[0] == "7 Contents.swift Page/Contents.swift", done.stderr.decode()
