"""What the list of names makes of the symbols that are there."""

import framework_coverage

NAMES = "# a remark\n[One]\nUIThere: a b\nUIPartial: a b\nUIAbsent: a\nfunctionThere\n"


def test_types_are_there_partial_or_absent(tmp_path):
    file = tmp_path / "names.txt"
    file.write_text(NAMES)
    found = {"UIThere": {"a", "b", "c"}, "UIPartial": {"b"}, "functionThere": set()}
    text = framework_coverage.report(framework_coverage.wanted(file), found)
    assert "Of 4 listed names: 2 there, 1 partial, 1 absent." in text
    assert "There: `UIThere` · `functionThere`" in text
    assert "- `UIPartial`, without `a`" in text
    assert "Absent: `UIAbsent`" in text
