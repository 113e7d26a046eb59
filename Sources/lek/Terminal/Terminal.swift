import Foundation

/// The two streams of the command, written whole and at once.
enum Terminal {
  /// Whether anyone still reads.
  enum Reader { case there, gone }

  /// Writes bytes to standard output.
  @discardableResult
  static func write(_ bytes: [UInt8]) -> Reader { write(bytes, to: STDOUT_FILENO) }

  /// Writes a line to standard output.
  @discardableResult
  static func say(_ line: String) -> Reader { write(Array((line + "\n").utf8)) }

  /// Writes text to standard error.
  static func writeError(_ text: String) {
    write(Array(text.utf8), to: STDERR_FILENO)
  }

  /// Whether both streams go to one place.
  static let streamsAreOne: Bool = {
    var (output, errors) = (stat(), stat())
    guard fstat(STDOUT_FILENO, &output) == 0, fstat(STDERR_FILENO, &errors) == 0 else {
      return false
    }
    return output.st_dev == errors.st_dev && output.st_ino == errors.st_ino
  }()

  /// Says on standard error what the person should know.
  static func complain(_ message: String) {
    writeError("lek: \(message)\n")
  }

  /// Says on one line what is wrong with the usage.
  static func refuse(_ message: String) -> ExitStatus {
    complain(message)
    return .usage
  }

  @discardableResult
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Reader {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return .gone }
      rest = rest.dropFirst(count)
    }
    return .there
  }
}
