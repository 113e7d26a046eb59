import Foundation

/// Runs work on a thread whose stack is deep enough for the parser.
///
/// The parser goes 256 levels down before it gives up on a text, which is more than the half
/// megabyte of a thread that runs tasks can hold.
enum DeepStack {
  private static let size = 16 << 20
  /// For who walks through whole trees: a chain of calls goes down two levels with each. What of it is
  /// not used is not there.
  static let deepest = 256 << 20

  static func run(size: Int = size, _ work: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      work()
      done.signal()
    }
    thread.stackSize = size
    thread.start()
    done.wait()
  }
}
