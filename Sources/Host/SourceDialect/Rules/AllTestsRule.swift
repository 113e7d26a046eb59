internal import SwiftSyntax

/// `XCTestSuite.default` holds the tests of every class there is, which Objective-C's runtime would find: here
/// those of the text it stands in.
struct AllTestsRule: RewriteRule {
  let words = ["XCTestSuite"]

  func edits(at token: TokenSyntax, in file: SourceContext) -> [SourceEdit] {
    guard let name = token.parent?.as(DeclReferenceExprSyntax.self),
      let access = name.parent?.as(MemberAccessExprSyntax.self),
      access.base?.id == name.id, access.declName.baseName.text == "default",
      let text = token.root.as(SourceFileSyntax.self)
    else { return [] }
    let suites = text.statements.compactMap { statement -> String? in
      guard case .decl(let declaration) = statement.item,
        let tests = declaration.as(ClassDeclSyntax.self), tests.genericParameterClause == nil,
        tests.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription == "XCTestCase"
      else { return nil }
      return "\(tests.name.text).defaultTestSuite"
    }
    guard !suites.isEmpty else { return [] }
    let range =
      access.positionAfterSkippingLeadingTrivia
      .utf8Offset..<access.endPositionBeforeTrailingTrivia.utf8Offset
    return [
      SourceEdit(
        range: range,
        replacement: "[\(suites.joined(separator: ", "))].reduce(into: "
          + "XCTestSuite(name: \"All tests\")) { $0.addTest($1) }")
    ]
  }
}
