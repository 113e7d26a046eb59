internal import SwiftSyntax

/// What a Swift declaration is called in Objective-C.
enum ObjCName {
  /// The selector of a method, `moveCard:toPile:`.
  static func selector(_ name: String, labels: [String]) -> String {
    guard let first = labels.first else { return name }
    var selector = name
    if first != "_" {
      if !startsWithPreposition(first) && !endsWithPreposition(name) { selector += "With" }
      selector += capitalized(first)
    }
    selector += ":"
    for label in labels.dropFirst() { selector += (label == "_" ? "" : label) + ":" }
    return selector
  }

  /// The selector of a method as it is declared; by the name in `@objc(name)`, where it has one.
  static func selector(of function: FunctionDeclSyntax) -> String {
    if let written = written(function.attributes) { return written }
    let labels = function.signature.parameterClause.parameters.map(\.firstName.identifierText)
    return selector(function.name.identifierText, labels: labels)
  }

  /// The selector that sets a property.
  static func setter(_ property: String) -> String { "set" + capitalized(property) + ":" }

  /// What stands in `@objc(…)`.
  static func written(_ attributes: AttributeListSyntax) -> String? {
    for attribute in attributes {
      guard let attribute = attribute.as(AttributeSyntax.self),
        attribute.attributeName.trimmedDescription == "objc", let arguments = attribute.arguments
      else { continue }
      let name = arguments.tokens(viewMode: .sourceAccurate).map(\.text).joined()
      return name.isEmpty ? nil : name
    }
    return nil
  }

  private static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  private static func startsWithPreposition(_ name: String) -> Bool {
    let word = name.prefix { !$0.isUppercase }
    return prepositions.contains(String(word))
  }

  private static func endsWithPreposition(_ name: String) -> Bool {
    guard let start = name.lastIndex(where: \.isUppercase) else {
      return prepositions.contains(name)
    }
    return prepositions.contains(name[start...].lowercased())
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on",
    "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
