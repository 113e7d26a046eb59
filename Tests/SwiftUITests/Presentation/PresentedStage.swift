import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// A hosting controller on a stage, with a clock that stands still until a test moves it.
@MainActor
final class PresentedStage<Content: View> {
  let stage = LiveViewStage()
  let root: UIHostingController<Content>

  private init(_ view: Content, width: Double?) {
    root = UIHostingController(rootView: view)
    if let width {
      stage.set(LiveViewStage.Settings(size: CGSize(width: width, height: 1180)))
    }
    stage.show(root)
    stage.topLevelEnded()
    stage.firstCommitDone()
    play(0)
  }

  /// Runs a test with a view that fills a phone, or a stage of another width.
  static func run(
    _ view: Content, width: Double? = nil, _ test: (PresentedStage) throws -> Void
  ) rethrows {
    CATransaction.flush()
    MediaClock.stop(at: 1000)
    defer {
      MediaClock.stop(at: nil)
      CATransaction.flush()
    }
    let stage = PresentedStage(view, width: width)
    defer { stage.stage.set(LiveViewStage.Settings()) }
    try test(stage)
  }

  private func advance(by seconds: Double) {
    stage.turnEnded()
    MediaClock.advance(by: seconds)
    stage.turnEnded()
  }

  /// Lets seconds pass, frame by frame.
  func play(_ seconds: Double = 1) {
    advance(by: 0)
    for _ in 0..<Int(seconds * 60) { advance(by: 1.0 / 60) }
    advance(by: 0)
  }

  // MARK: What is presented

  /// The presented controllers, the first one first.
  var presented: [UIViewController] {
    var found: [UIViewController] = []
    while let next = (found.last ?? root).presentedViewController { found.append(next) }
    return found
  }

  func dialog() throws -> UIAlertController {
    try #require(presented.last as? UIAlertController)
  }

  func sheet() throws -> UISheetPresentationController {
    try #require(presented.last?.presentationController as? UISheetPresentationController)
  }

  /// The titles of the buttons of the dialog, in the order of its actions.
  var buttons: [String] {
    (presented.last as? UIAlertController)?.actions.map { $0.title ?? "" } ?? []
  }

  /// The texts of the topmost controller.
  var texts: [String] {
    (presented.last ?? root).view.views(of: UILabel.self).compactMap(\.text)
  }

  // MARK: What a user does

  func tap(_ x: Double, _ y: Double) {
    stage.deliver(phase: .began, identifier: 1, x: x, y: y)
    stage.deliver(phase: .ended, identifier: 1, x: x, y: y)
    play()
  }

  /// Taps a view that is shown in the topmost controller.
  func tap(_ view: UIView) {
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    tap(middle.x, middle.y)
  }

  /// Taps the button of a dialog, or a text, with a title.
  func tap(_ title: String) throws {
    let window = try #require(root.view.window)
    let top = (presented.last ?? root).view as UIView
    let label = try #require(
      (top.views(of: UILabel.self) + window.views(of: UILabel.self)).last { $0.text == title })
    tap(label)
  }

  /// Swipes from a point down or up.
  func swipe(from start: CGPoint, by distance: Double) {
    stage.deliver(phase: .began, identifier: 1, x: start.x, y: start.y)
    for step in 1...10 {
      advance(by: 0.05)
      stage.deliver(
        phase: .moved, identifier: 1, x: start.x, y: start.y + distance * Double(step) / 10)
    }
    stage.deliver(phase: .ended, identifier: 1, x: start.x, y: start.y + distance)
    play()
  }

  /// Swipes the topmost sheet by its upper edge.
  func swipeSheet(by distance: Double) throws {
    let card = try #require(try sheet().presentedView)
    let frame = card.convert(card.bounds, to: nil)
    swipe(from: CGPoint(x: frame.midX, y: frame.minY + 10), by: distance)
  }
}
