internal import SwiftSyntax

/// `@IBAction` and `@IBOutlet` become spaces.
struct InterfaceBuilderAttributeRule: RewriteRule {
  let words = ["IBAction", "IBOutlet"]

  func edits(at token: TokenSyntax) -> [SourceEdit] {
    token.namedAttribute.map { [.blank($0)] } ?? []
  }
}
