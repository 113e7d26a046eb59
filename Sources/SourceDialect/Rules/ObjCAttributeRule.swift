internal import SwiftSyntax

/// `@objc`, `@objc(name:)` and `@objcMembers` become spaces.
struct ObjCAttributeRule: RewriteRule {
  let words = ["objc", "objcMembers"]

  func edits(at token: TokenSyntax) -> [SourceEdit] {
    token.namedAttribute.map { [.blank($0)] } ?? []
  }
}
