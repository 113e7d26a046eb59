import CoreGraphics
import Foundation

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

/// A control at (20, 20) of a live view, with what it has told.
@MainActor
final class ControlStage<Control: UIControl> {
  let stage: TestStage
  let control: Control
  private(set) var changes = 0

  init(_ stage: TestStage, _ control: Control) {
    (self.stage, self.control) = (stage, control)
    control.addAction(UIAction { [unowned self] _ in changes += 1 }, for: .valueChanged)
  }

  static func run(_ control: Control, _ test: (ControlStage) throws -> Void) rethrows {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    control.frame.origin = CGPoint(x: 20, y: 20)
    root.addSubview(control)
    try TestStage.run(showing: root) { stage in
      try test(ControlStage(stage, control))
    }
  }

  /// In the control's own points.
  func touch(_ phase: LiveViewStage.TouchPhase, _ x: Double, _ y: Double = 15) {
    stage.stage.deliver(phase: phase, identifier: 1, x: x + 20, y: y + 20)
  }

  func tap(_ x: Double, _ y: Double = 15) {
    touch(.began, x, y)
    touch(.ended, x, y)
  }

  func drag(from x: Double, to end: Double) {
    touch(.began, x)
    for step in 1...8 { touch(.moved, x + (end - x) * Double(step) / 8) }
    touch(.ended, end)
  }

  var tree: String { stage.stage.treeDescription(transactions: 0) }
}
