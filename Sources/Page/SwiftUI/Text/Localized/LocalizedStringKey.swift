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

  public init(_ value: String) {
    key = value
    arguments = []
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

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

    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 4)
    }

    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacingOccurrences(of: "%", with: "%%")
    }

    private mutating func add(_ specifier: String, _ argument: Argument) {
      key += specifier
      arguments.append(argument)
    }

    public mutating func appendInterpolation(_ string: String) {
      add("%@", .string(string))
    }

    public mutating func appendInterpolation<S: NSObject>(
      _ subject: S, formatter: Formatter? = nil
    ) {
      add("%@", .string(formatter?.string(for: subject) ?? String(describing: subject)))
    }

    public mutating func appendInterpolation<S>(_ subject: S, formatter: Formatter? = nil) {
      add("%@", .string(formatter?.string(for: subject) ?? String(describing: subject)))
    }

    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      add("%@", .string(format.format(input)))
    }

    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      add("%@", .text(Text(format.format(input))))
    }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      add(value._specifier, value._argument)
    }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      add(specifier, value._argument)
    }

    public mutating func appendInterpolation(_ text: Text) {
      add("%@", .text(text))
    }

    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      add("%@", .text(Text(attributedString)))
    }

    public mutating func appendInterpolation(_ image: Image) {
      add("%@", .text(Text(image)))
    }

    /// Puts the name of a color into the text.
    public mutating func appendInterpolation(accessibilityName color: Color) {
      appendInterpolation(color.spokenName)
    }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      add("%@", .text(Text(date, style: style)))
    }

    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      add("%@", .text(Text(dates)))
    }

    public mutating func appendInterpolation(_ interval: DateInterval) {
      add("%@", .text(Text(interval)))
    }

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
