internal import SwiftSyntax

/// A class of tests knows them all, as Objective-C's runtime would: `Tests.defaultTestSuite.run()`.
///
/// Behind the opening brace come the list of its test methods, the suite made of it, and an observer that
/// prints how they went, which a Mac has from the start.
struct TestCaseRule: RewriteRule {
  let words = ["XCTestCase"]

  func edits(at token: TokenSyntax, in file: SourceContext) -> [SourceEdit] {
    guard let type = token.parent?.as(IdentifierTypeSyntax.self),
      let inherited = type.parent?.as(InheritedTypeSyntax.self),
      let tests = inherited.parent?.parent?.parent?.as(ClassDeclSyntax.self),
      tests.genericParameterClause == nil, tests.name.presence == .present,
      tests.memberBlock.leftBrace.presence == .present, !declaresSuite(tests)
    else { return [] }
    let place = tests.memberBlock.leftBrace.utf8End
    return [SourceEdit(range: place..<place, replacement: " " + members(of: tests) + " ")]
  }

  private func declaresSuite(_ tests: ClassDeclSyntax) -> Bool {
    tests.memberBlock.members.contains { member in
      member.decl.as(VariableDeclSyntax.self)?.bindings.contains {
        $0.pattern.trimmedDescription == "defaultTestSuite"
      } ?? false
    }
  }

  private func members(of tests: ClassDeclSyntax) -> String {
    let name = tests.name.text
    let isPublic = tests.modifiers.contains("public") || tests.modifiers.contains("open")
    let list = tests.functions.filter(isTest).map { test in
      let isAsync = test.signature.effectSpecifiers?.asyncSpecifier != nil
      let method = "\(name).\(test.name.text)"
      return "(\"\(test.name.identifierText)\", \(isAsync ? "asyncTest(\(method))" : method))"
    }.joined(separator: ", ")
    let empty = "XCTestSuite(name: \"\(name)\")"
    let suite =
      list.isEmpty
      ? "(testLog, \(empty)).1"
      : "(testLog, testCase([\(list)]).allTests.reduce(into: \(empty)) "
        + "{ $0.addTest(\(name)(name: $1.0, testClosure: $1.1)) }).1"
    return Self.log + "; private static let testLog: () = { \(Self.oneObserver) }(); "
      + "\(isPublic ? "public " : "")static var defaultTestSuite: XCTestSuite { \(suite) };"
  }

  /// What the runtime would find: an instance's method that begins with `test` and wants nothing.
  private func isTest(_ function: FunctionDeclSyntax) -> Bool {
    function.name.text.hasPrefix("test") && function.signature.parameterClause.parameters.isEmpty
      && function.signature.returnClause == nil && function.genericParameterClause == nil
      && !["static", "class", "private", "fileprivate"].contains {
        function.modifiers.contains($0)
      }
  }

  /// However many classes there are, one of them listens.
  private static let oneObserver = [
    "let marks = Thread.current.threadDictionary; guard marks[\"testLog\"] == nil else { return };",
    "marks[\"testLog\"] = true; XCTestObservationCenter.shared.addTestObserver(TestLog())",
  ].joined(separator: " ")

  private static let log = [
    "private final class TestLog: NSObject, XCTestObservation {",
    "func testSuiteWillStart(_ suite: XCTestSuite) {",
    #"print("Test Suite '\(suite.name)' started.") };"#,
    "func testCase(_ test: XCTestCase, didFailWithDescription words: String,",
    "inFile file: String?, atLine line: Int) {",
    #"print("\(file ?? ""):\(line): error: \(test.name) : \(words)") };"#,
    "func testCaseDidFinish(_ test: XCTestCase) {",
    #"print("Test Case '\(test.name)' \(test.testRun?.hasSucceeded == true ? "passed" : "failed").") };"#,
    "func testSuiteDidFinish(_ suite: XCTestSuite) {",
    #"print("Test Suite '\(suite.name)' \(suite.testRun?.hasSucceeded == true ? "passed" : "failed").","#,
    #""Executed \(suite.testRun?.executionCount ?? 0) tests,","#,
    #""with \(suite.testRun?.totalFailureCount ?? 0) failures.") } }"#,
  ].joined(separator: " ")
}
