"""Each check of the documents passes on a good tree, and fails on a tree that breaks only that."""

import decisions
import module_list
import pytest
import readme_commands

TABLE = """\
enum CommandTable {
  static let commands = [open, run]

  static let open = CommandEntry(
    name: "open", operand: "[PATH]")
}
"""
RUN = 'extension CommandTable {\n  static let run = CommandEntry(\n    name: "run")\n}\n'
PACKAGE = """\
  targets: [
    .target(name: "UIKit"),
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo"),
    .executableTarget(
      name: "lek"),
    .testTarget(name: "UIKitTests"),
"""
PAUSE = """\
struct Wish {
  static let bounds = 0.0...10_000.0
}

struct RunPause {
  private static let bounds = 35.0...250.0
  var rounds: Int { 4 }
}
"""
DECISION = """\
# The pause

Status: accepted

| Constant | Value | File | Name |
|---|---|---|---|
| pause, ms | `35.0...250.0` | `RunPause.swift` | `RunPause.bounds` |
| most rounds | `4` | `StudioServer/RunPause.swift` | `rounds` |
| memory | `32 * piece` | `Memory.c` | `amount` |
| delay, ms | `250` | `app.js` | `DELAY` |
"""
GOOD = {
    "Sources/Host/lek/Reference/CommandTable.swift": TABLE,
    "Sources/Host/lek/Reference/CommandTable+Run.swift": RUN,
    "README.md":
        "| | |\n|---|---|\n| `lek` | x |\n| `lek open [PATH]` | x |\n| `lek run PATH` | x |\n",
    "Package.swift": PACKAGE,
    "docs/modules.md":
        "| Module | x |\n|---|---|\n| `UIKit` | x |\n| `CCairo` | x |\n| `lek` | x |\n",
    "Sources/Host/StudioServer/RunPause.swift": PAUSE,
    "Sources/Host/CompilerMemory/Memory.c": "enum { piece = 1 << 20, amount = 32 * piece };\n",
    "Studio/js/app.js": "export const DELAY = 250;\n",
    "docs/decisions/pause.md": DECISION,
}


def every_problem(root):
    checks = [decisions, module_list, readme_commands]
    return [problem for check in checks for problem in check.problems(root)]


def test_a_good_tree_has_no_problem(tree):
    assert every_problem(tree(GOOD)) == []


@pytest.mark.parametrize("name, old, new, words", [
    ("README.md", "| `lek run PATH` | x |\n", "", "lacks lek run"),
    ("README.md", "`lek run PATH`", "`lek run PATH` | x |\n| `lek fly`", "no command lek fly"),
    ("Sources/Host/lek/Reference/CommandTable.swift", "[open, run]", "[open]",
     "no command lek run"),
    ("docs/modules.md", "| `CCairo` | x |\n", "", "CCairo of Package.swift has no row"),
    ("docs/modules.md", "| `lek` | x |\n", "| `lek` | x |\n| `lek` | x |\n", "more than one row"),
    ("docs/modules.md", "| `lek` | x |\n", "| `lek` | x |\n| `UIKitTests` | x |\n", "is no module"),
    ("docs/decisions/pause.md", "Status: accepted\n", "", "says no status"),
    ("docs/decisions/pause.md", "accepted", "superseded by something", "says no status"),
    ("docs/decisions/pause.md", "35.0...250.0", "35.0...400.0", "is 35.0...400.0 here"),
    ("docs/decisions/pause.md", "`RunPause.bounds`", "`bounds`", "and 0.0...10_000.0 in"),
    ("docs/decisions/pause.md", "`RunPause.bounds`", "`RunPause.limits`", "declares no"),
    ("docs/decisions/pause.md", "`StudioServer/RunPause.swift`", "`Pause.swift`", "0 files"),
    ("docs/decisions/pause.md", "`Memory.c`", "`swift`", "0 files are called swift"),
    ("docs/decisions/pause.md", "| `4` |", "| 4 |", "not in the form"),
    ("Sources/Host/CompilerMemory/Memory.c", "32 * piece", "64 * piece", "64 * piece in Memory.c"),
    ("Studio/js/app.js", "250", "400", "400 in app.js"),
])
def test_a_broken_document_is_found(tree, name, old, new, words):
    assert old in GOOD[name]
    problems = every_problem(tree(GOOD | {name: GOOD[name].replace(old, new)}))
    assert len(problems) == 1
    assert words in problems[0]


def test_a_decision_can_be_superseded(tree):
    text = "# Old\n\nStatus: superseded by [the pause](pause.md)\n"
    assert decisions.problems(tree(GOOD | {"docs/decisions/old.md": text})) == []
