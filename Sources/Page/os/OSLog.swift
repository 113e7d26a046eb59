import Foundation

// The unified log, as a page in Xcode shows it: each message is a line of the console, on standard error,
// with the time, the process, its number and the category before it.

/// Where messages belong to.
open class OSLog: NSObject, @unchecked Sendable {
  /// A kind of messages that is known by name.
  public struct Category: RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Points of interest.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
  }

  /// The log of messages that belong nowhere else.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// A log whose messages are not written.
  public static let disabled = OSLog(subsystem: "", category: "", isDisabled: true)

  let subsystem: String
  let category: String
  private let isDisabled: Bool

  /// A log for a part of a program.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem: subsystem, category: category, isDisabled: false)
  }

  /// A log for a part of a program.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.rawValue, isDisabled: false)
  }

  private init(subsystem: String, category: String, isDisabled: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isDisabled = isDisabled
  }

  /// Whether messages of a type are written.
  public func isEnabled(type: OSLogType) -> Bool {
    !isDisabled
  }

  func write(_ message: String, _ type: OSLogType) {
    guard isEnabled(type: type) else { return }
    LogLine(message: message, category: category, time: Date()).write()
  }
}

/// How much a message matters.
public struct OSLogType: RawRepresentable, Equatable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A message like most.
  public static let `default` = OSLogType(rawValue: 0x00)
  /// A message that may help.
  public static let info = OSLogType(rawValue: 0x01)
  /// A message for whoever looks for a mistake.
  public static let debug = OSLogType(rawValue: 0x02)
  /// A message of something that failed.
  public static let error = OSLogType(rawValue: 0x10)
  /// A message of a mistake in the program.
  public static let fault = OSLogType(rawValue: 0x11)
}
