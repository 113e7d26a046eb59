@_implementationOnly import Foundation
@_implementationOnly import PageProtocol

/// A value of a type that says in the old way what a playground shall show of it.
///
/// The module with the old protocols makes its types conform; nothing else asks for this.
public protocol LegacyPlaygroundDisplayConvertible {
  /// What is shown in the value's place.
  var legacyPlaygroundDescription: Any { get }
}

/// What a playground shows of a value, before it is put into a line or a tree.
///
/// The order of choice is Xcode's: what the type itself wants to be shown, then what every reader
/// knows how to write, then the value in an Optional, then its own description, then what is in it.
struct Presentation {
  /// The type of the value itself, also where another value is shown in its place.
  var typeName: String
  var kind: ValueTree.Kind
  var line: Line
  /// What is in it, where that is worth showing.
  var mirror: Mirror?
  /// The value that is shown: itself, what it gives in its place, or what is in an Optional.
  var shown: Any

  enum Line {
    case text(String)
    /// The children's lines between two brackets.
    case list(String, String)
    /// An enum's case and its payload.
    case enumeration(Any)
  }

  /// A type may give itself as what is shown in its place, for ever.
  private static let mostSubstitutions = 8

  init(of value: Any) {
    self.init(of: value, typeName: nil, substitutions: 0)
  }

  private init(of value: Any, typeName given: String?, substitutions: Int) {
    typeName = given ?? TypeName.of(value: value)
    kind = .plain
    line = .text(typeName)
    shown = value
    if substitutions < Self.mostSubstitutions, let shown = Self.substitute(for: value) {
      self = Presentation(of: shown, typeName: typeName, substitutions: substitutions + 1)
    } else if let text = Self.plainText(of: value) {
      line = .text(text)
    } else {
      reflect(value, substitutions: substitutions)
    }
  }

  private static func substitute(for value: Any) -> Any? {
    switch value {
    case is Int, is Double, is String, is Bool: nil
    case let custom as any CustomPlaygroundDisplayConvertible: custom.playgroundDescription
    case let custom as any LegacyPlaygroundDisplayConvertible: custom.legacyPlaygroundDescription
    default: nil
    }
  }

  private static func plainText(of value: Any) -> String? {
    switch value {
    // Asking whether a type conforms takes far longer than whether it is this one.
    case let number as Int: return number.description
    case let number as Double: return number.description
    case let truth as Bool: return truth.description
    case let string as String: return ValueLine.quoted(string)
    case let string as Substring: return ValueLine.quoted(String(string.prefix(1000)))
    case let character as Character: return String(reflecting: String(character))
    case let type as Any.Type: return TypeName.of(type)
    case let number as any BinaryInteger: return number.description
    case let number as any BinaryFloatingPoint: return "\(number)"
    default: return nil
    }
  }

  private mutating func reflect(_ value: Any, substitutions: Int) {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      if let wrapped = mirror.children.first {
        self = Presentation(of: wrapped.value, typeName: nil, substitutions: substitutions)
      } else {
        kind = .nothing
        line = .text("nil")
      }
    case .collection: take(mirror, .collection, .list("[", "]"))
    case .set: take(mirror, .set, .list("{", "}"))
    case .dictionary: take(mirror, .dictionary, .list("[", "]"))
    case .tuple: take(mirror, .tuple, .list("(", ")"))
    case .enum:
      take(mirror, .enumeration, .enumeration(value))
      describe(value)
    case .class, .foreignReference:
      take(mirror, .object, line)
      describe(value)
    default:
      take(mirror, .structure, line)
      describe(value)
    }
  }

  private mutating func take(_ mirror: Mirror, _ kind: ValueTree.Kind, _ line: Line) {
    self.kind = kind
    self.line = line
    self.mirror = Self.isSealed(mirror.subjectType) || Self.isViewOfLibrary(shown) ? nil : mirror
  }

  /// Libraries whose types are shown whole: how they are made is nobody's business.
  private static let sealed: Set<Substring> = [
    "AppKit", "CoreGraphics", "Foundation", "FoundationEssentials", "PlaygroundSupport",
    "QuartzCore", "UIKit",
  ]

  /// Whether a value is one of SwiftUI's own views, which are seen and not taken apart.
  private static func isViewOfLibrary(_ value: Any) -> Bool {
    QuickLookKind.of(value) == .pictured && TypeName.module(of: type(of: value)) == "SwiftUI"
  }

  /// Whether what is inside a type is kept from readers; geometry they know.
  static func isSealed(_ type: Any.Type) -> Bool {
    sealed.contains(TypeName.module(of: type)) && !TypeName.of(type).hasPrefix("CG")
  }

  /// The value's own words, as `String(reflecting:)` chooses among them.
  private mutating func describe(_ value: Any) {
    let words: String
    if let seen = QuickLookWords.words(for: value) {
      line = .text(seen)
      return
    }
    if TypeName.module(of: type(of: value)) == "Swift", let range = value as? any WrittenRange {
      line = .text(range.written)
      return
    }
    switch value {
    case let described as any CustomDebugStringConvertible: words = described.debugDescription
    case let described as any CustomStringConvertible: words = described.description
    case let streamed as any TextOutputStreamable:
      var text = ""
      streamed.write(to: &text)
      words = text
    default: return
    }
    // `<Card: 0x00007f…>` says no more than `Card`, and that more quietly.
    line = .text(words.hasPrefix("<") && words.contains(": 0x") ? typeName : words)
  }
}
