import Foundation
import Synchronization

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

  /// Writes a line of our own to standard output, with the colors it has.
  static func draw(_ line: String) {
    put(Array((line + "\n").utf8), to: STDOUT_FILENO)
  }

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

  private static let output = Mutex(TerminalText())
  private static let errors = Mutex(TerminalText())
  private static let outputIsTerminal = isatty(STDOUT_FILENO) == 1
  /// Whether a person may read what is complained.
  static let errorsAreTerminal = isatty(STDERR_FILENO) == 1

  /// What may be written there: to a file or another program everything, to a terminal what it can show.
  private static func harmless(_ bytes: [UInt8], for descriptor: Int32) -> [UInt8] {
    let isOutput = descriptor == STDOUT_FILENO
    guard isOutput ? outputIsTerminal : errorsAreTerminal else { return bytes }
    return isOutput
      ? output.withLock { $0.harmless(bytes) } : errors.withLock { $0.harmless(bytes) }
  }

  @discardableResult
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Reader {
    put(harmless(bytes, for: descriptor), to: descriptor)
  }

  @discardableResult
  private static func put(_ bytes: [UInt8], to descriptor: Int32) -> Reader {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      if count < 0 && errno == EAGAIN {
        waitUntilReady(descriptor)
        continue
      }
      guard count > 0 else {
        if descriptor == STDOUT_FILENO { lost(errno) }
        return .gone
      }
      rest = rest.dropFirst(count)
    }
    return .there
  }

  /// Whoever shares the terminal with us may have made it one that does not wait.
  private static func waitUntilReady(_ descriptor: Int32) {
    var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    poll(&ready, 1, -1)
  }

  // MARK: - What could not be written

  private static let failure = Mutex<Int32?>(nil)

  /// Whether something that was written to standard output is lost. A reader that has left wants no more,
  /// so that is no loss.
  static var hasLostOutput: Bool { failure.withLock { $0 } != nil }

  private static func lost(_ error: Int32) {
    guard error != EPIPE else { return }
    let isFirst = failure.withLock { failure in
      defer { failure = failure ?? error }
      return failure == nil
    }
    guard isFirst else { return }
    complain("cannot write to standard output: \(String(cString: strerror(error)))")
  }
}
