/// A text as the app's localized strings have it, with values in it.
///
/// A literal with interpolated values makes a key with places for them: `"\(count) apples"` is
/// `"%lld apples"`.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  /// A value that stands in the text.
  enum Argument: Equatable {
    case text(Text)
    case integer(Int64, isSigned: Bool)
    case number(Double)
    case string(String)
  }

  let key: String
  let arguments: [Argument]
  /// The text where no table has the key; nil is the key.
  var fallback: String?

  /// Creates a key from a string, whose Markdown counts.
  public init(_ value: String) {
    key = value
    arguments = []
  }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// Creates a key from a literal with values in it.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }
}

extension LocalizedStringKey {
  /// Collects the parts of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    /// Begins a literal with values in it.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 4)
    }

    /// Adds a part of the literal.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacingOccurrences(of: "%", with: "%%")
    }

    private mutating func add(_ specifier: String, _ argument: Argument) {
      key += specifier
      arguments.append(argument)
    }

    /// Puts a string into the text.
    public mutating func appendInterpolation(_ string: String) {
      add("%@", .string(string))
    }

    /// Puts a value into the text as a formatter writes it.
    public mutating func appendInterpolation<S: NSObject>(
      _ subject: S, formatter: Formatter? = nil
    ) {
      add("%@", .string(formatter?.string(for: subject) ?? String(describing: subject)))
    }

    /// Puts a value into the text as a formatter writes it.
    public mutating func appendInterpolation<S>(_ subject: S, formatter: Formatter? = nil) {
      add("%@", .string(formatter?.string(for: subject) ?? String(describing: subject)))
    }

    /// Puts a value into the text as a format writes it.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      add("%@", .string(format.format(input)))
    }

    /// Puts a value into the text as a format writes it.
    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      add("%@", .text(Text(format.format(input))))
    }

    /// Puts a number into the text.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      add(value._specifier, value._argument)
    }

    /// Puts a number into the text by a specifier such as `%.2f`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      add(specifier, value._argument)
    }

    /// Puts a text with its looks into the text.
    public mutating func appendInterpolation(_ text: Text) {
      add("%@", .text(text))
    }

    /// Puts a string with attributes into the text.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      add("%@", .text(Text(attributedString)))
    }

    /// Puts an image into the text.
    public mutating func appendInterpolation(_ image: Image) {
      add("%@", .text(Text(image)))
    }

    /// Puts the name of a color into the text.
    public mutating func appendInterpolation(accessibilityName color: Color) {
      appendInterpolation(color.spokenName)
    }

    /// Puts a date into the text, which is written again as time passes.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      add("%@", .text(Text(date, style: style)))
    }

    /// Puts the times between two dates into the text.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      add("%@", .text(Text(dates)))
    }

    /// Puts the times of an interval into the text.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      add("%@", .text(Text(interval)))
    }

    /// Puts a timer into the text.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      add(
        "%@",
        .text(
          Text(
            timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
            showsHours: showsHours)))
    }
  }
}

/// A number that has a place in a format.
public protocol _FormatSpecifiable: Equatable {
  var _specifier: String { get }
  var _argument: LocalizedStringKey._Argument { get }
}

extension LocalizedStringKey {
  /// A value of a format. Pages have no use for it.
  public struct _Argument {
    let argument: Argument
  }
}

extension LocalizedStringKey.StringInterpolation {
  fileprivate mutating func add(_ specifier: String, _ value: LocalizedStringKey._Argument) {
    add(specifier, value.argument)
  }
}
