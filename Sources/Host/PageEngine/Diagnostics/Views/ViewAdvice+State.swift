import SourceDialect

/// Errors about properties of a view and about the identity of elements.
extension ViewAdvice {
  func state(_ message: String) -> Diagnostic? {
    guard
      message.contains(
        /^(cannot assign|left side of mutating operator|cannot use mutating member|cannot pass immutable)/
      ), message.hasSuffix("'self' is immutable") || message.hasSuffix("is a 'let' constant"),
      let property = ViewSource.changedProperty(in: text, at: place)
    else { return nil }
    return told(
      "cannot change '\(property.name)': a view changes only properties that are marked @State",
      property.state)
  }

  /// `$name` of a property without a wrapper.
  func wrapper(_ message: String) -> Diagnostic? {
    guard let name = message.firstMatch(of: /^cannot find '\$(\w+)' in scope/)?.1,
      let property = ViewSource.property(named: String(name), in: text, at: place)
    else { return nil }
    let isObservable =
      property.type.map { text.contains("class \($0)") && text.contains("@Observable") } ?? false
    return told(
      "'$\(name)' exists only if '\(name)' is marked \(isObservable ? "@Bindable" : "@State")",
      isObservable ? property.bindable : property.state)
  }

  private static let hashable: Set<Substring> = [
    "Bool", "CGFloat", "Character", "Color", "Date", "Double", "Float", "Int", "String", "URL",
    "UUID",
  ]

  func identity(_ message: String) -> Diagnostic? {
    if message.hasPrefix("cannot convert value of type 'ClosedRange<Int>' to") {
      return closedRange()
    }
    guard
      let match = message.firstMatch(
        of: /requires that '([^']+)' conform to '(Identifiable|Hashable)'/),
      let elements = ViewSource.elements(of: String(match.1), in: text, at: place)
    else { return nil }
    let isPlain = Self.hashable.contains(match.1)
    let key = isPlain ? "self" : elements.key
    if match.2 == "Identifiable" {
      let end = elements.end
      return told(
        "\(elements.function) cannot tell the elements of '\(elements.collection)' apart; "
          + (isPlain ? "" : "make '\(match.1)' Identifiable, or ") + "add id: \\.\(key ?? "name")",
        key.map { .init(start: end, end: end, replacement: ", id: \\.\($0)") })
    }
    guard elements.hasIdentity else { return nil }
    let other = key.map { ", or write id: \\.\($0)" } ?? ""
    return told("'\(match.1)' is not Hashable, as id: \\.self needs; make it Hashable\(other)")
  }

  private func closedRange() -> Diagnostic? {
    guard let elements = ViewSource.elements(of: "Int", in: text, at: place), !elements.hasIdentity
    else { return nil }
    return told(
      "\(elements.function) takes a range such as 0..<5; "
        + "for \(elements.collection), add id: \\.self",
      .init(start: elements.end, end: elements.end, replacement: ", id: \\.self"))
  }
}
