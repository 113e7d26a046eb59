/// A value that a text renderer finds at parts of a text.
public protocol TextAttribute {}

/// The attributes of a part of a text, by their types. Foundation compares what strings have as
/// objects.
final class TextAttributeBox: NSObject {
  static let key = NSAttributedString.Key("TextAttributes")
  let values: [ObjectIdentifier: any TextAttribute]

  init(_ values: [ObjectIdentifier: any TextAttribute]) {
    self.values = values
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? TextAttributeBox, other.values.count == values.count else {
      return false
    }
    return values.allSatisfy { key, value in
      other.values[key].map { areEqualDynamically(value, $0) } ?? false
    }
  }

  override var hash: Int { values.count }
}

/// Custom attributes as part of how a text looks.
struct TextAttributes: Equatable {
  var values: [ObjectIdentifier: any TextAttribute] = [:]

  static func == (one: TextAttributes, other: TextAttributes) -> Bool {
    TextAttributeBox(one.values).isEqual(TextAttributeBox(other.values))
  }
}

extension Text {
  /// Gives the text an attribute that a text renderer finds.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
    adding(.attribute(TextAttributes(values: [ObjectIdentifier(T.self): value])))
  }
}
