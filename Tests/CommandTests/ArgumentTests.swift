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
    expected.network = .machine
    for line in [
      "open A.playground --port 8080 --host ::1 --no-browser --trace --network",
      "open --trace --network --port=8080 --no-browser --host=::1 -- A.playground",
    ] {
      #expect(Invocation.parse(line.words) == .success(.open(expected)))
    }
  }

  @Test func runTakesItsFlags() throws {
    let words =
      "run A.playground --time 3 --seed 18446744073709551615 --tree-at 2 --tree-at 0.5 --tree"
      + " --json --network --no-sandbox --touch"
    let parsed = Invocation.parse(words.words + ["tap 1,2 @0.5"])
    guard case .success(.run(let arguments)) = parsed else {
      Issue.record("\(parsed)")
      return
    }
    #expect(arguments.path == "A.playground" && arguments.form == .json)
    #expect(arguments.sandbox == .off && arguments.seed == .max)
    #expect(arguments.network == .machine)
    #expect(arguments.options.treeMoments == [0.5, 2, 3])
    #expect(arguments.options.clock == .virtual(seconds: 3))
    #expect(arguments.touches.first?.x == 1 && arguments.touches.first?.time == 0.5)
  }

  @Test(arguments: [
    ("open --port", "--port"), ("open --port 70000", "65535"), ("open --port x", "“x”"),
    ("open A B", "“B”"), ("open --frob", "--frob"), ("run", "path"), ("run A --time -1", "“-1”"),
    ("run A --time nan", "“nan”"), ("run A --seed -4", "“-4”"), ("run A --tree", "--time"),
    ("run A --time 2 --tree-at 3", "after the end"), ("run A --touch tap", "tap X,Y @T"),
    ("run A --page", "name of a page"), ("run A --snapshot", "PNG file"),
    ("run A --snapshot-at 1 x.png", "needs --time"), ("run A --snapshot-at x.png", "“x.png”"),
    ("run A --time 2 --snapshot-at 1", "PNG file"),
    ("run A --time 2 --snapshot-at 3 x.png", "after the end"),
    ("corpus", "lek corpus needs a folder"), ("corpus A --tree", "lek corpus has no --tree"),
    ("convert", "lek convert My.playground"), ("convert A B", "one too many"),
    ("convert A --diff", "lek convert has no --diff"),
    ("frob", "lek --help"), ("A.playground", "lek open PATH"), ("rnu A", "did you mean lek run?"),
    ("run A --tre", "did you mean --tree?"), ("run A --jsno", "did you mean --json?"),
    ("run A --port 1", "lek open has"), ("run A --json=yes", "“=yes”"), ("run A --page=", "needs"),
    ("new", "lek new Hello"), ("new .", "needs a name"), ("new a/..", "needs a name"),
    ("new A --platform", "ios or macos"),
    ("new A --template chess", "“chess”"), ("new A --template game --pages 2", "--pages"),
    ("new A --platform amiga", "“amiga”"),
    ("new A --pages 0", "from 1"), ("new A B", "“B”"), ("help frob", "lek --help"),
    ("help ope", "did you mean lek open?"), ("--version now", "“now”"), ("run A -t", "-t"),
    ("doctor --json", "lek doctor has no --json"), ("--frob", "--frob"), ("doctor now", "“now”"),
  ])
  func whatIsWrongIsSaidOnOneLine(line: String, says: String) {
    guard case .failure(let problem) = Invocation.parse(line.words) else {
      Issue.record("\(line) was taken")
      return
    }
    #expect(problem.message.contains(says))
    #expect(!problem.message.contains("\n"))
  }

  /// A picture needs its moment named by the page, once, and no tree is printed for it.
  @Test func picturesAskForTheirMoments() throws {
    let line = "run A --time 3 --tree-at 1 --snapshot-at 1 a.png --snapshot-at 2 b.png --snapshot c"
    guard case .success(.run(let arguments)) = Invocation.parse(line.words) else { return fail() }
    #expect(arguments.options.treeMoments == [1, 2])
    #expect(arguments.wantsTree(at: 1) && !arguments.wantsTree(at: 2))
    #expect(arguments.snapshots.map(\.path) == ["a.png", "b.png", "c"])
    #expect(arguments.snapshots.map(\.moment) == [1, 2, nil])
    guard case .success(.run(let real)) = Invocation.parse("run A --snapshot a.png".words) else {
      return fail()
    }
    #expect(real.options.clock == .real && real.snapshots.count == 1)
  }

  @Test func newTakesItsFlags() throws {
    guard case .success(.new(let plain)) = Invocation.parse("new A".words) else { return fail() }
    #expect(plain.name == "A" && plain.platform == .ios && plain.pages == 1)
    #expect(plain.template == .empty)
    let template = Invocation.parse("new A --template=liveview".words)
    guard case .success(.new(let view)) = template else { return fail() }
    #expect(view.template == .liveView)
    let line = "new --platform=macOS x/B.playground --pages 3"
    guard case .success(.new(let full)) = Invocation.parse(line.words) else { return fail() }
    #expect(full.name == "x/B.playground" && full.platform == .macos && full.pages == 3)
  }

  @Test func afterTwoDashesNothingIsAFlag() throws {
    guard case .success(.new(let arguments)) = Invocation.parse(["new", "--", "--pages"]) else {
      return fail()
    }
    #expect(arguments.name == "--pages")
    guard case .success(.run(let run)) = Invocation.parse(["run", "--", "--help"]) else {
      return fail()
    }
    #expect(run.path == "--help")
  }

  @Test(arguments: [
    ("--help", nil), ("-h", nil), ("help", nil), ("open --help", "open"), ("run A --help", "run"),
    ("run --time --help", "run"), ("help doctor", "doctor"), ("new -h", "new"),
  ])
  func helpIsGivenWhereverItIsAskedFor(line: String, command: String?) {
    #expect(Invocation.parse(line.words) == .success(.help(command)))
  }

  /// Whatever a flag of the table is given, the answer is never that there is no such flag.
  @Test func everyFlagOfTheTableIsTaken() {
    for command in CommandTable.commands {
      for flag in command.flags {
        let value = flag.choices.first ?? (flag.name == "--touch" ? "tap 1,2 @0" : "1")
        var words = [command.name, flag.name] + (flag.value.isEmpty ? [] : [value])
        if flag.value.contains(" ") { words.append("a.png") }
        if !command.operand.isEmpty { words.insert("A", at: 1) }
        if flag.name.hasPrefix("--tree") || flag.name.hasSuffix("-at") { words += ["--time", "2"] }
        guard case .success = Invocation.parse(words) else {
          Issue.record("\(words): \(Invocation.parse(words))")
          continue
        }
      }
    }
  }

  @Test func aGuessIsMadeOnlyWhenItIsNear() {
    let flags = CommandTable.run.flags.map(\.name)
    for (typed, meant) in [
      ("--tee", "--tree"), ("--TIME", "--time"), ("--pgae", "--page"), ("-time", "--time"),
      ("--no-sand", "--no-sandbox"), ("--touhc", "--touch"), ("--sead", "--seed"),
    ] {
      #expect(Nearest.word(to: typed, in: flags) == meant)
    }
    for typed in ["--frob", "--x", "-v", "--output", "--verbose"] {
      #expect(Nearest.word(to: typed, in: flags) == nil, "\(typed)")
    }
    #expect(Nearest.distance("ab", "ba") == 1)
    #expect(Nearest.distance("", "abc") == 3)
  }

  private func fail() { Issue.record("it was not taken") }
}

extension String {
  var words: [String] { split(separator: " ").map(String.init) }
}
