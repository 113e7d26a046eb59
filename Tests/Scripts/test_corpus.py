"""The figure of the corpus is counted from what `lek corpus` says, and nothing is counted that should be left out."""

import json
import subprocess

import pytest

from workshop import ROOT


def listing(**changes):
    page = {"page": "", "cls": "UIKit", "imports": ["UIKit"], "core": True, "duplicate": False} | changes
    counted = page.pop("counted", True)
    return {"repos": [{"repo": "someone/Thing", "counted": counted,
                       "bundles": [{"bundle": "A.playground", "pages": [page]}]}]}


def figure(tmp_path, what, *, runs=True, reason=None):
    """What is printed for a list of one page of which this was seen."""
    bundle = tmp_path / "fetched/someone+Thing/A.playground"
    bundle.mkdir(parents=True, exist_ok=True)
    (tmp_path / "list.json").write_text(json.dumps(what))
    said = {"event": "page", "bundle": str(bundle), "page": "", "runs": runs, "reason": reason, "message": "why"}
    lek = tmp_path / "lek"
    lek.write_text("#!/bin/sh\n[ \"$1 $2\" = 'corpus --json' ] && cat <<'END'\n" + json.dumps(said) + "\nEND\n")
    lek.chmod(0o755)
    return subprocess.run(
        [ROOT / "Scripts/corpus", tmp_path / "list.json", tmp_path / "fetched", "--lek", lek],
        capture_output=True, text=True, check=False)


def test_a_page_that_runs_is_counted(tmp_path):
    done = figure(tmp_path, listing())
    assert done.stdout.startswith("1 of 1 pages run (100.0 %)") and done.returncode == 0


def test_one_that_does_not_is_named_with_its_reason(tmp_path):
    done = figure(tmp_path, listing(), runs=False, reason="crashed")
    assert done.stdout.startswith("0 of 1 pages run") and done.returncode == 1
    assert "   1  crashed" in done.stdout and "someone/Thing: A.playground : why" in done.stdout


def test_one_that_was_not_seen_does_not_run(tmp_path):
    done = figure(tmp_path, listing(page="Other"))
    assert done.stdout.startswith("0 of 1 pages run") and "not found" in done.stdout


@pytest.mark.parametrize("changes, why", [
    ({"counted": False}, "repository not counted"), ({"core": False}, "not core"),
    ({"duplicate": True}, "copy of another"), ({"suspect_broken_upstream": True}, "broken on a Mac too"),
    ({"imports": ["UIKit", "SceneKit"]}, "imports out of reach"),
])
def test_what_is_left_out_is_said(tmp_path, changes, why):
    done = figure(tmp_path, listing(**changes))
    assert done.stdout.startswith("0 of 0 pages run") and f"   1  {why}" in done.stdout


def test_one_colour_counts_only_where_it_is_named(tmp_path):
    done = figure(tmp_path, listing(), runs=False, reason="oneColour")
    assert done.stdout.startswith("0 of 1 pages run")
