@testable @_spi(UIKit) import QuartzCore

/// A clock that stands still until a test moves it.
final class TestClock {
  /// Runs a test at time 1,000, with nothing under way.
  @MainActor static func run<Result>(_ test: (TestClock) throws -> Result) rethrows -> Result {
    CATransaction.flush()
    MediaClock.stop(at: 1000)
    defer {
      MediaClock.stop(at: nil)
      CATransaction.flush()
    }
    return try test(TestClock())
  }

  /// The turn of the run loop ends, then so many seconds pass.
  func advance(by seconds: Double) {
    CATransaction.flush()
    MediaClock.advance(by: seconds)
  }
}

/// Remembers what an animation told.
final class StopLog: CAAnimationDelegate {
  var stops: [Bool] = []

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    stops.append(flag)
  }
}
