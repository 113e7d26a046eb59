import CoreGraphics
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// A view in a hosting controller that is a live view of a phone's size, with a clock that stands
/// still until a test moves it.
@MainActor
final class NavigationStage<Content: View> {
  let stage = LiveViewStage()
  let controller: UIHostingController<Content>

  private init(_ view: Content, _ size: CGSize) {
    controller = UIHostingController(rootView: view)
    controller.preferredContentSize = size
    stage.show(controller)
    controller.view.frame = CGRect(origin: .zero, size: size)
    stage.topLevelEnded()
    stage.firstCommitDone()
    turn()
  }

  /// Runs a test with a view that has been shown.
  static func run(
    _ view: Content, width: CGFloat = 375, height: CGFloat = 667,
    _ test: (NavigationStage) throws -> Void
  ) rethrows {
    CATransaction.flush()
    MediaClock.stop(at: 1000)
    defer {
      MediaClock.stop(at: nil)
      CATransaction.flush()
    }
    try test(NavigationStage(view, CGSize(width: width, height: height)))
  }

  var host: UIView { controller.view }

  /// The turn of the run loop ends: the views are laid out and committed.
  func turn() {
    host.layoutIfNeeded()
    stage.turnEnded()
  }

  /// Lets so many seconds pass, a frame after the other.
  func play(_ seconds: Double = 1) {
    turn()
    for _ in 0..<Int(seconds * 20) {
      MediaClock.advance(by: 0.05)
      turn()
    }
  }

  /// The outermost navigation controller.
  var navigation: UINavigationController! { controller.first(UINavigationController.self) }

  /// The title of the level that is shown.
  var title: String? { navigation.topViewController?.navigationItem.title }

  /// The titles of the levels.
  var titles: [String?] { navigation.viewControllers.map(\.navigationItem.title) }

  /// The texts of the labels in the window that are not in bars, in the order of drawing.
  var texts: [String] {
    host.views(of: UILabel.self).filter { !$0.isInBar && $0.isShown }.compactMap(\.text)
  }

  /// The frame of the label with a text, in the host.
  func frame(of text: String) throws -> CGRect {
    let label = try #require(host.views(of: UILabel.self).first { $0.text == text && !$0.isInBar })
    return label.convert(label.bounds, to: host)
  }

  func tap(_ x: Double, _ y: Double) {
    for phase in [LiveViewStage.TouchPhase.began, .ended] {
      stage.deliver(phase: phase, identifier: 1, x: x, y: y)
      turn()
    }
  }

  /// A tap on the label with a text, and the time that what follows takes.
  func tap(_ text: String) throws {
    let frame = try frame(of: text)
    tap(frame.midX, frame.midY)
    play()
  }

  func tap(_ view: UIView) {
    let frame = view.convert(view.bounds, to: host)
    tap(frame.midX, frame.midY)
    play()
  }

  /// A tap on the button that leads back.
  func goBack() throws {
    tap(try #require(navigation.navigationBar.content?.backButton))
  }

  /// A finger that goes through points, one frame after another.
  func drag(_ points: [(Double, Double)], lifts: Bool = true) {
    for (index, point) in points.enumerated() {
      stage.deliver(
        phase: index == 0 ? .began : .moved, identifier: 1, x: point.0, y: point.1)
      turn()
      MediaClock.advance(by: 0.05)
    }
    if lifts, let last = points.last {
      stage.deliver(phase: .ended, identifier: 1, x: last.0, y: last.1)
      play()
    }
  }
}

extension UIViewController {
  /// The first controller of a class inside this one.
  func first<C: UIViewController>(_ type: C.Type) -> C? {
    if let found = self as? C { return found }
    return children.lazy.compactMap { $0.first(type) }.first
  }
}

extension UIView {
  var isInBar: Bool {
    var view: UIView? = self
    while let current = view {
      if current is UINavigationBar || current is UIToolbar || current is UITabBar { return true }
      view = current.superview
    }
    return false
  }

  var isShown: Bool {
    var view: UIView? = self
    while let current = view {
      if current.isHidden || current.alpha == 0 { return false }
      view = current.superview
    }
    return window != nil
  }
}
