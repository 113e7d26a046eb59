internal import SwiftSyntax

/// A class that overrides one of `NSObject`'s methods for values by name conforms to a protocol instead.
///
/// Why: those methods are in extensions here, and Swift overrides no method of an extension. Where a
/// superclass among the texts has one too, that one is overridden, as it stands.
struct OverriddenMethodRule: RewriteRule {
  let words = Array(Self.protocols.keys)

  private static let protocols: [String: (selector: String, protocol: String)] = [
    "observeValue": ("forKeyPath:of:change:context:", "KeyValueObserver"),
    "keyPathsForValuesAffectingValue": ("forKey:", "KeyValueDependent"),
    "automaticallyNotifiesObservers": ("forKey:", "KeyValueNotifier"),
    "value": ("forUndefinedKey:", "UndefinedKeyReader"),
    "setValue": ("_:forUndefinedKey:", "UndefinedKeyWriter"),
  ]

  /// Whether a function is one of those methods.
  static func isMeant(_ function: FunctionDeclSyntax) -> Bool {
    protocols[function.name.text]?.selector == function.labels
  }

  func isCandidate(_ word: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    text.word(before: word.lowerBound).elementsEqual("func".utf8)
  }

  func edits(at token: TokenSyntax, in file: SourceContext) -> [SourceEdit] {
    guard let function = token.parent?.as(FunctionDeclSyntax.self), function.name.id == token.id,
      let method = Self.protocols[token.text], method.selector == function.labels,
      let modifier = function.modifiers.first(where: { $0.name.text == "override" }),
      let group = function.parent?.parent?.parent?.parent?.asProtocol((any DeclGroupSyntax).self),
      group.is(ClassDeclSyntax.self) || group.is(ExtensionDeclSyntax.self),
      let type = group.ownName,
      !file.superclasses(of: type, declare: token.text, method.selector)
    else { return [] }
    let name = "FoundationAdditions.\(method.protocol)"
    if let inherited = group.inheritanceClause?.inheritedTypes.last {
      let place = inherited.type.utf8End
      return [
        .blank(modifier), SourceEdit(range: place..<place, replacement: ", \(name)"),
      ]
    }
    guard let extended = group.as(ExtensionDeclSyntax.self) else { return [] }
    let place = extended.extendedType.utf8End
    return [.blank(modifier), SourceEdit(range: place..<place, replacement: ": \(name)")]
  }
}

extension FunctionDeclSyntax {
  /// The labels of its parameters, `_:forKey:`.
  var labels: String {
    signature.parameterClause.parameters.map { $0.firstName.identifierText + ":" }.joined()
  }
}
