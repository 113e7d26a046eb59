import SourceDialect
import Synchronization
import Testing

@testable import PageEngine

/// Rounds of repairs, with a compiler that a test makes up: it wants every `f(` to be followed by `a: `.
@Suite struct RoundTests {
  /// Refuses every line with `f(` that has no label, and counts how often it is asked.
  private final class MadeUpCompiler: Sendable {
    private let asked = Mutex<[String]>([])
    var texts: [String] { asked.withLock { $0 } }
    let wants: String

    init(wants: String = "a: ") {
      self.wants = wants
    }

    func compile(_ texts: [PageInput.Text]) -> CompileAttempt<Int> {
      asked.withLock { $0.append(texts[0].text) }
      var said: [Diagnostic] = []
      for (index, line) in texts[0].text.split(separator: "\n").enumerated() {
        guard let call = line.range(of: "f("), !line[call.upperBound...].hasPrefix(wants) else {
          continue
        }
        let column = line[..<call.upperBound].utf8.count + 1
        let range = TextRange(
          line: index + 1, column: column, endLine: index + 1, endColumn: column)
        said.append(
          Diagnostic(
            severity: .error, message: "missing argument label 'a:' in call", file: texts[0].path,
            range: range, notes: [],
            fixIts: [.init(file: texts[0].path, range: range, replacement: "a: ")]))
        // One error at a time, as when one hides another.
        break
      }
      return said.isEmpty ? .compiled(1) : .doesNotCompile(said)
    }
  }

  private func go(
    _ text: String, _ compiler: MadeUpCompiler, _ memory: RepairMemory = RepairMemory()
  ) async -> (attempt: CompileAttempt<Int>, texts: OldTexts) {
    let texts = OldTexts([PageInput.Text(path: "A.swift", text: text)], ages: [.current])
    return await OldSwiftRounds(place: "A", memory: memory, compile: { compiler.compile($0) })
      .go(texts)
  }

  private func isCompiled(_ attempt: CompileAttempt<Int>) -> Bool {
    if case .compiled = attempt { true } else { false }
  }

  @Test func aTextThatIsRightIsCompiledOnce() async {
    let compiler = MadeUpCompiler()
    #expect(isCompiled(await go("g(1)", compiler).attempt))
    #expect(compiler.texts == ["g(1)"])
  }

  @Test func thereAreFourRoundsAndNoMore() async {
    let compiler = MadeUpCompiler()
    let four = Array(repeating: "f(1)", count: 4).joined(separator: "\n")
    #expect(isCompiled(await go(four, compiler).attempt))
    #expect(compiler.texts.count == 5)
    let five = MadeUpCompiler()
    #expect(!isCompiled(await go(four + "\nf(1)", five).attempt))
    #expect(five.texts.count == 5)
  }

  @Test func whatWasRepairedIsRepairedBeforehand() async {
    let memory = RepairMemory()
    _ = await go("f(1)\nx", MadeUpCompiler(), memory)
    let compiler = MadeUpCompiler()
    let end = await go("new\nf(1)\ny", compiler, memory)
    #expect(isCompiled(end.attempt) && compiler.texts == ["new\nf(a: 1)\ny"])
    #expect(end.texts.files[0].text.original == "new\nf(1)\ny")
  }

  /// A repair of memory that is wrong goes, and the text is tried as it is.
  @Test func aMemoryThatIsWrongIsForgotten() async {
    let memory = RepairMemory()
    _ = await go("f(1)", MadeUpCompiler(), memory)
    let compiler = MadeUpCompiler(wants: "1")
    #expect(isCompiled(await go("f(1)", compiler, memory).attempt))
    #expect(compiler.texts.last == "f(1)")
  }

