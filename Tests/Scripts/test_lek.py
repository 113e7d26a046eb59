"""`./lek` builds when it has to, and otherwise is only a step to the built command."""

import pytest

from workshop import Workshop


@pytest.fixture
def workshop(tmp_path):
    return Workshop(tmp_path)


def test_the_first_use_builds_and_then_runs(workshop):
    done = workshop.run("lek", "run", "a b.playground", "--time", "3")
    assert done.stdout == "lek run a b.playground --time 3\n"
    assert done.returncode == 7
    assert workshop.calls_of("swift") == ["build -c release -debug-info-format none -Xswiftc -suppress-warnings"]
    assert "Building" in done.stderr


def test_nothing_is_said_or_built_when_nothing_has_changed(workshop):
    workshop.run("lek")
    done = workshop.run("lek")
    assert done.stderr == ""
    assert len(workshop.calls_of("swift")) == 1


@pytest.mark.parametrize(
    "name", ["Sources/Host/lek/main.swift", "Sources/Host/lek/new.swift", "Package.swift"])
def test_a_changed_source_builds_again(workshop, name):
    workshop.run("lek")
    workshop.touch_later(name)
    workshop.run("lek")
    assert len(workshop.calls_of("swift")) == 2


def test_another_compiler_builds_again(workshop):
    compiler = workshop.tools / "swift-frontend"
    compiler.write_text("one")
    workshop.run("lek")
    workshop.run("lek")
    assert len(workshop.calls_of("swift")) == 1
    compiler.write_text("another")
    workshop.run("lek")
    workshop.run("lek")
    assert len(workshop.calls_of("swift")) == 2


def test_what_one_user_built_can_be_run_by_others(workshop):
    workshop.run("lek")
    assert (workshop.root / ".build/release/built").stat().st_mode & 0o044 == 0o044


def test_without_a_compiler_nothing_is_built_anew(workshop):
    (workshop.tools / "swift-frontend").write_text("one")
    workshop.run("lek")
    (workshop.tools / "swiftc").unlink()
    assert workshop.run("lek").returncode == 7
    assert len(workshop.calls_of("swift")) == 1


def test_a_command_that_is_gone_is_built_again(workshop):
    workshop.run("lek")
    (workshop.root / ".build/release/lek").unlink()
    assert workshop.run("lek").returncode == 7


def test_a_build_that_fails_says_why_and_is_tried_again(workshop):
    (workshop.calls / "broken").touch()
    done = workshop.run("lek")
    assert done.returncode == 70
    assert "error: it is broken" in done.stderr
    assert done.stdout == ""
    (workshop.calls / "broken").unlink()
    assert workshop.run("lek").returncode == 7


def test_it_may_be_called_by_a_link_from_elsewhere(workshop, tmp_path):
    link = workshop.root / "linked"
    link.symlink_to("lek")
    assert workshop.run("linked", "--version").stdout == "lek --version\n"


def test_only_the_modules_of_the_page_are_laid_out(workshop):
    workshop.run("lek")
    staged = workshop.root / ".build/release/PageModules"
    assert {path.name for path in staged.iterdir()} == {
        f"{name}.{kind}" for name in workshop.page_modules() for kind in ("swiftmodule", "swiftdoc")}
    assert not list(staged.parent.glob("PageModules.*"))


def test_modules_that_are_the_same_are_left_where_they_are(workshop):
    workshop.run("Scripts/build", "release")
    staged = workshop.root / ".build/release/PageModules"
    before = staged.stat().st_ino
    workshop.run("Scripts/build", "release")
    assert staged.stat().st_ino == before
    workshop.tool("swift", "echo new >.build/release/Modules/UIKit.swiftmodule\n")
    workshop.run("Scripts/build", "release")
    assert (staged / "UIKit.swiftmodule").read_text() == "new\n"


def test_the_classes_of_the_modules_are_written_beside_them(workshop):
    source = workshop.root / "Sources/Page/UIKit/Exports.swift"
    source.write_text("@_exported import Foundation\n")
    workshop.run("Scripts/build", "release")
    file = workshop.root / ".build/release/ClassMembers"
    assert sorted(file.read_text().splitlines()) == [
        "adopts\tFoundationThing\tNSObject", "adopts\tUIKitThing\tNSObject",
        "class\tFoundationThing\tNSObject\tFoundation", "class\tUIKitThing\tNSObject\tUIKit",
        "exports\tUIKit\tFoundation", "member\tFoundationThing\tsize\tFoundation\tInt",
        "member\tUIKitThing\tsize\tUIKit\tInt"]
    asked = workshop.calls_of("swift-synthesize-interface")
    workshop.run("Scripts/build", "release")
    assert workshop.calls_of("swift-synthesize-interface") == asked
    assert not list(file.parent.glob("ClassMembers.*"))


def test_an_interface_that_cannot_be_written_fails_the_build(workshop):
    (workshop.calls / "no-interface").touch()
    assert workshop.run("Scripts/build", "release").returncode != 0
    (workshop.calls / "no-interface").unlink()
    assert workshop.run("Scripts/build", "release").returncode == 0
    assert (workshop.root / ".build/release/ClassMembers").exists()
