"""What the list of names makes of the symbols that are there."""

import json

import coverage_page
import framework_coverage

NAMES = """\
# a remark
[One]
UIThere: a
  b
UILabelled: init(a:) init(b:)
withLabel(_:)
UIPartial: a b
UIAbsent: a
functionThere

[Out of reach]
UIPrinter: printer
View.widgetLabel(_:): widgets
"""


def report(tmp_path, found):
    file = tmp_path / "names.txt"
    file.write_text(NAMES)
    return coverage_page.report("# Coverage", framework_coverage.wanted(file), found)


def test_types_are_there_partial_or_absent(tmp_path):
    found = {"UIThere": {"a", "b", "c"}, "UIPartial": {"b"}, "functionThere": set()}
    text = report(tmp_path, found)
    assert "3 of 6 types and free names there (1 partial), 3 of 7 members." in text
    assert "- `UIPartial`, without `a`\n" in text
    assert "Absent: `UILabelled` · `withLabel(_:)` · `UIAbsent`\n" in text


def test_an_indented_line_continues_the_members_of_the_type_above(tmp_path):
    text = report(tmp_path, {"UIThere": {"a"}})
    assert "- `UIThere`, without `b`\n" in text


def test_names_out_of_reach_are_listed_by_reason_and_not_counted(tmp_path):
    text = report(tmp_path, {})
    assert "- printer: `UIPrinter`\n" in text
    assert "- widgets: `View.widgetLabel(_:)`\n" in text
    assert "0 of 6 types" in text


def test_names_with_labels_count_only_with_their_labels(tmp_path):
    text = report(tmp_path, {"UILabelled": {"init", "init(a:)"}, "withLabel": set()})
    assert "- `UILabelled`, without `init(b:)`\n" in text
    assert "`withLabel(_:)`" in text


def test_functions_of_a_graph_have_their_labels(tmp_path):
    symbols = [{"identifier": {"precise": name}, "pathComponents": name.split(".")}
               for name in ("A", "A.turn(by:)", "withA(_:)")]
    (tmp_path / "One.symbols.json").write_text(
        json.dumps({"symbols": symbols, "relationships": []}))
    found = framework_coverage.read_graphs(tmp_path)
    assert found["A"] == {"turn", "turn(by:)"}
    assert "withA" in found and "withA(_:)" in found


def test_members_of_all_ancestors_and_of_nested_types_are_found(tmp_path):
    def symbol(*path):
        return {"identifier": {"precise": ".".join(path)}, "pathComponents": list(path)}

    def inherits(source, target):
        return {"kind": "inheritsFrom", "source": source, "target": target}

    graph = {
        "symbols": [symbol("A"), symbol("A", "first(_:)"), symbol("B"), symbol("C"),
                    symbol("C", "D", "E", "last")],
        "relationships": [inherits("C", "B"), inherits("B", "A")],
    }
    (tmp_path / "One.symbols.json").write_text(json.dumps(graph))
    found = framework_coverage.read_graphs(tmp_path)
    assert "first" in found["C"]
    assert "last" in found["C.D.E"]
