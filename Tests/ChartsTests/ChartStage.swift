import CoreGraphics
import Foundation
@_spi(UIKit) @testable import QuartzCore
@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// A chart of 300 by 200 points on a stage, with a clock that stands still until a test moves it.
@MainActor
final class ChartStage<Content: View> {
  let stage = LiveViewStage()
  let host: _UIHostingView<Content>

  private init(_ view: Content) {
    host = _UIHostingView(rootView: view)
    host.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    stage.show(host)
    stage.topLevelEnded()
    stage.firstCommitDone()
    turn()
  }

  /// Runs a test with a chart that has been shown.
  static func run(_ view: Content, _ test: (ChartStage) throws -> Void) rethrows {
    CATransaction.flush()
    MediaClock.stop(at: 1000)
    defer {
      MediaClock.stop(at: nil)
      CATransaction.flush()
    }
    try test(ChartStage(view))
  }

  /// The turn of the run loop ends: the chart is laid out and committed.
  func turn() {
    host.layoutIfNeeded()
    stage.turnEnded()
  }

  /// The turn ends, then seconds pass.
  func advance(by seconds: Double) {
    turn()
    MediaClock.advance(by: seconds)
    turn()
  }

  /// Sends a phase of a touch at a point of the host, then ends the turn.
  func touch(_ phase: LiveViewStage.TouchPhase, _ x: Double, _ y: Double) {
    let point = host.convert(CGPoint(x: x, y: y), to: nil)
    stage.deliver(phase: phase, identifier: 1, x: point.x, y: point.y)
    turn()
  }

  /// The outlines of all shapes of a color.
  func outlines(filled color: UIColor) -> [CGRect] {
    let wanted = color.resolvedColor(with: host.traitCollection).cgColor
    return layers(host.layer).compactMap { layer in
      guard let shape = layer as? CAShapeLayer, shape.fillColor == wanted else { return nil }
      return shape.path?.boundingBoxOfPath
    }
  }

  /// The views of a class, in the order of drawing.
  func views<V: UIView>(of type: V.Type) -> [V] { views(inside: host).compactMap { $0 as? V } }

  private func views(inside view: UIView) -> [UIView] {
    view.subviews.flatMap { [$0] + views(inside: $0) }
  }

  private func layers(_ layer: CALayer) -> [CALayer] {
    (layer.sublayers ?? []).flatMap { [$0] + layers($0) }
  }
}
