import PageEngine
import Testing

@testable import lek

struct ArgumentTests {
  @Test func nothingOpensTheMemoryGame() {
    #expect(Invocation.parse([]) == .success(.open(OpenArguments())))
  }

  @Test func openTakesItsFlagsInAnyOrder() {
    var expected = OpenArguments()
    expected.path = "A.playground"
    expected.port = 8080
    expected.host = "::1"
    expected.browser = .none
    expected.trace = .on
    for line in [
      "open A.playground --port 8080 --host ::1 --no-browser --trace",
      "open --trace --port=8080 --no-browser --host=::1 -- A.playground",
    ] {
      #expect(Invocation.parse(line.words) == .success(.open(expected)))
    }
  }

  @Test func runTakesItsFlags() throws {
    let words =
      "run A.playground --time 3 --seed 18446744073709551615 --tree-at 2 --tree-at 0.5 --tree"
      + " --json --no-sandbox --touch"
    let parsed = Invocation.parse(words.words + ["tap 1,2 @0.5"])
    guard case .success(.run(let arguments)) = parsed else {
      Issue.record("\(parsed)")
      return
    }
    #expect(arguments.path == "A.playground" && arguments.form == .json)
    #expect(arguments.sandbox == .off && arguments.seed == .max)
    #expect(arguments.options.treeMoments == [0.5, 2, 3])
    #expect(arguments.options.clock == .virtual(seconds: 3))
    #expect(arguments.touches.first?.x == 1 && arguments.touches.first?.time == 0.5)
  }

  @Test(arguments: [
    ("open --port", "--port"), ("open --port 70000", "65535"), ("open --port x", "“x”"),
    ("open A B", "“B”"), ("open --frob", "--frob"), ("run", "path"), ("run A --time -1", "“-1”"),
    ("run A --time nan", "“nan”"), ("run A --seed -4", "“-4”"), ("run A --tree", "--time"),
    ("run A --time 2 --tree-at 3", "after the end"), ("run A --touch tap", "tap X,Y @T"),
    ("run A --page", "name of a page"), ("run A --snapshot x.png", "--snapshot"),
    ("run A --snapshot-at 1 x.png", "--snapshot-at"), ("new A", "not part of this version"),
    ("corpus A", "not part of this version"), ("convert A", "not part of this version"),
    ("frob", "lek open PATH"), ("--frob", "--frob"), ("doctor now", "“now”"),
  ])
  func whatIsWrongIsSaidOnOneLine(line: String, says: String) {
    guard case .failure(let problem) = Invocation.parse(line.words) else {
      Issue.record("\(line) was taken")
      return
    }
    #expect(problem.message.contains(says))
    #expect(!problem.message.contains("\n"))
  }

  @Test(arguments: ["--help", "-h", "help", "open --help", "run A --help"])
  func helpIsGivenWhereverItIsAskedFor(line: String) {
    #expect(Invocation.parse(line.words) == .success(.help))
  }

  @Test func helpNamesEveryFlag() {
    for flag in [
      "--port", "--host", "--no-browser", "--trace", "--time", "--seed", "--touch", "--tree",
      "--tree-at", "--json", "--no-sandbox", "doctor", "--version",
    ] {
      #expect(HelpCommand.text.contains(flag))
    }
  }
}

extension String {
  var words: [String] { split(separator: " ").map(String.init) }
}
