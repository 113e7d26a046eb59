import Foundation

/// Writes messages of a part of a program.
public struct Logger: Sendable {
  private let log: OSLog

  /// A logger for messages that belong nowhere else.
  public init() {
    log = .default
  }

  /// A logger for a part of a program.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// A logger for a log that there is.
  public init(_ log: OSLog) {
    self.log = log
  }

  /// Writes a message.
  public func log(_ message: OSLogMessage) { log.write(message.text, .default) }

  /// Writes a message of a type.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }

  /// Writes a message for whoever follows each step.
  public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }

  /// Writes a message for whoever looks for a mistake.
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }

  /// Writes a message that may help.
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }

  /// Writes a message like most.
  public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }

  /// Writes a warning.
  public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }

  /// Writes a message of something that failed.
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }

  /// Writes a message of something that must not happen.
  public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }

  /// Writes a message of a mistake in the program.
  public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}

/// How a value in a message may be shown; here all of it is, as in Xcode.
public struct OSLogPrivacy: Sendable {
  /// How a hidden value is told from another.
  public enum Mask: Sendable {
    case hash, none
  }

  /// Everybody may read it.
  public static let `public` = OSLogPrivacy()
  /// Nobody may read it outside a debugger.
  public static let `private` = OSLogPrivacy()
  /// Nobody may read it outside a debugger, and not at all where it is kept.
  public static let sensitive = OSLogPrivacy()
  /// As its type has it.
  public static let auto = OSLogPrivacy()

  /// Hidden behind a mask.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
}

/// The text of a message, with values in it.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// Collects the parts of a message.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a value.
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
    ) {
      let value = value()
      text += String(describing: value)
    }

    /// Adds a number with so many digits after the point.
    public mutating func appendInterpolation(
      _ value: @autoclosure () -> Double, format: OSLogFloatFormatting,
      privacy: OSLogPrivacy = .auto
    ) {
      text += String(format: "%.\(format.precision)f", value())
    }
  }

  let text: String

  public init(stringLiteral value: String) { text = value }

  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}

/// How a number in a message is written.
public struct OSLogFloatFormatting: Sendable {
  let precision: Int

  /// With a point, and six digits after it.
  public static let fixed = OSLogFloatFormatting(precision: 6)

  /// With a point, and so many digits after it.
  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision: precision)
  }
}
