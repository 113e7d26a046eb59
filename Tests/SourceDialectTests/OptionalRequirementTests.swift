import SourceDialect
import Testing

struct OptionalRequirementTests {
  private let delegate = """
    @objc protocol Delegate {
      @objc optional func game(_ game: Game, didEnd won: Bool) -> Int
      @objc optional func tick()
      @objc optional var name: String { get }
      func must()
    }

    """

  private func rewrite(_ source: String) -> [Substring] {
    Dialect.rewrite(delegate + source).text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test func aRequirementBecomesAProperty() {
    let lines = rewrite("")
    #expect(
      lines[1].trimmed
        == "var optional_game___didEnd_: ((_ game: Game, _ won: Bool) -> Int)? { get }")
    #expect(lines[2].trimmed == "var optional_tick_: (() -> Void)? { get }")
    #expect(lines[3].trimmed == "var optional_name: (String)? { get }")
    #expect(lines[4] == "  func must()")
  }

  @Test func aProtocolSaysThatThereIsNone() {
    let lines = rewrite("")
    #expect(lines[5].hasPrefix("}; extension Delegate { var optional_game___didEnd_: "))
    #expect(lines[5].contains("_read { yield nil }"))
    #expect(lines[5].contains("var tick: (() -> Void)? { _read { yield optional_tick_ } }"))
    #expect(!lines[5].contains("var game:"))
  }

  @Test func aConformerGetsThePropertyBesideItsMethod() {
    let lines = rewrite(
      """
      class Fan: Delegate {
        func must() {}
        func game(_ game: Game, didEnd won: Bool) -> Int { 1 }
        func game(_ game: Game) {}
      }
      extension Fan { public func tick() {} }
      class Other { func tick() {} }
      """)
    #expect(
      lines[8] == "  func game(_ game: Game, didEnd won: Bool) -> Int { 1 }; "
        + "var optional_game___didEnd_: ((Game, Bool) -> Int)? { _read { yield self.game(_:didEnd:) } }"
    )
    #expect(lines[9] == "  func game(_ game: Game) {}")
    #expect(
      lines[11].hasPrefix(
        "extension Fan { public func tick() {}; public var optional_tick_: (() -> Void)? "
          + "{ _read { yield self.tick } }"))
    #expect(lines[12] == "class Other { func tick() {} }")
  }

  @Test(
    arguments: [
      ("d.game?(g, didEnd: true)", "d.optional_game___didEnd_?(g,         true)"),
      ("d?.game!(g, didEnd: true)", "d?.optional_game___didEnd_!(g,         true)"),
      ("d.game?(g, other: true)", "d.game?(g, other: true)"),
      ("d.tick?()", "d.tick?()"),
      ("go(#selector(Delegate.tick))", "go( Selector(\"tick\"))"),
    ])
  func aCallUsesTheProperty(source: String, expected: String) {
    #expect(rewrite(source).last.map(String.init) == expected)
  }

  @Test func aProtocolOfSourcesCounts() {
    let source = "class Fan: Delegate { func tick() {} }"
    let text = Dialect.rewrite(source, beside: [delegate]).text
    #expect(text.contains("var optional_tick_"))
    #expect(Dialect.rewrite(source).text == source)
  }

  @Test func conformanceIsInheritedByProtocolsAndSaidAnywhere() {
    let lines = rewrite(
      "protocol More: Delegate {}\nextension Fan: More {}\nclass Fan { func tick() {} }")
    #expect(lines[8].contains("optional_tick_"))
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop { $0 == " " })
  }
}
