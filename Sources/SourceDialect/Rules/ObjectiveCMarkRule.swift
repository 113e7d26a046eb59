import SwiftSyntax

/// `@objc`, `@IBAction`, `dynamic` and their like become spaces: what they ask for is always so
/// here, since selectors hold the function itself.
enum ObjectiveCMarkRule: DialectRule {
  private static let attributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
  ]

  static let triggers = ["@objc", "@nonobjc", "@IB", "dynamic"]

  static func edits(in tree: SourceFileSyntax) -> [SourceEdit] {
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return visitor.edits
  }

  private final class Visitor: SyntaxVisitor {
    var edits: [SourceEdit] = []

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
      guard attributes.contains(node.attributeName.trimmedDescription) else {
        return .visitChildren
      }
      blank(node)
      return .skipChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
      if node.name.tokenKind == .keyword(.dynamic) { blank(node) }
      return .skipChildren
    }

    private func blank(_ node: some SyntaxProtocol) {
      let spaces = node.trimmedDescription.utf8.map { byte in
        byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") ? byte : UInt8(ascii: " ")
      }
      edits.append(
        SourceEdit(
          range: node.trimmedOffsets, replacement: String(decoding: spaces, as: UTF8.self)))
    }
  }
}
