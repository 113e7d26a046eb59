"""Each check passes on a good tree, and reports one problem on a tree with one fault."""

import code_boundaries
import editor_boundary
import folder_cycles
import format
import lengths
import links
import module_boundaries
import named_tests
import pytest
import script_cycles

MANIFEST = """\
let sharedModules: [Target] = [
  .target(name: "PageProtocol", swiftSettings: pageSide)
]

let pageModules: [Target] = [
  .systemLibrary(
    name: "CCairo", pkgConfig: "cairo"),
  .target(name: "CoreGraphics", dependencies: ["CCairo"]),
  .target(
    name: "CPageRuntime"),
  .target(name: "PageRuntime"),
  .target(name: "PlaygroundSupport"),
  .target(name: "QuartzCore"),
  .target(name: "UIKit"),
]

let hostModules: [Target] = [
  .target(name: "PageEngine"),
  .target(name: "PlaygroundDocument"),
  .target(name: "SourceDialect"),
  .target(name: "StudioServer"),
  .executableTarget(name: "lek"),
]
"""
GOOD = {
    "Package.swift": MANIFEST,
    "Sources/Host/PlaygroundDocument/Document.swift": "struct Document {}\n",
    "Sources/Host/SourceDialect/Rule.swift": "struct Rule {}\n",
    "Sources/Host/lek/main.swift": "import StudioServer\n",
    "Sources/Page/CoreGraphics/CCairo/module.modulemap": "module CCairo {}\n",
    "Sources/Page/PageRuntime/CPageRuntime/Channel.c": "int lek_channel;\n",
    "Sources/Page/PlaygroundSupport/Support.swift": "import UIKit\n",
    "Sources/Shared/PageProtocol/Frame.swift": "public struct LayerCommit {}\n",
    "Sources/Page/UIKit/UIView.swift": "import QuartzCore\n\n/// A view.\nopen class UIView {}\n",
    "Sources/Page/QuartzCore/LayerTreeRecorder.swift":
        "import PageProtocol\n\nlet commit = LayerCommit()\n",
    "Sources/Page/CoreGraphics/CGPath.swift": "@_implementationOnly import CCairo\n",
    "Sources/Host/PageEngine/Start.swift": "import PageProtocol\n\nlet child = fork()\n",
    "Sources/Host/PageEngine/Builder/Build.swift": "struct Build {\n  var file: Stamp\n}\n",
    "Sources/Host/PageEngine/Files/Stamp.swift": "struct Stamp {}\n",
    "Sources/Host/StudioServer/HTTPServer.swift": "import PageEngine\n",
    "Sources/Host/StudioServer/SessionState.swift": "struct SessionState {}\n",
    "Studio/js/app.js": "import { one } from './one.js';\n",
    "Studio/js/one.js": "export const one = 1;\n",
    "Studio/js/two.js": "import { CodeEditor } from './codeEditor/codeEditor.js';\n",
    "Studio/js/codeEditor/codeEditor.js":
        "import './mark.js';\nexport { EditorView } from '@codemirror/view';\n",
    "Studio/js/codeEditor/mark.js": "export const style = 'cm-found';\n",
    "README.md": "# Title\n\n[here](README.md#title) and [there](docs/a.md)\n",
    "docs/a.md": "# A\n\n`Sources/Page/UIKit/UIView.swift`, `Sources/Texts.swift`, `Sources/A/B`\n",
    "docs/threat-model.md":
        "| a | `WallTests` *holdsForAll…*; `test_wall.py` *a way out*, *said in words* |\n",
    "Tests/EngineTests/WallTests.swift":
        "@Suite struct WallTests { @Test func holdsForAllPages() {} }\n",
    "Tests/Pages/test_wall.py": "from ways import WAYS\n\n\ndef test_said_in_words():\n    pass\n",
    "Tests/Pages/ways.py": "WAYS = {'a way out': 1}\n",
}


def every_problem(root):
    checks = [module_boundaries, code_boundaries, editor_boundary, folder_cycles, script_cycles,
              lengths, links, named_tests]
    return [problem for check in checks for problem in check.problems(root)]


def test_a_good_tree_has_no_problem(tree):
    assert every_problem(tree(GOOD)) == []


