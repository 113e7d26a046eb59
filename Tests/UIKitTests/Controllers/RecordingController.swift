import CoreGraphics
import Foundation

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

/// A controller that writes down what it is told.
class RecordingController: UIViewController {
  static var log: [String] = []
  let name: String

  init(_ name: String = "") {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// What was written since the last time it was asked for.
  static func taken() -> [String] {
    defer { log = [] }
    return log
  }

  func note(_ text: String) { Self.log.append("\(name) \(text)") }

  private var reasons: String {
    var words = ""
    if isBeingPresented { words += " presented" }
    if isBeingDismissed { words += " dismissed" }
    if isMovingToParent { words += " to parent" }
    if isMovingFromParent { words += " from parent" }
    return words
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("load")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("willAppear\(reasons)\(animated ? " animated" : "")")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    note("isAppearing \(Int(view.bounds.width))x\(Int(view.bounds.height))")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("didAppear\(reasons)\(animated ? " animated" : "")")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("willDisappear\(reasons)\(animated ? " animated" : "")")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("didDisappear\(reasons)\(animated ? " animated" : "")")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    note("willMove \(parent == nil ? "out" : "in")")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note("didMove \(parent == nil ? "out" : "in")")
  }
}

extension TestStage {
  /// Shows a root controller, and forgets what it was told until it was there.
  static func run(
    with root: RecordingController, _ test: (TestStage) throws -> Void
  ) rethrows {
    try run { stage in
      stage.stage.show(root)
      stage.begin()
      RecordingController.log = []
      try test(stage)
    }
  }

  /// Turns of the run loop, so many frames long.
  func play(_ seconds: Double) {
    advance(by: 0)
    var left = seconds
    while left > 0 {
      advance(by: min(left, 1.0 / 60))
      left -= 1.0 / 60
    }
    advance(by: 0)
  }

  func drag(from start: CGPoint, by way: CGVector, steps: Int = 10, over seconds: Double = 0.5) {
    stage.deliver(phase: .began, identifier: 9, x: start.x, y: start.y)
    for step in 1...steps {
      advance(by: seconds / Double(steps))
      let part = Double(step) / Double(steps)
      stage.deliver(
        phase: .moved, identifier: 9, x: start.x + way.dx * part, y: start.y + way.dy * part)
    }
    stage.deliver(phase: .ended, identifier: 9, x: start.x + way.dx, y: start.y + way.dy)
  }
}
