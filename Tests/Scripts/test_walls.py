"""Each wall is seen to hold on a good tree, and seen to fail on one that breaks just it."""

import format
import lengths
import links
import module_walls
import named_tests
import pytest
import script_cycles
import word_walls

GOOD = {
    "Sources/PageProtocol/Frame.swift": "public struct LayerCommit {}\n",
    "Sources/UIKit/UIView.swift": "import QuartzCore\n\n/// A view.\nopen class UIView {}\n",
    "Sources/QuartzCore/LayerTreeRecorder.swift": "import PageProtocol\n\nlet commit = LayerCommit()\n",
    "Sources/CoreGraphics/CGPath.swift": "@_implementationOnly import CCairo\n",
    "Sources/PageEngine/Start.swift": "import PageProtocol\n\nlet child = fork()\n",
    "Sources/StudioServer/HTTPServer.swift": "import PageEngine\n",
    "Sources/StudioServer/SessionState.swift": "struct SessionState {}\n",
    "Studio/js/app.js": "import { one } from './one.js';\n",
    "Studio/js/one.js": "export const one = 1;\n",
    "README.md": "# Title\n\n[here](README.md#title) and [there](docs/a.md)\n",
    "docs/a.md": "# A\n",
    "docs/threat-model.md": "| a | `WallTests` *holdsForAll…*; `test_wall.py` *a way out*, *said in words* |\n",
    "Tests/EngineTests/WallTests.swift": "@Suite struct WallTests { @Test func holdsForAllPages() {} }\n",
    "Tests/Pages/test_wall.py": "from ways import WAYS\n\n\ndef test_said_in_words():\n    pass\n",
    "Tests/Pages/ways.py": "WAYS = {'a way out': 1}\n",
}


def every_problem(root):
    checks = [module_walls, word_walls, script_cycles, lengths, links, named_tests]
    return [problem for check in checks for problem in check.problems(root)]


def test_a_good_tree_has_no_problem(tree):
    assert every_problem(tree(GOOD)) == []


@pytest.mark.parametrize("name, text, words", [
    ("Sources/UIKit/UIView.swift", "import PageEngine\n", "page's side"),
    ("Sources/PageEngine/Start.swift", "internal import UIKit\n", "host's side"),
    ("Sources/SourceDialect/Dialect.swift", "import PageProtocol\n", "is a leaf"),
    ("Sources/NewRoom/New.swift", "", "which side"),
    ("Sources/UIKit/UIView.swift", "// As a browser does it\n", "nothing of a browser"),
    ("Sources/UIKit/UIView.swift", "let commit = LayerCommit(number: 1)\n", "only LayerTreeRecorder"),
    ("Sources/StudioServer/Start.swift", "let process = Process()\n", "only PageEngine starts"),
    ("Sources/lek/Open.swift", "let id = posix_spawn(a, b)\n", "only PageEngine starts"),
    ("Sources/CPageRuntime/System/Processes.c", "int a = execve(b, c, d);\n", "only PageEngine starts"),
    ("Sources/PageRuntime/Run.swift", "let id = fork()\n", "warm host fork"),
    ("Sources/StudioServer/Studio.swift", "let actions = state.apply(event)\n", "only Session does"),
    ("Sources/PageEngine/Net.swift", "let session = URLSession.shared\n", "only StudioServer"),
    ("Sources/StudioServer/SessionState.swift", "func apply() async {}\n", "pure value"),
    ("Sources/PlaygroundDocument/Open.swift", "throw BundleProblem.notThere\n", "is a value"),
    ("Studio/js/one.js", "import './app.js';\n", "in a circle"),
    ("Studio/js/one.js", "import './none.js';\n", "not there"),
    ("README.md", "[there](docs/b.md)\n", "is not there"),
    ("README.md", "[there](docs/a.md#b)\n", "no heading"),
    ("docs/threat-model.md", "| a | `GateTests` |\n", "no tests are called GateTests"),
    ("docs/threat-model.md", "| a | `WallTests` *holdsForNone* |\n", "has no test *holdsForNone*"),
    ("Tests/Pages/ways.py", "WAYS = {}\n", "has no test *a way out*"),
    ("Sources/UIKit/UIView.swift", "\n" * 501, "is the most"),
    ("Sources/UIKit/UIView.swift", "\n" * 301, "wants a reason"),
])
def test_a_broken_wall_is_found(tree, name, text, words):
    problems = every_problem(tree(GOOD | {name: text}))
    assert len(problems) == 1
    assert words in problems[0]


def test_modules_in_a_circle_are_found(tree):
    root = tree({
        "Sources/UIKit/A.swift": "import PlaygroundSupport\n",
        "Sources/PlaygroundSupport/B.swift": "import UIKit\n",
    })
    assert any("circle" in problem for problem in module_walls.problems(root))


def test_a_reason_allows_a_longer_file(tree):
    text = "// Long because the cases belong together.\n" + "\n" * 320
    assert lengths.problems(tree({"Sources/UIKit/A.swift": text})) == []


def test_a_wall_named_in_a_comment_is_no_break(tree):
    root = tree({"Sources/StudioServer/A.swift": "// Process() is not for us\n"})
    assert word_walls.problems(root) == []


def test_the_form_of_swift_is_checked(tree):
    good = tree({"Sources/UIKit/A.swift": "let a = 1\n"})
    assert format.problems(good) == []
    assert format.problems(tree({"Sources/UIKit/A.swift": "let  a=1;\n"}))
