"""Many pages at once that take all they can get: each comes to its own end, and the one that behaves runs."""

import os

import pytest

from fault_bench import SETTINGS, settled, typed

GREEDY = {
    "Memory": "var all: [[UInt8]] = []\nwhile true { all.append([UInt8](repeating: 1, count: 1 << 20)) }\n",
    "Output": "while true { print(String(repeating: \"x\", count: 10_000)) }\n",
    "Time": "while true {}\n",
    "Threads": "import Foundation\nwhile true { Thread { sleep(100) }.start() }\n",
    "Files": "import Glibc\nwhile true { _ = open(\"/dev/null\", O_RDONLY) }\n",
}
ENDS = "stopped", "crashed", "finished"


@pytest.mark.skipif("LEK_WATCHED" in os.environ, reason="a sanitizer takes more memory than a page may")
def test_many_greedy_pages_end_and_the_one_that_behaves_runs(bench):
    names = [*GREEDY, "Modest"]
    for name in names:
        page = bench.bundle / f"Pages/{name}.xcplaygroundpage"
        page.mkdir(parents=True)
        (page / "Contents.swift").write_text(GREEDY.get(name, "print(1)\n"))
    listing = "".join(f'<page name="{name}"/>' for name in names)
    (bench.bundle / "contents.xcplayground").write_text(
        SETTINGS.replace("/>", f"><pages>{listing}</pages></playground>"))
    bench.open(LEK_LIMITS="memory=300000000 topLevelTime=3")
    windows = {}
    for name in names:
        windows[name] = bench.window()
        windows[name].send({"type": "look", "page": name})
        windows[name].wait(lambda: windows[name].page == name, f"the page {name}")
    for name, window in windows.items():
        settled(window, *ENDS) if name != "Modest" else settled(window, "finished")
    last = windows["Modest"]
    typed(last, "print(2)", "Pages/Modest.xcplaygroundpage/Contents.swift")
    settled(last, "finished")
    assert last.ask("save")["isDone"]
    file = bench.bundle / "Pages/Modest.xcplaygroundpage/Contents.swift"
    assert file.read_text() == "print(1)\nprint(2)\n"
