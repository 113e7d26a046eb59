import SourceDialect
import Testing

@testable import PageEngine

/// What becomes of a member that is named on an `AnyObject`, by the classes that declare it.
@Suite struct DynamicMemberRepairTests {
  private static let classes = """
    class\tNSObject\t-\tFoundation
    class\tNSString\tNSObject\tFoundation
    class\tNSData\tNSObject\tFoundation
    class\tNSMutableData\tNSData\tFoundation
    class\tPlain\t-\tFoundation
    class\tView\tNSObject\tKit
    class\tButton\tView\tKit
    class\tBar\tNSObject\tKit
    class\tFar\tNSObject\tElsewhere
    member\tNSString\tlength\tFoundation\tInt
    member\tNSData\tlength\tFoundation\tInt
    member\tNSMutableData\tlength\tFoundation\tInt
    member\tNSString\tkind\tFoundation\tString
    member\tNSData\tkind\tFoundation\tInt
    member\tFar\ttag\tElsewhere\tString
    member\tView\ttag\tKit\tInt
    member\tBar\ttag\tKit\tInt
    member\tView\ttext\tKit\tString!
    member\tBar\ttext\tKit\tString?
    member\tPlain\tonly\tFoundation\tInt
    member\tButton\tsetTitle(_:for:)\tKit\t(String?, State)
    member\tView\tadd(_:at:)\tKit\t(View, Int)
    member\tBar\tadd(_:at:)\tKit\t(View, Int)
    member\tBar\tadd(_:)\tKit\t(View)
    member\tView\tfit()\tKit\t()
    member\tBar\tfit()\tKit\t()
    exports\tKit\tFoundation
    """

  /// The text after a round in which the compiler knows no member of this name.
  private func repaired(
    _ text: String, _ member: String, importing module: String = "Kit"
  ) -> String {
    let whole = "import \(module)\n" + text
    var rewritten = RewrittenText(whole)
    rewritten.apply(round(whole, member).edits["A.swift"] ?? [])
    return String(rewritten.text.dropFirst("import \(module)\n".utf8.count))
  }

  private static let lookup = DynamicLookup(classes: { ClassMembers(classes) })

  private func round(_ text: String, _ member: String) -> RepairRound {
    RepairRound(said(text, member), of: texts(text), [], Self.lookup)
  }

  private func texts(_ text: String) -> [PageInput.Text] { [.init(path: "A.swift", text: text)] }

  private func said(_ text: String, _ member: String) -> [Diagnostic] {
    let lines = TextBytes(text)
    let start = text.utf8.distance(
      from: text.startIndex, to: text.range(of: "." + member)!.lowerBound)
    let range = lines.range(of: start + 1..<start + 1 + member.utf8.count)
    return [
      Diagnostic(
        severity: .error, message: "value of type 'AnyObject' has no member '\(member)'",
        file: "A.swift", range: range, notes: [], fixIts: [])
    ]
  }

  @Test(arguments: [
    ("_ = a.length", "_ = _dynamicMember(a, \\NSData.length, \\NSString.length)"),
    ("_ = a?.length", "_ = _dynamicMember(a, \\NSData.length, \\NSString.length)"),
    ("a?.length.f()", "_dynamicMember(a, \\NSData.length, \\NSString.length)?.f()"),
    ("b[0]!\n  .length", "_dynamicMember(b[0]!\n  , \\NSData.length, \\NSString.length)"),
  ])
  func aPropertyIsReadByKeyPaths(text: String, expected: String) {
    #expect(repaired(text, "length") == expected)
  }

  @Test func typesThatAreOptionalAgree() {
    #expect(repaired("a.text", "text") == "_dynamicMember(a, \\Bar.text, \\View.text)")
  }

  @Test(arguments: [
    (
      "a.setTitle(\"x\", for: .one)",
      "_dynamicObject(a, Button.self, \"setTitle\").setTitle(\"x\", for: .one)"
    ),
    ("a.setTitle?(x, for: y)", "_optionalDynamicObject(a, Button.self)?.setTitle(x, for: y)"),
    (
      "a?.setTitle(x, for: y)", "_dynamicObject(a, Button.self, \"setTitle\")?.setTitle(x, for: y)"
    ),
    ("a.add(x)", "_dynamicObject(a, Bar.self, \"add\").add(x)"),
  ])
  func aMethodOfOneClassIsCalledOnIt(text: String, expected: String) {
    #expect(repaired(text, text.contains("add") ? "add" : "setTitle") == expected)
  }

  private static let references = "_method(Bar.add(_:at:)), _method(View.add(_:at:))"

  @Test(arguments: [
    ("a.add(x, at: 1)", "_dynamicMethod(a, \"add(_:at:)\", \(references))(x, 1)"),
    ("a.add?(x, at: 1)", "_optionalDynamicMethod(a, \(references))?(x, 1)"),
  ])
  func aMethodOfSeveralClassesIsTakenFromOne(text: String, expected: String) {
    #expect(repaired(text, "add") == expected)
  }

  @Test func aMethodWithoutParametersIsNamedAlone() {
    let expected = "_dynamicMethod(a, \"fit()\", _method(Bar.fit), _method(View.fit))()"
    #expect(repaired("a.fit()", "fit") == expected)
  }

  /// What no class declares, what only Swift sees, and what a module has that is not imported.
  @Test(arguments: ["other", "only"])
  func aNameWithoutAClassStays(member: String) {
    #expect(repaired("a.\(member)", member) == "a.\(member)")
    #expect(repaired("a.tag", "tag", importing: "Foundation") == "a.tag")
  }

  @Test func classesOfThePageCountToo() {
    let own = "class Own: Far { @objc var tag = 3; @objc var mine = 1 }\n"
    #expect(repaired(own + "a.mine", "mine") == own + "_dynamicMember(a, \\Own.mine)")
    #expect(
      repaired(own + "a.tag", "tag") == own + "_dynamicMember(a, \\Bar.tag, \\Own.tag, \\View.tag)")
  }

  @Test func typesThatDifferAreExplained() {
    let text = "import Kit\na.kind"
    #expect(round(text, "kind").edits.isEmpty)
    let repair = DynamicMemberRepair(
      said(text, "kind"), of: texts(text), in: ["A.swift": TextBytes(text)], Self.lookup)
    let message = repair.explained(said(text, "kind")[0]).message
    #expect(
      message == "ambiguous use of 'kind': NSString declares 'kind' as 'String', NSData declares "
        + "'kind' as 'Int'; name the class, as in '(value as! NSString).kind'")
  }
}
