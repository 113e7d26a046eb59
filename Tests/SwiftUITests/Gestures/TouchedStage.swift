import CoreGraphics

@testable @_spi(UIKit) import QuartzCore
@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// Fingers on a view that is on a stage, at points of the hosting view.
extension AnimatedStage {
  func touch(_ phase: LiveViewStage.TouchPhase, _ x: Double, _ y: Double, finger: UInt32 = 1) {
    let point = host.convert(CGPoint(x: x, y: y), to: nil)
    stage.deliver(phase: phase, identifier: finger, x: point.x, y: point.y)
    turn()
  }

  func tap(_ x: Double, _ y: Double) {
    touch(.began, x, y)
    touch(.ended, x, y)
  }

  /// A finger that goes through points, one frame after another.
  func drag(_ points: [(Double, Double)]) {
    touch(.began, points[0].0, points[0].1)
    for point in points.dropFirst() {
      advance(by: 0.02)
      touch(.moved, point.0, point.1)
    }
    touch(.ended, points[points.count - 1].0, points[points.count - 1].1)
  }
}
