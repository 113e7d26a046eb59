import SourceDialect
import Testing

/// `++` and `--`.
struct IncrementTests {
  @Test(arguments: [
    OldSnippet("i++", "i += 1"),
    OldSnippet("++i", "i += 1"),
    OldSnippet("i--", "i -= 1"),
    OldSnippet("--self.count", "self.count -= 1"),
    OldSnippet("xs[2]++", "xs[2] += 1"),
    OldSnippet("counts[name]!++", "counts[name]! += 1"),
    OldSnippet("game?.score++", "game?.score += 1"),
    OldSnippet("if a { i++ } else { j-- }", "if a { i += 1 } else { j -= 1 }"),
    OldSnippet(
      "switch a {\ncase 1: i++\ndefault: --j\n}", "switch a {\ncase 1: i += 1\ndefault: j -= 1\n}"),
    OldSnippet(
      "var i = word.startIndex; i++; --i",
      "var i = word.startIndex; i = word.index(after: i); i = word.index(before: i)"),
    OldSnippet("func f() { calls++ }", "func f() { calls += 1 }"),
    OldSnippet("i++; j++", "i += 1; j += 1"),
    OldSnippet("xs[i++]++", "xs[{ defer { i += 1 }; return i }()] += 1"),
    OldSnippet("run(animations: { i++ })", "run(animations: { i += 1 })"),
    OldSnippet("dispatch_async(queue) { i++ }", "dispatch_async(queue) { i += 1 }"),
    OldSnippet("let f: () -> Void = { i++ }", "let f: () -> Void = { i += 1 }"),
  ])
  func asStatements(snippet: OldSnippet) { snippet.check() }

  @Test(arguments: [
    OldSnippet("let a = i++", "let a = { defer { i += 1 }; return i }()"),
    OldSnippet("let a = ++i", "let a = { i += 1; return i }()"),
    OldSnippet(
      "var i = view.startIndex.samePositionIn(word) ?? end\nlet a = --i",
      "var i = view.startIndex.samePositionIn(word) ?? end\n"
        + "let a = { i = word.index(before: i); return i }()"),
    OldSnippet("return n--", "return { defer { n -= 1 }; return n }()"),
    OldSnippet("f(i++, --j)", "f({ defer { i += 1 }; return i }(), ({ j -= 1; return j }()))"),
    OldSnippet("xs[i++] = 3", "xs[{ defer { i += 1 }; return i }()] = 3"),
    OldSnippet(
      "while i++ < 3 { f() }", "while ({ defer { i += 1 }; return i }()) < 3 { f() }"),
    OldSnippet("let a = self.n++ + 1", "let a = { defer { self.n += 1 }; return self.n }() + 1"),
    OldSnippet("print(\"\\(i++)\")", "print(\"\\({ defer { i += 1 }; return i }())\")"),
    OldSnippet(
      "let a = xs[next()]++",
      "let a = { let index = next(); defer { xs[index] += 1 }; return xs[index] }()"),
    OldSnippet(
      "let a = ++next().count",
      "let a = { let object = next(); object.count += 1; return object.count }()"),
    OldSnippet(
      "let ids = names.map { n++ }", "let ids = names.map { ({ defer { n += 1 }; return n }()) }"),
    OldSnippet(
      "let next = { ++n }", "let next = { ({ n += 1; return n }()) }"),
  ])
  func keepValueAndOrder(snippet: OldSnippet) { snippet.check() }

  @Test(arguments: [
    OldSnippet(
      same: "postfix operator ++\npostfix func ++ (n: inout Int) -> Int { n += 1; return n }\ni++"),
    OldSnippet(same: "let s = \"i++\" // j--"),
    OldSnippet(same: "let a = b - -c"),
  ])
  func areLeftAloneWhereTheyAreNotTheLibrarys(snippet: OldSnippet) { snippet.check() }
}
