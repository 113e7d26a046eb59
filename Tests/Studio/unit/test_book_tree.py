"""The navigator's tree of a book: what is a page's own is below it, and what is shared has its owner's name."""

MODULE = "lib/fileTree.js"
PAGE = "Contents/Chapters/One.playgroundchapter/Pages/A.playgroundpage"


def test_a_book_shows_its_pages_modules_and_chapters(bench):
    files = [("page", f"{PAGE}/main.swift"), ("source", f"{PAGE}/Sources/Own.swift"),
             ("source", "Contents/Chapters/One.playgroundchapter/Sources/Shared.swift"),
             ("source", "Contents/Modules/Core.playgroundmodule/Sources/Deep/Core.swift"),
             ("resource", "Contents/PrivateResources/all.png")]
    document = {"pages": [{"name": "First", "path": f"{PAGE}/main.swift"}],
                "files": [{"kind": kind, "path": path} for kind, path in files]}
    rows = bench.evaluate(
        MODULE, "return m.visibleNodes(m.fileTree(argument), () => true)"
        ".map(({ node, level }) => `${level} ${node.name}`);", document)
    assert rows == [
        "1 First", "2 Sources", "3 Own.swift", "1 One/Sources", "2 Shared.swift",
        "1 Core/Sources", "2 Deep", "3 Core.swift", "1 PrivateResources", "2 all.png"]
