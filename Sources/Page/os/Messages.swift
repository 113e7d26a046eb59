import Foundation

/// Writes a message; its format may have `%{public}@` and the like in it.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: any CVarArg...
) {
  log.write(LogFormat(message).text(arguments), type)
}

/// Writes a message; its format may have `%{public}@` and the like in it.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  _ message: StaticString, _ arguments: any CVarArg...
) {
  log.write(LogFormat(message).text(arguments), type)
}

/// Writes a message with values in it.
@_disfavoredOverload
public func os_log(
  _ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage
) {
  log.write(message.text, type)
}

/// A format as `printf` has it, and notes in braces that say who may read a value.
struct LogFormat {
  let text: String

  init(_ format: StaticString) {
    text = format.description.replacingOccurrences(
      of: #"%\{[^}]*\}"#, with: "%", options: .regularExpression)
  }

  func text(_ arguments: [any CVarArg]) -> String {
    String(format: text, arguments: arguments)
  }
}