  @Test func oneLineThatWasRepairedInTwoWaysIsKnownByItsSurroundings() {
    let memory = RepairMemory()
    var texts = OldTexts([PageInput.Text(path: "A.swift", text: "a\nx\nb\nx\n")], ages: [.current])
    texts.apply([
      "A.swift": [
        SourceEdit(range: 2..<3, replacement: "one"), SourceEdit(range: 6..<7, replacement: "two"),
      ]
    ])
    memory.remember(texts, of: "A")
    var again = OldTexts(
      [PageInput.Text(path: "A.swift", text: "\na\nx\nb\nx\n")], ages: [.current])
    again.repair(from: memory, of: "A")
    #expect(again.current[0].text == "\na\none\nb\ntwo\n")
    var elsewhere = OldTexts([PageInput.Text(path: "B.swift", text: "x\n")], ages: [.current])
    elsewhere.repair(from: memory, of: "A")
    #expect(elsewhere.current[0].text == "x\n")
  }

  @Test func placesGoBackThroughAllRounds() async {
    let end = await go("f(1); f(2)", MadeUpCompiler(wants: "a: "))
    let error = Diagnostic(
      severity: .error, message: "", file: "A.swift",
      range: TextRange(line: 1, column: 12, endLine: 1, endColumn: 13), notes: [], fixIts: [])
    #expect(end.texts.original([error]).first?.range.column == 9)
  }
}

/// Which way a text is compiled in.
@Suite struct CompileWaysTests {
  private func error(_ message: String) -> Diagnostic {
    Diagnostic(
      severity: .error, message: message, file: "A.swift",
      range: TextRange(line: 1, column: 1, endLine: 1, endColumn: 2), notes: [], fixIts: [])
  }

  private enum Known { case toBeOld, not }

  /// What the modes say, what old Swift says; how it ended, and what was asked in what order.
  private func go(
    first: CompileWay, _ known: Known = .not, mayBeOld: Bool = false,
    signs: [SwiftAge] = [],
    modes: @escaping @Sendable (LanguageMode) -> CompileAttempt<Int>,
    old: CompileAttempt<Int>, asTwo: CompileAttempt<Int>? = nil
  ) async -> (end: CompileWays<Int>.End, asked: [String]) {
    let asked = AskedWays()
    let ways = CompileWays<Int>(
      first: first, isKnownToBeOld: known == .toBeOld, mayBeOld: mayBeOld,
      ladder: { mode in
        LanguageModeLadder(
          first: mode,
          compile: { mode in
            asked.add(mode.rawValue)
            return modes(mode)
          }, onFailure: { _ in }, discard: { _ in })
      },
      old: { wish, age in
        asked.add(age.map { "\($0)" } ?? (wish == .errors ? "old" : "names"))
        let texts = OldTexts([PageInput.Text(path: "A.swift", text: "a")], ages: [.two])
        return (age == .two ? asTwo ?? old : old, texts)
      },
      signs: {
        asked.add("signs")
        return signs
      })
    return (await ways.go(), asked.words)
  }

  @Test func aCurrentTextIsNotTriedAsOld() async {
    let right = await go(first: .five, modes: { _ in .compiled(5) }, old: .compiled(2))
    #expect(right.asked == ["5"] && right.end.way == .five)
    let wrong = await go(
      first: .five, modes: { [self] _ in .doesNotCompile([error("cannot find 'a' in scope")]) },
      old: .compiled(2))
    #expect(wrong.asked.sorted() == ["4", "5", "6", "signs"])
  }

  @Test(arguments: [false, true])
  func aTextThatImportsAMissingModuleIsCompiledOnce(mayBeOld: Bool) async {
    let end = await go(
      first: .five, mayBeOld: mayBeOld, signs: [.two],
      modes: { [self] _ in .doesNotCompile([error("no such module 'SpriteKit'")]) },
      old: .compiled(2))
    #expect(end.asked == ["5"])
  }

