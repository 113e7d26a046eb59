"""A page that prints five thousand lines, and a person who goes on typing."""

PAGE = 'for number in 1...5000 { print("line \\(number)") }\n'


def test_five_thousand_lines_arrive_and_typing_goes_on(open_bundle):
    bench = open_bundle(PAGE)
    bench.wait_until(lambda: "line 5000" in bench.console, "the last line")
    bench.append("let after = 7")
    bench.wait_until(lambda: bench.result_beside("let after") == "7", "the next run")
    bench.wait_until(lambda: "line 5000" in bench.console, "the last line again")
