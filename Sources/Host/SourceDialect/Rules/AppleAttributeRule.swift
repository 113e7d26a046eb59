internal import SwiftSyntax

/// Attributes that speak of Objective-C, Interface Builder or Apple's frameworks become spaces.
struct AppleAttributeRule: RewriteRule {
  let words = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
    "IBSegueAction", "GKInspectable", "NSCopying", "UIApplicationMain", "NSApplicationMain",
  ]

  func isCandidate(_ word: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.last(before: word.lowerBound) == UInt8(ascii: "@")
  }

  func edits(at token: TokenSyntax, in file: SourceContext) -> [SourceEdit] {
    guard let attribute = token.namedAttribute else { return [] }
    return [.blank(attribute)] + classConstraint(of: attribute)
  }

  /// Only classes conform to a protocol of Objective-C.
  private func classConstraint(of attribute: AttributeSyntax) -> [SourceEdit] {
    guard attribute.attributeName.trimmedDescription == "objc",
      let type = attribute.parent?.parent?.as(ProtocolDeclSyntax.self),
      type.name.presence == .present
    else { return [] }
    guard let clause = type.inheritanceClause else {
      let end = type.primaryAssociatedTypeClause?.utf8End ?? type.name.utf8End
      return [SourceEdit(range: end..<end, replacement: ": AnyObject")]
    }
    let classBound = ["AnyObject", "class", "NSObjectProtocol"]
    let inherited = clause.inheritedTypes
    if inherited.contains(where: { classBound.contains($0.type.trimmedDescription) }) { return [] }
    return inherited.first.map { [.insert("AnyObject, ", before: $0)] } ?? []
  }
}
