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


def rows(bench, document):
    return bench.evaluate(
        MODULE, "return m.visibleNodes(m.fileTree(argument), () => true)"
        ".map(({ node, level }) => `${level} ${node.kind} ${node.name}`);", document)


def test_several_chapters_hold_their_pages(bench):
    def page(chapter, name):
        return f"Contents/Chapters/{chapter}.playgroundchapter/Pages/{name}.playgroundpage/main.swift"

    pages = [("Two", "A", "Second – Start"), ("Two", "B", "Second – End"), ("One", "A", "First")]
    files = [{"kind": "page", "path": page(chapter, name)} for chapter, name, _ in pages]
    files += [{"kind": "source", "path": page("Two", "B").replace("main", "LiveView"), "page": "Second – End"},
              {"kind": "source", "path": "Contents/Chapters/One.playgroundchapter/Sources/Own.swift"},
              {"kind": "source", "path": "Contents/Modules/Core.playgroundmodule/Sources/Core.swift"}]
    document = {"files": files, "pages": [
        {"name": shown, "path": page(chapter, name), "chapter": "Second" if chapter == "Two" else "First"}
        for chapter, name, shown in pages]}
    assert rows(bench, document) == [
        "1 folder Second", "2 page Start", "2 page End", "3 file LiveView.swift",
        "1 folder First", "2 page First", "2 folder Sources", "3 file Own.swift",
        "1 folder Core/Sources", "2 file Core.swift"]


def test_an_application_shows_where_it_begins_and_all_other_files(bench):
    files = [("page", "App/Main.swift"), ("source", "Zoo.swift"), ("source", "App/Deep/B.swift")]
    document = {"form": "package", "pages": [{"name": "Main", "path": "App/Main.swift"}],
                "files": [{"kind": kind, "path": path} for kind, path in files]}
    assert rows(bench, document) == [
        "1 page Main", "1 folder App", "2 folder Deep", "3 file B.swift", "1 file Zoo.swift"]
