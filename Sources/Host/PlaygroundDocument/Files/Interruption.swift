import Synchronization

/// A process that is killed after a number of steps on the disk, as far as tests can play it:
/// after them, no step is taken any more, be it to go on or to clean up.
final class Interruption: Sendable {
  @TaskLocal static var current: Interruption?

  private let left: Atomic<Int>

  init(after steps: Int) {
    left = Atomic(steps)
  }

  /// Called before each step.
  static func check() throws(SystemFault) {
    guard let current else { return }
    if current.left.subtract(1, ordering: .relaxed).newValue < 0 {
      throw SystemFault(reason: "interrupted")
    }
  }
}
