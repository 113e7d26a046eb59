internal import SwiftSyntax

/// `self.init(…)` in a class method of an extension of a system's class becomes `NSCoder.init(…)`.
///
/// A class that comes from Objective-C can be made by whatever its metatype is. Here its classes are Swift's
/// own, where that takes a `required` initializer. Where the method promises `Self`, nothing is changed: it
/// would have to make an object of the subclass.
struct DynamicInitializerRule: RewriteRule {
  let words = ["self"]

  private static let prefixes = ["NS", "UI", "CA", "SK", "GK", "AV", "MK", "CN"]

  func isCandidate(_ word: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    text[word.upperBound...].starts(with: ".init(".utf8)
  }

  func edits(at token: TokenSyntax, in file: SourceContext) -> [SourceEdit] {
    guard let name = token.parent?.as(DeclReferenceExprSyntax.self),
      let member = name.parent?.as(MemberAccessExprSyntax.self), member.base?.id == name.id,
      let method = Self.method(around: Syntax(name)),
      let type = Self.extended(by: method)
    else { return [] }
    return [SourceEdit(range: token.utf8Start..<token.utf8End, replacement: type)]
  }

  /// The class method that an expression is in, where it makes something other than `Self`.
  private static func method(around node: Syntax) -> FunctionDeclSyntax? {
    var next = node.parent
    while let parent = next {
      if let function = parent.as(FunctionDeclSyntax.self) {
        let isOfClass = function.modifiers.contains { ["class", "static"].contains($0.name.text) }
        let result = function.signature.returnClause?.type.trimmedDescription ?? ""
        return isOfClass && !result.hasPrefix("Self") ? function : nil
      }
      if parent.is(MemberBlockSyntax.self) { return nil }
      next = parent.parent
    }
    return nil
  }

  /// The class whose extension has a method.
  private static func extended(by method: FunctionDeclSyntax) -> String? {
    let block = method.parent?.parent?.parent
    guard let declaration = block?.parent?.as(ExtensionDeclSyntax.self),
      let type = declaration.extendedType.as(IdentifierTypeSyntax.self),
      prefixes.contains(where: type.name.text.hasPrefix)
    else { return nil }
    return type.trimmedDescription
  }
}
