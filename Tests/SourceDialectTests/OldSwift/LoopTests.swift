import SourceDialect
import Testing

/// Loops with a start, a condition and a step, and `do` with a condition behind it.
struct LoopTests {
  @Test(arguments: [
    OldSnippet("for var i = 0; i < 10; i++ { f(i) }", "for i in 0..<10 { f(i) }"),
    OldSnippet("for var i = 0; i < 10; ++i { f(i) }", "for i in 0..<10 { f(i) }"),
    OldSnippet("for (var i = 0; i < 10; i++) { f(i) }", "for i in 0..<10 { f(i) }"),
    OldSnippet("for(var i=0;i<10;i++) { f(i) }", "for i in 0..<10 { f(i) }"),
    OldSnippet("for var i = 0 ; i < 10 ; i++ { f(i) }", "for i in 0..<10  { f(i) }"),
    OldSnippet(
      "for (var i = 9 ; i > n ; i--) { f(i) }",
      "for i in stride(from: 9, to: n , by: -1) { f(i) }"),
    OldSnippet("for var i = 1; i <= 10; i += 1 { f(i) }", "for i in 1...10 { f(i) }"),
    OldSnippet("for var i: Int = 0; i < 3; i++ {}", "for i: Int in 0..<3 {}"),
    OldSnippet(
      "for var i = 0; i < xs.count; i++ { f(xs[i]) }", "for i in 0..<xs.count { f(xs[i]) }"),
    OldSnippet("for var i = 0; i < 3; i = i + 1 {}", "for i in 0..<3 {}"),
    OldSnippet("let n = 4\nfor var i = 0; i < n; i++ {}", "let n = 4\nfor i in 0..<n {}"),
    OldSnippet(
      "for var i = 0; i < n; i++ { f(i) }", "for i in stride(from: 0, to: n, by: 1) { f(i) }"),
    OldSnippet(
      "for var i = 10; i > 0; i-- { f(i) }", "for i in stride(from: 10, to: 0, by: -1) { f(i) }"),
    OldSnippet(
      "for var i = 10; i >= 0; i -= 2 { f(i) }",
      "for i in stride(from: 10, through: 0, by: -2) { f(i) }"),
    OldSnippet(
      "for var i = a; i <= b - 1; i += 3 { f(i) }",
      "for i in stride(from: a, through: b - 1, by: 3) { f(i) }"),
    OldSnippet(
      "for var i = s.startIndex; i < s.endIndex; i++ { f(s[i]) }",
      "for i in s.indices { f(s[i]) }"),
    OldSnippet(
      "for var i = 0; i < 3; i++ {\n  for var j = 0; j < 4; j++ {\n    f(i, j)\n  }\n}",
      "for i in 0..<3 {\n  for j in 0..<4 {\n    f(i, j)\n  }\n}"),
    OldSnippet(
      "for var i = 0; i < 9; i++ {\n  if i == 3 { continue }\n  if i == 7 { break }\n  f(i)\n}",
      "for i in 0..<9 {\n  if i == 3 { continue }\n  if i == 7 { break }\n  f(i)\n}"),
  ])
  func thatCountAreForIn(snippet: OldSnippet) { snippet.check() }

  @Test(arguments: [
    OldSnippet(
      "for var i = 0; i < 10; i++ {\n  if f(i) { i += 2 }\n}",
      "do { var i = 0; while i < 10 {\n  if f(i) { i += 2 }\ni += 1 } }"),
    OldSnippet(
      "for var i = 0; i < xs.count; i++ {\n  xs.removeAtIndex(i)\n}",
      "do { var i = 0; while i < xs.count {\n  xs.removeAtIndex(i)\ni += 1 } }"),
    OldSnippet(
      "for var x = 0.0; x < 1.0; x += 0.25 { f(x) }",
      "do { var x = 0.0; while x < 1.0 { f(x); x += 0.25 } }"),
    OldSnippet(
      "for var i = 0, j = 9; i < j; i++, j-- { swap(i, j) }",
      "do { var i = 0, j = 9; while i < j { swap(i, j); i += 1; j -= 1 } }"),
    OldSnippet(
      "for var node = head; node != nil; node = node!.next { f(node!) }",
      "do { var node = head; while node != nil { f(node!); node = node!.next } }"),
    OldSnippet("for ; i < 3; i++ { f() }", "while i < 3 { f(); i += 1 }"),
    OldSnippet("for ; i < 3; { i = f() }", "while i < 3 { i = f() }"),
    OldSnippet("for ;; { if f() { break } }", "while true { if f() { break } }"),
    OldSnippet("for (;;) { if f() { break } }", "while true { if f() { break } }"),
    OldSnippet(
      "var i: Int\nfor i = 0; i < 3; i++ { f(i) }",
      "var i: Int\ni = 0; while i < 3 { f(i); i += 1 }"),
    OldSnippet(
      "for var i = 0; ; i++ { if i > 3 { break } }",
      "do { var i = 0; while true { if i > 3 { break }; i += 1 } }"),
    OldSnippet("for var i = 0; i < f(); i++ {}", "do { var i = 0; while i < f() { i += 1 } }"),
  ])
  func ofOtherKindsAreWhile(snippet: OldSnippet) { snippet.check() }

  @Test(arguments: [
    OldSnippet(
      "for var x = 0.0; x < 1; x += 0.5 {\n  if f(x) { continue }\n  g(x)\n}",
      "do { var x = 0.0; while x < 1 { defer { x += 0.5 }\n  if f(x) { continue }\n  g(x)\n} }"),
    OldSnippet(
      "for i = 0; i < 3; i++ {\n  if f(i) { continue }\n  g(i)\n}",
      "do { i = 0; var hasBegun = false; while true { if hasBegun { i += 1 } else "
        + "{ hasBegun = true }; if !(i < 3) { break }\n  if f(i) { continue }\n  g(i)\n} }"),
    OldSnippet(
      "outer: for var x = 0.0; x < 1; x += 0.5 {\n  while true { continue outer }\n}",
      "do { var x = 0.0; outer: while x < 1 { defer { x += 0.5 }\n  while true { continue outer }\n} }"
    ),
    OldSnippet(
      "for var x = 0.0; x < 1; x += 0.5 {\n  for y in ys { if y == x { continue } }\n}",
      "do { var x = 0.0; while x < 1 {\n  for y in ys { if y == x { continue } }\nx += 0.5 } }"),
    OldSnippet(
      "for var x = 0.0; x < 1; x += 0.5 { let x = 2 * x; f(x) }",
      "do { var x = 0.0; while x < 1 { defer { x += 0.5 }; let x = 2 * x; f(x) } }"),
  ])
  func doTheirStepWhereverContinueStands(snippet: OldSnippet) { snippet.check() }

  @Test(arguments: [
    OldSnippet("do { f() } while g()", "repeat { f() } while g()", age: .one),
    OldSnippet("do {\n  i++\n} while i < 3", "repeat {\n  i += 1\n} while i < 3", age: .one),
    OldSnippet(same: "do { f() }\nwhile g() { h() }"),
    OldSnippet(same: "do { try f() } catch { g() }"),
    OldSnippet(same: "for x in xs where x > 2 { f(x); g(x) }"),
    OldSnippet(same: "for (i, x) in xs { f(i); g(x) }"),
    OldSnippet(same: "let s = \"for var i = 0; i < 3; i++ {}\""),
    OldSnippet(same: "// for var i = 0; i < 3; i++ {}\nf()"),
    OldSnippet(same: "wait(for: 3); f()"),
  ])
  func thatRepeatOrAreOfToday(snippet: OldSnippet) { snippet.check() }
}
