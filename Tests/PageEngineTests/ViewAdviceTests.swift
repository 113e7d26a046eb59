import Foundation
import Testing

@testable import PageEngine

/// What a page with SwiftUI is told instead of the compiler's words, from real compilations.
@Suite(.serialized) struct ViewAdviceTests {
  private let bench: TestBench

  init() async throws {
    bench = try await TestBench()
  }

  /// Members of a view, what is said of them, and what the fix-it writes.
  struct Case: Sendable, CustomTestStringConvertible {
    var members: String
    var message: String
    var fixIt: String?

    init(_ members: String, _ message: String, fixIt: String? = nil) {
      (self.members, self.message, self.fixIt) = (members, message, fixIt)
    }

    var testDescription: String { members }
  }

  @Test func aStateIsExplained() async throws {
    try await check([
      Case(
        "var count = 0; var body: some View { Button(\"Add\") { count += 1 } }",
        "cannot change 'count': a view changes only properties that are marked @State",
        fixIt: "@State "),
      Case(
        "var names = [\"a\"]; var body: some View { Button(\"Add\") { names.append(\"b\") } }",
        "cannot change 'names': a view changes only properties that are marked @State",
        fixIt: "@State "),
      Case(
        "var on = false; var body: some View { Text(\"a\") }; func flip() { self.on = true }",
        "cannot change 'on': a view changes only properties that are marked @State",
        fixIt: "@State "),
      Case(
        "let count = 0; var body: some View { Button(\"Add\") { count += 1 } }",
        "cannot change 'count': a view changes only properties that are marked @State",
        fixIt: "@State var"),
      Case(
        "var on = false; var body: some View { Toggle(\"a\", isOn: $on) }",
        "'$on' exists only if 'on' is marked @State", fixIt: "@State "),
      Case(
        "@State var on = false; var body: some View { Toggle(\"a\", isOn: on) }",
        "this takes a Binding<Bool>; write '$on'", fixIt: "$"),
    ])
  }

  @Test func onlyWhatIsAbsentIsCalledSo() async throws {
    try await check([
      Case(
        "var body: some View { Text(\"a\").scenePadding() }",
        "'scenePadding' is a part of SwiftUI that is not available here yet; use padding"),
      Case(
        "var body: some View { Text(\"\\(1.alert(2))\") }",
        "value of type 'Int' has no member 'alert'"),
    ])
  }

  @Test func anIdentityIsExplained() async throws {
    try await check([
      Case(
        "let names = [\"a\"]; var body: some View { ForEach(names) { Text($0) } }",
        "ForEach cannot tell the elements of 'names' apart; add id: \\.self",
        fixIt: ", id: \\.self"),
      Case(
        "let cards = [Card(name: \"a\")]; var body: some View { ForEach(cards) { Text($0.name) } }",
        "ForEach cannot tell the elements of 'cards' apart; "
          + "make 'Card' Identifiable, or add id: \\.name",
        fixIt: ", id: \\.name"),
      Case(
        "var body: some View { ForEach(0...5) { Text(\"\\($0)\") } }",
        "ForEach takes a range such as 0..<5; for 0...5, add id: \\.self", fixIt: ", id: \\.self"),
      Case(
        "let cards = [Card(name: \"a\")]\n"
          + "var body: some View { ForEach(cards, id: \\.self) { Text($0.name) } }",
        "'Card' is not Hashable, as id: \\.self needs; make it Hashable, or write id: \\.name"),
    ])
  }

  @Test func aMemberIsExplained() async throws {
    try await check([
      Case(
        "var body: some View { Image(systemName: \"star\").padding().resizable() }",
        "'resizable' is a modifier of Image; write it first, directly after Image(…)"),
      Case(
        "var body: some View { Text(\"a\").resizable() }",
        "'resizable' is a modifier of Image, not of Text"),
      Case(
        "var body: some View { Circle().frame(width: 20).fill(Color.red) }",
        "'fill' is a modifier of shapes; write it first, directly after the shape"),
      Case(
        "var body: some View { VStack { List2 { Text(\"a\") } } }", "cannot find 'List2' in scope"),
      Case(
        "var body: some View { Text(\"a\").padding().wobble() }",
        "value of type 'some View' has no member 'wobble'"),
    ])
  }

