import CoreGraphics
import Foundation

@testable @_spi(UIKit) import QuartzCore
@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// A hosted view on a stage, with a clock that stands still until a test moves it.
@MainActor
final class AnimatedStage<Content: View> {
  let stage = LiveViewStage()
  let host: _UIHostingView<Content>

  private init(_ view: Content) {
    host = _UIHostingView(rootView: view)
    host.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
  }

  /// Runs a test with a view that has been shown.
  static func run(_ view: Content, _ test: (AnimatedStage) throws -> Void) rethrows {
    CATransaction.flush()
    MediaClock.stop(at: 1000)
    defer {
      MediaClock.stop(at: nil)
      CATransaction.flush()
    }
    try test(shown(view))
  }

  private static func shown(_ view: Content) -> AnimatedStage {
    let animated = AnimatedStage(view)
    animated.stage.show(animated.host)
    animated.stage.topLevelEnded()
    animated.stage.firstCommitDone()
    animated.turn()
    return animated
  }

  /// Runs a test that lets other work of the main actor run.
  static func run(_ view: Content, _ test: (AnimatedStage) async throws -> Void) async rethrows {
    CATransaction.flush()
    MediaClock.stop(at: 1000)
    defer {
      MediaClock.stop(at: nil)
      CATransaction.flush()
    }
    try await test(shown(view))
  }

  /// The turn of the run loop ends: the view is laid out and committed.
  func turn() {
    host.layoutIfNeeded()
    stage.turnEnded()
  }

  /// The turn ends, then so many seconds pass.
  func advance(by seconds: Double) {
    turn()
    MediaClock.advance(by: seconds)
    turn()
  }

  /// The views that have a color as background.
  func views(of color: UIColor) -> [UIView] {
    descendants(of: host).filter { $0.isFilled(with: color) }
  }

  /// The middle of the first view of a color, as it is seen now, in its superview.
  func seenCenter(of color: UIColor) -> CGPoint? {
    let layer = views(of: color).first?.layer
    return layer.flatMap { ($0.presentation() ?? $0).position }
  }

  private func descendants(of view: UIView) -> [UIView] {
    view.subviews.flatMap { [$0] + descendants(of: $0) }
  }
}
