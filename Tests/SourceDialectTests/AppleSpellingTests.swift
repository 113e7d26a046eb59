import SourceDialect
import Testing

struct AppleSpellingTests {
  @Test(
    arguments: [
      ("import Darwin", "import Glibc "),
      ("import func Darwin.C.sin", "import      Glibc       "),
      ("import Darwin.C", "import Glibc   "),
      ("import Foundation.NSString", "import Foundation         "),
      ("import class UIKit.UIView", "import class UIKit.UIView"),
      ("import func Darwin.sin", "import      Glibc     "),
      ("import UIKit", "import UIKit"),
      ("import Dispatch // a.b", "import Dispatch // a.b"),
      ("@testable import A.B", "@testable import A  "),
    ])
  func imports(source: String, expected: String) {
    #expect(Dialect.rewrite(source).text == expected)
  }

  @Test(
    arguments: [
      ("os(iOS)", "true", "false"),
      ("os(macOS)", "false", "true"),
      ("os(OSX)", "false", "true"),
      ("os(Linux)", "false", "false"),
      ("os(iOS) || os(tvOS)", "true || false", "false || false"),
      ("!os(iOS) && DEBUG", "!true && DEBUG", "!false && DEBUG"),
      ("(os(iOS))", "(true)", "(false)"),
      ("canImport(Darwin)", "true", "true"),
      ("canImport(UIKit)", "canImport(UIKit)", "false"),
      ("canImport(AppKit)", "false", "canImport(AppKit)"),
      ("canImport(SwiftUI)", "canImport(SwiftUI)", "canImport(SwiftUI)"),
      ("targetEnvironment(simulator)", "true", "false"),
      ("targetEnvironment(macCatalyst)", "false", "false"),
    ])
  func conditions(condition: String, iOS: String, macOS: String) {
    for (platform, expected) in [(Platform.iOS, iOS), (.macOS, macOS)] {
      let source = "#if \(condition)\nf()\n#elseif \(condition)\n#endif"
      #expect(
        Dialect.rewrite(source, on: platform).text
          == "#if \(expected)\nf()\n#elseif \(expected)\n#endif")
    }
  }

  @Test(arguments: ["os(iOS)", "let a = os(iOS)", "#if A\nos(iOS)\n#endif", "func os(a: Int) {}"])
  func onlyConditionsAskForTheSystem(source: String) {
    #expect(Dialect.rewrite(source).text == source)
  }

  @Test(
    arguments: [
      ("#keyPath(Card.name)", "KeyPathText<Card>().name(\"name\")"),
      ("#keyPath(Card.owner.name)", "KeyPathText<Card>().owner.name(\"owner.name\")"),
      ("#keyPath(Outer.Card.name)", "KeyPathText<Outer.Card>().name(\"name\")"),
      ("#keyPath(name)", "KeyPathText<Page>().name(\"name\")"),
      ("#keyPath()", "#keyPath()"),
      ("#keyPath(Card)", "#keyPath(Card)"),
      ("#keyPath(a[0].b)", "#keyPath(a[0].b)"),
      ("#keyPath(\n  Card.name\n)", "KeyPathText<Card>().\nname(\"name\"\n)"),
    ])
  func keyPaths(path: String, expected: String) {
    let source = "class Page { func f() { go(HERE) } }"
    #expect(
      Dialect.rewrite(source.replacing("HERE", with: path)).text
        == source.replacing("HERE", with: expected))
  }

  @Test(
    arguments: [
      ("tick", "tick"),
      ("Page.tick", "tick"),
      ("tapped", "tapped:"),
      ("tapped(_:)", "tapped:"),
      ("move(from:to:)", "moveFrom:to:"),
      ("move", "moveFrom:to:"),
      ("renamed(_:)", "other:"),
      ("Elsewhere.show(card:)", "showWithCard:"),
      ("Elsewhere.show(in:)", "showIn:"),
      ("Elsewhere.moveTo(card:)", "moveToCard:"),
      ("Elsewhere.bare", "bare"),
      ("Elsewhere.move(_:to:)", "move:to:"),
    ])
  func selectorsHaveTheNamesOfObjectiveC(argument: String, name: String) {
    let source = """
      class Page {
        func tick() {}
        func tapped(_ sender: Any) {}
        func move(from a: Int, to b: Int) {}
        @objc(other:) func renamed(_ sender: Any) {}
        func f() { go(#selector(\(argument))) }
      }
      """
    #expect(Dialect.rewrite(source).text.contains(", named: \"\(name)\"))"))
  }

  @Test(
    arguments: [
      ("getter: name", #"getter: \Page.name, named: "name""#),
      ("getter: self.name", #"getter: \Page.name, named: "name""#),
      ("getter: Card.name", #"getter: \Card.name, named: "name""#),
      ("setter: Card.name", #"setter: \Card.name, named: "setName:""#),
    ])
  func selectorsOfProperties(argument: String, expected: String) {
    let source = "class Page { func f() { go(#selector(\(argument))) } }"
    let result = "class Page { func f() { go( Selector(\(expected))) } }"
    #expect(Dialect.rewrite(source).text == result)
  }
}