@pytest.mark.parametrize("name, text, words", [
    ("Sources/Page/UIKit/UIView.swift", "import PageEngine\n",
     "imports PageEngine of Sources/Host"),
    ("Sources/Host/PageEngine/Start.swift", "internal import UIKit\n",
     "imports UIKit of Sources/Page"),
    ("Sources/Host/SourceDialect/Dialect.swift", "import PageProtocol\n", "what it may import"),
    ("Sources/Page/New/New.swift", "", "pageModules lacks New"),
    ("Sources/Host/lek/CNew/new.h", "", "hostModules lacks CNew"),
    ("Package.swift", MANIFEST.replace('  .target(name: "UIKit"),\n', ""),
     "pageModules lacks UIKit"),
    ("Package.swift",
     MANIFEST.replace("lek", "lek2").replace("  .exec", '  .target(name: "lek"),\n  .exec'),
     "hostModules has lek2"),
    ("Sources/Other/New.swift", "", "Sources has only the folders"),
    ("Sources/Page/UIKit/UIView.swift", "// As a browser does it\n", "nothing of a browser"),
    ("Sources/Page/UIKit/UIView.swift", "let commit = LayerCommit(number: 1)\n",
     "only LayerTreeRecorder"),
    ("Sources/Host/StudioServer/Start.swift", "let process = Process()\n",
     "only PageEngine starts"),
    ("Sources/Host/lek/Open.swift", "let id = posix_spawn(a, b)\n", "only PageEngine starts"),
    ("Sources/Page/PageRuntime/CPageRuntime/System/Processes.c", "int a = execve(b, c, d);\n",
     "only PageEngine starts"),
    ("Sources/Page/PageRuntime/Run.swift", "let id = fork()\n", "warm host fork"),
    ("Sources/Host/StudioServer/Studio.swift", "let actions = state.apply(event)\n",
     "only Session does"),
    ("Sources/Host/PageEngine/Net.swift", "let session = URLSession.shared\n", "only StudioServer"),
    ("Sources/Host/StudioServer/SessionState.swift", "func apply() async {}\n", "pure value"),
    ("Sources/Host/PlaygroundDocument/Open.swift", "throw BundleProblem.notThere\n", "is a value"),
    ("Studio/js/two.js", "import '@codemirror/view';\n", "only codeEditor knows"),
    ("Studio/js/two.js", "element.className = 'cm-found';\n", "only codeEditor knows"),
    ("Studio/js/two.js", "import './codeEditor/mark.js';\n",
     "the interface of codeEditor is codeEditor.js"),
    ("Tests/Studio/test_text.py", "'document.querySelector(a).cmView.view'\n",
     "tests ask the editor through"),
    ("Sources/Host/PageEngine/Files/Cache.swift", "let build = Build(file: stamp)\n",
     "use each other"),
    ("Studio/js/one.js", "import './app.js';\n", "in a cycle"),
    ("Studio/js/one.js", "import './none.js';\n", "not there"),
    ("README.md", "[there](docs/b.md)\n", "is not there"),
    ("README.md", "[there](docs/a.md#b)\n", "no heading"),
    ("README.md", "In `Sources/Page/UIKit/UILabel.swift`.\n", "does not exist"),
    ("docs/threat-model.md", "| a | `GateTests` |\n", "no tests are called GateTests"),
    ("docs/threat-model.md", "| a | `WallTests` *holdsForNone* |\n", "has no test *holdsForNone*"),
    ("Tests/Pages/ways.py", "WAYS = {}\n", "has no test *a way out*"),
    ("Sources/Page/UIKit/UIView.swift", "\n" * 501, "is the most"),
    ("Sources/Page/UIKit/UIView.swift", "\n" * 301, "wants a reason"),
])
def test_one_fault_is_one_problem(tree, name, text, words):
    problems = every_problem(tree(GOOD | {name: text}))
    assert len(problems) == 1
    assert words in problems[0]


def test_modules_in_a_cycle_are_found(tree):
    root = tree(GOOD | {"Sources/Page/UIKit/A.swift": "import PlaygroundSupport\n"})
    assert any("cycle" in problem for problem in module_boundaries.problems(root))


@pytest.mark.parametrize("text", [
    "// A Build is elsewhere.\n",
    'let word = "Build"\n',
    "let build: Outer.Build\n",
    "struct Cache {\n  struct Build {}\n}\n",
])
def test_a_name_that_is_not_another_folders_type_makes_no_cycle(tree, text):
    root = tree(GOOD | {"Sources/Host/PageEngine/Files/Cache.swift": text})
    assert folder_cycles.problems(root) == []


def test_a_type_in_the_value_of_a_string_counts(tree):
    text = 'let name = "a \\(Build.name)"\n'
    root = tree(GOOD | {"Sources/Host/PageEngine/Files/Cache.swift": text})
    assert len(folder_cycles.problems(root)) == 1


def test_a_shared_module_imports_neither_side(tree):
    root = tree(GOOD | {"Sources/Shared/PageProtocol/A.swift": "import PlaygroundDocument\n"})
    assert any("imports PlaygroundDocument of Sources/Host" in problem
               for problem in module_boundaries.problems(root))


def test_a_reason_allows_a_longer_file(tree):
    text = "// Long because the cases belong together.\n" + "\n" * 320
    assert lengths.problems(tree({"Sources/Page/UIKit/A.swift": text})) == []


def test_comments_are_ignored(tree):
    root = tree({"Sources/Host/StudioServer/A.swift": "// Process() is not for us\n"})
    assert code_boundaries.problems(root) == []


def test_the_form_of_swift_is_checked(tree):
    good = tree({"Sources/Page/UIKit/A.swift": "let a = 1\n"})
    assert format.problems(good) == []
    assert format.problems(tree({"Sources/Page/UIKit/A.swift": "let  a=1;\n"}))
