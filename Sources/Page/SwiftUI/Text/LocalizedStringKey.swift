/// A text that is looked up in the strings of the app, and shown as it is where there is none.
///
/// String literals in `Text("…")` and in the titles of controls are keys. What is interpolated into
/// them is formatted for the user's language.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  /// The parts of the key, in their order.
  enum Part: Equatable {
    case literal(String)
    case value(String)
    case text(Text)
  }

  var parts: [Part]

  public init(_ value: String) {
    parts = [.literal(value)]
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.parts
  }

  /// The text without styles, for titles of UIKit's controls.
  var string: String { Text(self).string }

  /// The parts of a key while it is made.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.reserveCapacity(interpolationCount * 2 + 1)
    }

    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.literal(literal)) }
    }

    public mutating func appendInterpolation(_ string: String) {
      parts.append(.value(string))
    }

    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      parts.append(.value(Self.description(of: value)))
    }

    public mutating func appendInterpolation<T>(_ value: T, specifier: String) {
      let argument = (value as? any CVarArg) ?? String(describing: value)
      parts.append(.value(String(format: specifier, argument)))
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      parts.append(.value(format.format(input)))
    }

    public mutating func appendInterpolation(_ subject: ReferenceConvertible, formatter: Formatter)
    {
      parts.append(.value(formatter.string(for: subject) ?? ""))
    }

    public mutating func appendInterpolation(_ text: Text) {
      parts.append(.text(text))
    }

    public mutating func appendInterpolation(_ image: Image) {
      parts.append(.text(Text(image)))
    }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      parts.append(.text(Text(date, style: style)))
    }

    public mutating func appendInterpolation(_ string: AttributedString) {
      parts.append(.text(Text(string)))
    }

    /// Numbers in a key are formatted as `%lld` and `%lf` are.
    private static func description<T>(of value: T) -> String {
      switch value {
      case let value as Double: String(format: "%f", value)
      case let value as Float: String(format: "%f", Double(value))
      case let value as CGFloat: String(format: "%f", Double(value))
      default: String(describing: value)
      }
    }
  }
}
