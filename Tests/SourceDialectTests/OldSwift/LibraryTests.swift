import SourceDialect
import Testing

/// What the library calls otherwise, where another name for it is not enough.
struct LibraryTests {
  @Test(arguments: [
    OldSnippet("let a = b.sort()", "let a = b.sorted()"),
    OldSnippet("let a = b.sort { $0 < $1 }", "let a = b.sorted { $0 < $1 }"),
    OldSnippet("let a = b.sort({ $0 < $1 })", "let a = b.sorted(by: { $0 < $1 })"),
    OldSnippet("f(b.sort(<))", "f(b.sorted(by: <))"),
    OldSnippet("let a = b.sort().map { $0 }", "let a = b.sorted().map { $0 }"),
    OldSnippet("b.sortInPlace()", "b.sort()"),
    OldSnippet("b.sortInPlace { $0 < $1 }", "b.sort { $0 < $1 }"),
    OldSnippet("b.sortInPlace(<)", "b.sort(by: <)"),
    OldSnippet("for a in b.reverse() { f(a) }", "for a in b.reversed() { f(a) }"),
    OldSnippet("let a = cs.map { $0.sort() }", "let a = cs.map { $0.sorted() }"),
    OldSnippet(same: "b.sort()"),
    OldSnippet(same: "b.reverse()"),
    OldSnippet(same: "struct A { func sort() -> A { return self } }\nlet a = A().sort()"),
    OldSnippet("b.sort(<)", "b.sort(by: <)", age: .one),
    OldSnippet("let a = b.sorted(<)", "let a = b.sorted(by: <)", age: .one),
  ])
  func order(snippet: OldSnippet) { snippet.check() }

  @Test(arguments: [
    OldSnippet("let i = s.startIndex.advancedBy(2)", "let i = s.index(s.startIndex, offsetBy: 2)"),
    OldSnippet("let i = s.endIndex.advancedBy(-1)", "let i = s.index(s.endIndex, offsetBy: -1)"),
    OldSnippet("let i = s.startIndex.successor()", "let i = s.index(after: s.startIndex)"),
    OldSnippet("let c = s[s.endIndex.predecessor()]", "let c = s[s.index(before: s.endIndex)]"),
    OldSnippet(
      "let n = s.startIndex.distanceTo(i)", "let n = s.distance(from: s.startIndex, to: i)"),
    OldSnippet(
      "let i = s.startIndex.advancedBy(2).successor()",
      "let i = s.index(after: s.index(s.startIndex, offsetBy: 2))"),
    OldSnippet(
      "let i = s.startIndex.advancedBy(9, limit: s.endIndex)",
      "let i = (s.index(s.startIndex, offsetBy: 9, limitedBy: s.endIndex) ?? s.endIndex)"),
    OldSnippet(
      "let t = self.s[s.startIndex..<s.startIndex.advancedBy(n)]",
      "let t = self.s[s.startIndex..<s.index(s.startIndex, offsetBy: n)]"),
    OldSnippet(same: "let i = n.advancedBy(2)"),
    OldSnippet(
      "let i = advance(s.startIndex, 2)", "let i = s.index(s.startIndex, offsetBy: 2)", age: .one),
    OldSnippet(
      "let n = distance(s.startIndex, i)", "let n = s.distance(from: s.startIndex, to: i)",
      age: .one),
  ])
  func indexes(snippet: OldSnippet) { snippet.check() }

  @Test(arguments: [
    OldSnippet(
      "let a = [Int](count: 3, repeatedValue: 0)", "let a = [Int](repeating: 0, count: 3)"),
    OldSnippet(
      "let a = String(count: n, repeatedValue: \"x\" as Character)",
      "let a = String(repeating: \"x\" as Character, count: n)"),
    OldSnippet(
      "let a = [[Int]](count: 3, repeatedValue: [Int](count: 2, repeatedValue: 0))",
      "let a = [[Int]](repeating: [Int](repeating: 0, count: 2), count: 3)"),
    OldSnippet("for i in 0.stride(to: 10, by: 2) {}", "for i in stride(from: 0, to: 10, by: 2) {}"),
    OldSnippet(
      "for i in 9.stride(through: 0, by: -1) {}", "for i in stride(from: 9, through: 0, by: -1) {}"),
    OldSnippet("let a = Range(start: 0, end: n)", "let a = (0 ..< n)"),
    OldSnippet("let a = Range<Int>(start: b + 1, end: n)", "let a = (b + 1 ..< n)"),
    OldSnippet("let a = s.toInt()", "let a = Int(s)"),
    OldSnippet(
      "if let a = s?.toInt()\n{ f(a) }", "if let a = s.flatMap({ Int($0) })\n{ f(a) }", age: .one),
    OldSnippet(
      "let a = field?.text.toInt() ?? 3", "let a = (field?.text).flatMap({ Int($0) }) ?? 3",
      age: .one),
    OldSnippet("if let a = field.text.toInt() { f(a) }", "if let a = Int(field.text) { f(a) }"),
    OldSnippet("print(a, appendNewline: false)", "print(a, terminator: \"\")"),
    OldSnippet("print(a, toStream: &s)", "print(a, to: &s)"),
    OldSnippet(same: "print(a)"),
    OldSnippet(same: "print(a, terminator: \"\")"),
  ])
  func argumentsInAnotherOrder(snippet: OldSnippet) { snippet.check() }

