import UIKit

/// Counts seconds from when it is started to when it is stopped.
struct Stopwatch {
  private var began: TimeInterval?
  private var ended: TimeInterval?

  var isRunning: Bool { began != nil && ended == nil }

  /// Whole seconds so far.
  var seconds: Int {
    guard let began else { return 0 }
    return Int((ended ?? CACurrentMediaTime()) - began + 0.05)
  }

  mutating func start() {
    if began == nil { began = CACurrentMediaTime() }
  }

  mutating func stop() {
    if isRunning { ended = CACurrentMediaTime() }
  }
}
