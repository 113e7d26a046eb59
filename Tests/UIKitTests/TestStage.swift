import CoreGraphics
import Foundation

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

/// A live view on a stage, with a clock that stands still until a test moves it.
@MainActor
final class TestStage {
  let stage = LiveViewStage()

  /// Runs a test at time 1,000 with nothing shown yet.
  static func run<Result>(_ test: (TestStage) throws -> Result) rethrows -> Result {
    CATransaction.flush()
    MediaClock.stop(at: 1000)
    defer {
      MediaClock.stop(at: nil)
      CATransaction.flush()
    }
    return try test(TestStage())
  }

  /// Runs a test with a view that is on the stage.
  static func run(showing view: UIView, _ test: (TestStage) throws -> Void) rethrows {
    try run { stage in
      stage.stage.show(view)
      stage.begin()
      try test(stage)
    }
  }

  /// The page's last line has run, and the first commit was made.
  func begin() {
    stage.topLevelEnded()
    stage.firstCommitDone()
    stage.turnEnded()
  }

  /// The turn of the run loop ends, then so many seconds pass.
  func advance(by seconds: Double) {
    stage.turnEnded()
    MediaClock.advance(by: seconds)
    stage.turnEnded()
  }

  func tap(_ x: Double, _ y: Double) {
    stage.deliver(phase: .began, identifier: 1, x: x, y: y)
    stage.deliver(phase: .ended, identifier: 1, x: x, y: y)
  }
}