  @Test(arguments: [
    OldSnippet("println(a)", "print(a)", age: .one),
    OldSnippet("println()", "print()", age: .one),
    OldSnippet("print(a)\nprintln(b)", "print(a, terminator: \"\")\nprint(b)", age: .one),
    OldSnippet("xs.map(println)", "xs.map(print)", age: .one),
    OldSnippet(same: "func println(_ a: Int) {}\nprintln(3)", age: .one),
    OldSnippet(same: "let s = \"println(3)\" // println()", age: .one),
    OldSnippet(
      "println(\"\\(i++)\")", "print(\"\\({ defer { i += 1 }; return i }())\")", age: .one),
    OldSnippet("let n = count(s)", "let n = s.count", age: .one),
    OldSnippet("let n = countElements(a + b)", "let n = (a + b).count", age: .one),
    OldSnippet("let i = find(xs, 3)", "let i = xs.firstIndex(of: 3)", age: .one),
    OldSnippet("if contains(xs, 3) {}", "if xs.contains(3) {}", age: .one),
    OldSnippet("let a = contains(xs) { $0 > 2 }", "let a = xs.contains { $0 > 2 }", age: .one),
    OldSnippet(
      "let a = contains(xs, { $0 > 2 })", "let a = xs.contains(where: { $0 > 2 })", age: .one),
    OldSnippet("let a = map(xs) { $0 + 1 }", "let a = xs.map { $0 + 1 }", age: .one),
    OldSnippet("let a = map(1...3, { $0 + 1 })", "let a = (1...3).map({ $0 + 1 })", age: .one),
    OldSnippet("let a = filter(xs, f)", "let a = xs.filter(f)", age: .one),
    OldSnippet("let a = reduce(xs, 0, +)", "let a = xs.reduce(0, +)", age: .one),
    OldSnippet("let a = reduce(xs, 0) { $0 + $1 }", "let a = xs.reduce(0) { $0 + $1 }", age: .one),
    OldSnippet("let a = sorted(xs)", "let a = xs.sorted()", age: .one),
    OldSnippet("let a = sorted(xs, <)", "let a = xs.sorted(by: <)", age: .one),
    OldSnippet("let a = sorted(xs) { $0 < $1 }", "let a = xs.sorted { $0 < $1 }", age: .one),
    OldSnippet("sort(&xs)", "xs.sort()", age: .one),
    OldSnippet("sort(&xs, <)", "xs.sort(by: <)", age: .one),
    OldSnippet("for a in reverse(0..<3) {}", "for a in (0..<3).reversed() {}", age: .one),
    OldSnippet("for (i, a) in enumerate(xs) {}", "for (i, a) in xs.enumerated() {}", age: .one),
    OldSnippet("let a = join(\", \", xs)", "let a = xs.joined(separator: \", \")", age: .one),
    OldSnippet("if isEmpty(s) {}", "if s.isEmpty {}", age: .one),
    OldSnippet("let a = first(xs)", "let a = xs.first", age: .one),
    OldSnippet("let a = maxElement(xs)", "let a = xs.max()!", age: .one),
    OldSnippet("let a = map(filter(xs, f)) { $0 }", "let a = xs.filter(f).map { $0 }", age: .one),
    OldSnippet(same: "func count(_ a: Int) -> Int { return a }\nlet n = count(3)", age: .one),
    OldSnippet(same: "let n = find(xs, 3)"),
    OldSnippet("let a = Kind.fromRaw(1)", "let a = Kind(rawValue: 1)", age: .one),
    OldSnippet("let a = kind.toRaw()", "let a = kind.rawValue", age: .one),
  ])
  func ofSwiftOne(snippet: OldSnippet) { snippet.check() }
}
