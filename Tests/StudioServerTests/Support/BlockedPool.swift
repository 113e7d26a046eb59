import Foundation
import Synchronization

/// Swift's pool while none of its threads is free.
enum BlockedPool {
  /// Whether some work on an executor comes to its end although every thread of the pool is taken.
  ///
  /// It blocks its caller, and with that one of the threads. `patience` passes only where the work
  /// does not end.
  static func finishes(
    on executor: (any TaskExecutor)?, patience: Double = 10,
    _ work: @escaping @Sendable () async -> Void
  ) -> Bool {
    let (taken, isOver, isDone) = (Signal(), Signal(), Signal())
    let threads = ProcessInfo.processInfo.activeProcessorCount
    // More than there are threads: what is behind them waits as well.
    for _ in 0..<(2 * threads) {
      Task.detached {
        taken.give()
        isOver.wait(10 * patience)
        isOver.give()
      }
    }
    // As many as begin: the caller may have a thread of the pool, or the main thread.
    while taken.wait(0.2) {}
    Task.detached(executorPreference: executor) {
      await work()
      isDone.give()
    }
    defer { isOver.give() }
    return isDone.wait(patience)
  }

  private final class Signal: @unchecked Sendable {
    private let semaphore = DispatchSemaphore(value: 0)

    func give() { semaphore.signal() }

    @discardableResult func wait(_ seconds: Double) -> Bool {
      semaphore.wait(timeout: .now() + seconds) == .success
    }
  }
}
