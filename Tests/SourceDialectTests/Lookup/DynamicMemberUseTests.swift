import SourceDialect
import Testing

/// What stands around a member that is named on an expression.
@Suite struct DynamicMemberUseTests {
  private func use(_ member: String, in text: String) throws -> DynamicMemberUse {
    let place = try #require(text.range(of: "." + member))
    let offset = text.utf8.distance(from: text.startIndex, to: place.lowerBound) + 1
    return try #require(DynamicMemberUse.at([offset], in: text)[offset] ?? nil)
  }

  private func part(_ range: Range<Int>?, of text: String) -> String? {
    range.map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) }
  }

  @Test func aPropertyHasABaseAndAName() throws {
    let text = "let a = é + (value as AnyObject).length.description"
    let use = try use("length", in: text)
    #expect(part(use.base, of: text) == "(value as AnyObject)")
    #expect(part(use.member, of: text) == ".length" && use.name == "length")
    #expect(use.call == nil && use.goesOn && !use.isChained && use.chainMark == nil)
  }

  @Test func aCallHasLabelsAndAClosure() throws {
    let text = "items[0].move?(1, to: 2) { } done: { }"
    let use = try use("move", in: text)
    let call = try #require(use.call)
    #expect(part(use.base, of: text) == "items[0]")
    #expect(call.isOptional && part(call.mark, of: text) == "?")
    #expect(call.labels == ["_", "to", nil, "done"])
    #expect(call.labelRanges.map { part($0, of: text) } == ["to: "])
  }

  @Test(arguments: [
    ("a?.length", true, "a", "?"), ("a.b?.c!.length", true, "a.b?.c!", nil),
    ("a!.length", false, "a!", nil), ("f(b?.c).length", false, "f(b?.c)", nil),
  ])
  func aChainIsSeen(text: String, isChained: Bool, base: String, mark: String?) throws {
    let use = try use("length", in: text)
    #expect(use.isChained == isChained && part(use.base, of: text) == base)
    #expect(part(use.chainMark, of: text) == mark && !use.goesOn)
  }

  @Test func aNameInACommentOrStringIsNone() {
    let text = "// a.length\nlet b = \"a.length\""
    #expect(DynamicMemberUse.at([5, 24], in: text).isEmpty)
  }

  @Test(arguments: [
    ("move(_:to:)", true, true), ("move(_:by:)", false, false), ("move(_:)", false, false),
    ("move(_:to:animated:)", false, true), ("move(from:_:to:)", false, true),
    ("move", false, false),
  ])
  func aCallFitsANameWithItsLabels(name: String, exactly: Bool, withDefaults: Bool) throws {
    let call = try #require(try use("move", in: "a.move(1, to: 2)").call)
    #expect(call.fits(name, allowingDefaults: false) == exactly)
    #expect(call.fits(name, allowingDefaults: true) == withDefaults)
    let closure = try #require(try use("move", in: "a.move(1) { }").call)
    #expect(closure.fits("move(_:completion:)", allowingDefaults: false))
  }
}
