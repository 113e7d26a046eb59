import Foundation
import SourceDialect
import Testing

/// How old a text is taken to be.
struct AgeTests {
  @Test(arguments: [
    "for var i = 0; i < 3; i++ { f(i) }",
    "var n = 0\nn++",
    "if let a = b where a > 2 { f() }",
    "if let a = b, c = d { f() }",
    "func f(inout a: Int) { a = 1 }",
    "func f(a: Int, b: Int, var c: Int) { c = a }",
    "func f(@noescape g: () -> Void) { g() }",
    "let a: protocol<A, B>? = nil",
    "func f<T where T: P>(a: T) {}",
    "let f: Int -> Int = g",
    "infix operator ** { associativity left precedence 150 }",
    "view.backgroundColor = UIColor.grayColor()",
    "let r = CGRectMake(0, 0, 10, 10)",
    "print(view.dynamicType)",
    "xs.sortInPlace()",
    "XCPlaygroundPage.currentPage.liveView = view",
    "class A: UIViewController { override func viewDidAppear(animated: Bool) {} }",
    "button.addTarget(self, action: \"tap:\", forControlEvents: .TouchUpInside)",
    "let a = [Int](count: 3, repeatedValue: 0)",
    "protocol P { typealias Item }",
    "dispatch_async(dispatch_get_main_queue()) { f() }",
    "enum Oops: ErrorType { case one }",
  ])
  func isTwo(text: String) { #expect(OldSwift.age(of: text, stamp: nil) == .two) }

  @Test(arguments: [
    "println(\"hello\")",
    "do { f() } while n < 3",
    "func f(#a: Int) {}",
    "let n = countElements(text)",
    "let kind = Kind.fromRaw(1)!",
    "for var i = 0; i < 3; i++ { println(i) }",
  ])
  func isOne(text: String) { #expect(OldSwift.age(of: text, stamp: nil) == .one) }

  @Test(arguments: [
    "import PlaygroundSupport\nlet options: UIViewAnimationOptions = [.curveLinear]",
    "view.layer.fillMode = kCAFillModeForwards",
    "let n = text.characters.count",
    "addChildViewController(next)",
  ])
  func isThree(text: String) { #expect(OldSwift.age(of: text, stamp: nil) == .three) }

  @Test(arguments: [
    "",
    "let a = 1",
    "import UIKit\nfunc println(_ text: String) { print(text) }\nprintln(\"a\")",
    "postfix operator ++\npostfix func ++ (n: inout Int) { n += 1 }\nvar n = 0\nn++",
    "let loop = \"for var i = 0; i < 3; i++ { println(i) }\"",
    "// for var i = 0; i < 3; i++ { println(i) }\nlet a = 1",
    "/* UIColor.grayColor() */ let a = CGRect.zero",
    "let s = \"\"\"\n  func f(inout a: Int) { a++ }\n  \"\"\"",
    "enum Kind { case Some, None }\nlet a: Kind = .None",
    "struct A { var characters = 3 }\nprint(A().characters)",
    "func f(a: Int) {}\nf(a: 3)",
    "func f(a: Int) {}\nf(3)",
    "func f(_ a: Int) {}\nf(3)",
    "for i in stride(from: 0, to: 3, by: 1) { f(i); g(i) }",
    "if let a, a > 2 { f() }",
    "class A: UIView { override func draw(_ rect: CGRect) {} }",
    "let f: (Int) -> Int = { a in a - -1 }",
    "xs.sort()\nlet ys = xs.sorted()",
    "class Timer { func successor() -> Int { 3 } }\nprint(Timer().successor())",
    "import PlaygroundSupport\nimport UIKit\nPlaygroundPage.current.liveView = UIView()",
  ])
  func isCurrent(text: String) { #expect(OldSwift.age(of: text, stamp: nil) == .current) }

  @Test func theStampSpeaksWhereTheTextDoesNot() {
    #expect(OldSwift.age(of: "game.padding = 75", stamp: "2.2") == .two)
    #expect(OldSwift.age(of: "game.padding = 75", stamp: "1.2") == .one)
    #expect(OldSwift.age(of: "game.padding = 75", stamp: "4.0") == .current)
    #expect(OldSwift.age(of: "game.padding = 75", stamp: "5.0") == .current)
    #expect(OldSwift.age(of: "n++", stamp: "5.0") == .two)
  }

  @Test(arguments: [
    "func f(_ a: Int) {}\nf(3)", "let c = UIColor.red.cgColor", "DispatchQueue.main.async { f() }",
    "func f(a: inout Int) { a = 1 }", "class A { fileprivate var a = 1 }",
  ])
  func theStampIsNotBelievedAgainstTheText(text: String) {
    #expect(OldSwift.age(of: text, stamp: "2.2") == .current)
  }

  /// Every Swift file of ours that is not about old Swift.
  @Test func noTextOfOursIsOld() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    var count = 0
    // Of the many texts of the frameworks a third shows as much as all of them.
    for (folder, step) in [("Playgrounds", 1), ("Sources", 3), ("Tests/Pages", 1)] {
      let found = FileManager.default.enumerator(
        at: root.appending(path: folder), includingPropertiesForKeys: nil)
      let files = (found?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
        .sorted { $0.path < $1.path }
      for (number, file) in files.enumerated() where number % step == 0 {
        if ["/OldSwift/", "Old", "/old-"].contains(where: file.path.contains) { continue }
        let text = try String(contentsOf: file, encoding: .utf8)
        if text.contains("XCPlayground") { continue }
        let age = OldSwift.age(of: text, stamp: nil)
        #expect(age == .current, "\(file.path)")
        count += 1
      }
    }
    #expect(count > 300)
  }
}