  @Test func aTextThatReachesALimitIsCompiledOnce() async {
    let limit = Diagnostic(ofCompiler: "it was stopped", in: "A.swift", cause: .limit)
    let over = CompileAttempt<Int>.doesNotCompile([limit])
    let current = await go(
      first: .five, mayBeOld: true, signs: [.two], modes: { _ in over }, old: .compiled(2))
    #expect(current.asked == ["5"])
    let old = await go(first: .old, modes: { _ in .compiled(5) }, old: over)
    #expect(old.asked == ["old"])
    // The compiler's own fault may be one of a mode.
    let fault = Diagnostic(ofCompiler: "it crashed", in: "A.swift")
    let crashed = await go(
      first: .five, modes: { $0 == .five ? .doesNotCompile([fault]) : .compiled(6) },
      old: .compiled(2))
    #expect(crashed.asked.sorted() == ["4", "5", "6"])
  }

  @Test func anEndlessExpressionIsTriedInNoOtherMode() async {
    let endless = error(
      "the compiler is unable to type-check this expression in reasonable time; try breaking up")
    let plain = await go(
      first: .five, signs: [.two], modes: { _ in .doesNotCompile([endless]) }, old: .compiled(2))
    #expect(plain.asked == ["5"])
    // Rewriting may make it simpler.
    let old = await go(
      first: .five, mayBeOld: true, modes: { _ in .doesNotCompile([endless]) }, old: .compiled(2))
    #expect(old.asked == ["5", "old"])
  }

  @Test func aFormerNameIsASignOfAge() async {
    let end = await go(
      first: .five,
      modes: { [self] _ in .doesNotCompile([error("'a()' has been renamed to 'b()'")]) },
      old: .compiled(2))
    #expect(end.asked.last == "names" && end.end.way == .old)
  }

  @Test func aSingleSignIsTriedFromTheNewestAge() async {
    let wrong = CompileAttempt<Int>.doesNotCompile([error("what the old one says")])
    let end = await go(
      first: .five, signs: [.three, .two],
      modes: { [self] _ in .doesNotCompile([error("what is said today")]) }, old: wrong,
      asTwo: .compiled(2))
    #expect(end.asked.suffix(3) == ["signs", "three", "two"] && end.end.way == .old)
    let none = await go(
      first: .five, signs: [.three, .two],
      modes: { [self] _ in .doesNotCompile([error("what is said today")]) }, old: wrong)
    guard case .doesNotCompile(let said) = none.end.attempt else {
      Issue.record("compiled")
      return
    }
    #expect(said.map(\.message) == ["what is said today"])
  }

  @Test func anOldBundleIsASignOfAge() async {
    let end = await go(
      first: .five, mayBeOld: true, modes: { [self] _ in .doesNotCompile([error("x")]) },
      old: .compiled(2))
    #expect(end.asked.last == "old" && end.end.way == .old)
  }

  @Test func anOldTextIsTriedAsThatAlone() async {
    let end = await go(first: .old, modes: { _ in .compiled(5) }, old: .compiled(2))
    #expect(end.asked == ["old"] && end.end.way == .old)
  }

  @Test func whatSeemsOldAndIsNotIsCompiledAsItIs() async {
    let old = CompileAttempt<Int>.doesNotCompile([error("x")])
    let end = await go(first: .old, modes: { _ in .compiled(5) }, old: old)
    #expect(end.asked == ["old", "5"] && end.end.way == .five)
    let known = await go(first: .old, .toBeOld, modes: { _ in .compiled(5) }, old: old)
    #expect(known.asked == ["old"] && known.end.way == .old)
  }

  @Test func theFewerFaultsAreBelieved() async {
    let two = CompileAttempt<Int>.doesNotCompile([error("x"), error("y")])
    let old = await go(first: .old, modes: { _ in two }, old: .doesNotCompile([error("x")]))
    #expect(old.asked == ["old", "5"] && old.end.way == .old)
    let current = await go(
      first: .old, modes: { [self] _ in .doesNotCompile([error("z")]) }, old: two)
    #expect(current.end.way == .five)
  }
}

private final class AskedWays: Sendable {
  private let asked = Mutex<[String]>([])
  var words: [String] { asked.withLock { $0 } }
  func add(_ word: String) { asked.withLock { $0.append(word) } }
}
