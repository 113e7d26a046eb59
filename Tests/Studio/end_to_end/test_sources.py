"""A file of Sources is edited, and the page follows."""

PAGE = "let side = Square(side: 3)\nlet area = side.area\n"
SOURCE = """public struct Square {
    public var side: Int
    public init(side: Int) { self.side = side }
    public var area: Int { side * side }
}
"""


def square(open_bundle):
    bench = open_bundle(PAGE, **{"Sources/Square.swift": SOURCE})
    bench.wait_until(lambda: bench.result_beside("let area") == "9", "the first run")
    return bench


def show(bench, path):
    bench.page.locator(f'#navigator [data-path="{path}"]').click()


def test_the_page_follows_a_change_in_sources(open_bundle):
    bench = square(open_bundle)
    show(bench, "Sources/Square.swift")
    bench.wait_until(lambda: "public struct Square" in bench.text, "the file in the editor")
    bench.replace("side * side }", "side * side * 2 }")
    show(bench, "Contents.swift")
    bench.wait_until(lambda: bench.result_beside("let area") == "18", "the new area")
    assert "side * side * 2" in (bench.bundle / "Sources/Square.swift").read_text()


def test_an_error_in_sources_stands_where_it_is_and_goes(open_bundle):
    bench = square(open_bundle)
    show(bench, "Sources/Square.swift")
    bench.wait_until(lambda: "public struct Square" in bench.text, "the file in the editor")
    bench.replace("side * side }", "sidee * side }")
    bench.wait_until(
        lambda: any("sidee" in text for text in bench.errors_on("public var area")), "the error")
    bench.replace("sidee * side", "side * side")
    bench.wait_until(lambda: not bench.errors_on("public var area"), "the error to go")
    show(bench, "Contents.swift")
    bench.wait_until(lambda: bench.result_beside("let area") == "9", "the area again")