  @Test func aListOfViewsIsExplained() async throws {
    try await check([
      Case(
        "@State var n = 0; var body: some View { VStack { n = 3 } }",
        "a body lists views; change values in an action, such as that of a Button"),
      Case(
        "var body: some View { VStack { print(1) } }",
        "a body lists views; call 'print' in onAppear { } or write let _ = print(…)"),
      Case(
        "var body: some View { VStack { \"hello\" } }", "a string is not a view; write Text(…)",
        fixIt: "Text(\"hello\")"),
      Case(
        "var body: some View { VStack { [1].map { Text(\"\\($0)\") } } }",
        "an array is not a view; use ForEach instead of map"),
      Case(
        "var body: some View { VStack { for i in 0..<3 { Text(\"\\(i)\") } } }",
        "a body cannot contain loops; repeat views with ForEach"),
      Case(
        "var on = true; var body: some View { on ? Text(\"a\") : Image(systemName: \"star\") }",
        "both sides of '? :' must be the same type of view; use if and else"),
      Case(
        "var body: some View { part }\nvar part: some View { Text(\"a\"); Text(\"b\") }",
        "mark 'part' with @ViewBuilder to list or choose views", fixIt: "@ViewBuilder "),
    ])
  }

  @Test func aMissingBodyIsExplained() async throws {
    try await check([
      Case("var text = Text(\"a\")", "'Page' has no body; write var body: some View { … }"),
      Case(
        "var body: View { Text(\"a\") }",
        "the body of 'Page' is some View, not View", fixIt: "some "),
    ])
  }

  @Test func theComputationThatIsTooComplexIsNamed() async throws {
    var limits = Limits()
    limits.tools.expressionTime = 1
    let bench = try await TestBench(limits: limits)
    let record = try await bench.run(
      """
      import SwiftUI
      struct Page: View {
      @State var a = 1.0; @State var b = 2
      var body: some View {
        VStack {
          Text("a").frame(
            width: a * 2 + b / 3 - 4 * a + 3.0 * b - 2 + a * b - b * 2 / a + a - 3 * b)
        }
      }
      }
      """)
    let error = try #require(record.diagnostics.first { $0.severity == .error })
    #expect(
      error.message == "this view is too complex for the compiler; compute "
        + "'a * 2 + b / 3 - 4 * a …' first, in let width: CGFloat = …")
    #expect(error.notes.map(\.message) == ["the part to move"])
  }

  /// Without SwiftUI, the same words of the compiler stay.
  @Test func otherTextsAreNotExplained() async throws {
    let record = try await bench.run(
      "struct Sum { var count = 0; func add() { count += 1 } }")
    let error = try #require(record.diagnostics.first)
    #expect(error.message.hasSuffix("'self' is immutable"))
  }

  /// Each case is a view of one page. What the fix-its make of them compiles.
  private func check(_ cases: [Case]) async throws {
    let errors = try await run(cases)
    var repaired: [Case] = []
    for (example, errors) in zip(cases, errors) {
      #expect(errors.first?.message == example.message, "\(example.members)")
      guard let expected = example.fixIt else { continue }
      let fixIt = try #require(errors.first?.fixIts.first, "\(example.members)")
      #expect(fixIt.replacement == expected)
      repaired.append(Case(Self.apply(fixIt, to: example.members), ""))
    }
    guard !repaired.isEmpty else { return }
    #expect(try await run(repaired).allSatisfy(\.isEmpty))
  }

  /// The errors of each view, in lines and words as if it were alone and named `Page`.
  private func run(_ cases: [Case]) async throws -> [[Diagnostic]] {
    var text = "import SwiftUI\nstruct Card { var name: String }\n"
    var starts: [Int] = []
    for (number, example) in cases.enumerated() {
      starts.append(text.count { $0 == "\n" })
      text += "struct Page\(number): View {\n" + example.members + "\n}\n"
    }
    let record = try await bench.run(text)
    return starts.indices.map { number in
      let lines = starts[number]..<(starts.dropFirst(number + 1).first ?? .max)
      return record.diagnostics.filter {
        $0.severity == .error && lines.contains($0.range.line - 1)
      }
      .map { error in
        var error = error
        error.message = error.message.replacing("'Page\(number)'", with: "'Page'")
        for index in error.fixIts.indices {
          error.fixIts[index].range.line -= lines.lowerBound + 1
          error.fixIts[index].range.endLine -= lines.lowerBound + 1
        }
        return error
      }
    }
  }

  private static func apply(_ fixIt: Diagnostic.FixIt, to text: String) -> String {
    var lines = text.components(separatedBy: "\n")
    let range = fixIt.range
    let line = lines[range.line - 1]
    func index(_ column: Int) -> String.Index {
      line.utf8.index(line.startIndex, offsetBy: column - 1)
    }
    lines[range.line - 1] =
      line[..<index(range.column)] + fixIt.replacement + line[index(range.endColumn)...]
    return lines.joined(separator: "\n")
  }
}
