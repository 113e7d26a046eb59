import SourceDialect
import Testing

/// Old texts that are broken: nothing crashes, no line comes or goes, and doing it again does nothing.
struct BrokenOldTextTests {
  private static let seeds = [
    "for var i = 0, j = 9; i < j; i++, j-- {\n  if a[i++] == --j { continue }\n  println(\"\\(i++)\")\n}",
    "class A<T where T: P>: B, C {\n  private var n = 0\n  init(var a: Int, #b: Int) {}\n"
      + "  func f(inout a: Int, @noescape g: Int -> Void)(b: Int) -> Int { return n++ }\n"
      + "  override func touchesBegan(touches: NSSet, withEvent event: UIEvent) { super.touchesBegan(touches, withEvent: event) }\n}",
    "if let a = b, c = d where a < c { f(a.dynamicType) } else { do { g() } while h() }",
    "infix operator ** { associativity left precedence 155 }\nlet a: protocol<A, B>? = x.sort().reverse()",
    "let s = \"a\\(i++)b\" + join(\",\", map(sorted(xs, <)) { $0++ })\nlet r = Range(start: 0, end: count(s))",
    "protocol P { typealias Item; func f(g: () -> Void) }\nlet i = s.startIndex.advancedBy(2, limit: s.endIndex).successor()",
  ]

  private static let pieces = [
    "{", "}", "(", ")", "[", "]", "<", ">", "\"", "\\(", ";", ",", ":", "++", "--", "for", "where",
    "in",
    "func", "#", "@", "->", "=", "/*", "//", "\n", "🂡", "é", "\0", "if let", "protocol<",
    "operator",
  ]

  @Test(arguments: 0..<300 as Range<UInt64>)
  func standEverything(seed: UInt64) {
    var dice = Dice(seed: seed)
    var scalars = Array(
      (0...dice.below(2)).map { _ in dice.pick(Self.seeds) }.joined(separator: "\n").unicodeScalars)
    for _ in 0...dice.below(6) where !scalars.isEmpty {
      let place = dice.below(scalars.count)
      switch dice.below(4) {
      case 0: scalars.removeSubrange(place..<min(scalars.count, place + 1 + dice.below(12)))
      case 1: scalars.removeSubrange(place...)
      default: scalars.insert(contentsOf: dice.pick(Self.pieces).unicodeScalars, at: place)
      }
    }
    check(String(String.UnicodeScalarView(scalars)), age: [.one, .two, .three][dice.below(3)])
  }

  private func check(_ text: String, age: SwiftAge) {
    let rewritten = OldSwift.rewrite(text, age: age)
    _ = OldSwift.age(of: text, stamp: nil)
    let newline = UInt8(ascii: "\n")
    #expect(rewritten.text.utf8.count { $0 == newline } == text.utf8.count { $0 == newline })
    var again = RewrittenText(text)
    again.apply(rewritten.edits)
    #expect(again.text == rewritten.text)
    for line in 1...3 {
      let place = rewritten.originalPosition(line: line, column: 4)
      #expect(place.line >= 1 && place.column >= 1)
    }
  }

  @Test(arguments: [
    "(", "[", "{", "a[i++]", "for var i = 0; ", "func f(a: Int)", "protocol<", "if let a = ",
    "\"\\(i++", "i++ ",
    "Int -> ", "x.dynamicType", "do {", "<T where ",
  ])
  func standEndlessNesting(piece: String) {
    check(String(repeating: piece, count: 500) + "\ni++", age: .one)
  }

  @Test func aCurrentTextIsNotLookedAt() {
    let text = "func f(a: Int) { i++ }"
    #expect(OldSwift.rewrite(text, age: .current).edits.isEmpty)
  }
}
