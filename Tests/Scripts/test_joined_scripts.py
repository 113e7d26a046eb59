"""The build joins the studio's scripts."""

import re

import pytest

from workshop import ROOT, Workshop


@pytest.fixture
def workshop(tmp_path):
    return Workshop(tmp_path)


def test_scripts_are_joined_and_all_that_are_fetched_later_too(workshop):
    done = workshop.run("Scripts/build", "release")
    assert done.returncode == 0, done.stderr
    assert (workshop.root / ".build/release/StudioScripts/app.js").read_text() == "joined\n"
    [words] = workshop.calls_of("esbuild")
    later = {name for script in (ROOT / "Studio/js").rglob("*.js")
             for name in re.findall(r'(?:import|Worker)\("/studio/js/([\w/]+)\.js"', script.read_text())}
    assert len(later) == 4
    assert all(f"/Studio/js/{name}.js " in words for name in {"app", *later})
