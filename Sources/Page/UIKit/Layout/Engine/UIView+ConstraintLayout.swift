import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
  /// The engine of the view's tree, made if there is none yet.
  private var neededEngine: LayoutEngine? {
    guard LayoutEngine.isInUse else { return nil }
    let top = topmostView
    if let engine = top.layoutState.engine { return engine }
    let engine = LayoutEngine(root: top)
    top.layoutState.engine = engine
    engine.adopt(top)
    return engine
  }

  // MARK: Layout

  /// Solves what has changed, and lays out until nothing is elsewhere any more.
  func layoutBySteps() {
    guard let engine = neededEngine else { return layer.layoutIfNeeded() }
    engine.update()
    layer.layoutIfNeeded()
    for _ in 0..<8 {
      engine.update()
      guard engine.hasUnplaced(within: self) else { break }
      layer.layoutIfNeeded()
    }
  }

  /// Moves the subviews to where their constraints want them.
  func placeByConstraints() {
    guard let engine = neededEngine else { return }
    engine.update()
    engine.placeSubviews(of: self)
  }

  func move(to frame: CGRect) {
    guard frame != plainFrame else { return }
    if bounds.size != frame.size {
      bounds = CGRect(origin: bounds.origin, size: frame.size)
    }
    let anchor = layer.anchorPoint
    let center = CGPoint(
      x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    if self.center != center { self.center = center }
  }

  // MARK: Coming and going

  /// The view has another superview.
  func constraintsCame() {
    if Self.requiresConstraintBasedLayout { LayoutEngine.isInUse = true }
    guard LayoutEngine.isInUse else { return }
    existingLayoutState?.engine = nil
    layoutEngine?.adopt(self)
  }

  /// The view leaves its superview; constraints that reach beyond it do not stay.
  func constraintsWillGo() {
    guard LayoutEngine.isInUse else { return }
    dropConstraintsReaching(beyond: self)
    layoutEngine?.release(self)
  }

  private func dropConstraintsReaching(beyond top: UIView) {
    for constraint in existingLayoutState?.mentions ?? [] {
      guard let holder = constraint.holder, !holder.isDescendant(of: top) else { continue }
      constraint.isActive = false
    }
    for view in subviewList { view.dropConstraintsReaching(beyond: top) }
  }

  // MARK: Updating constraints

  var isWaitingForConstraints: Bool {
    (existingLayoutState?.constraintUpdate ?? .needed) == .needed
  }

  func askForConstraintUpdate() {
    LayoutEngine.isInUse = true
    layoutState.constraintUpdate = .needed
    layoutEngine?.await(self)
    setNeedsLayout()
  }

  /// Asks the view and those within it for their constraints, inner ones first.
  func updateConstraintsWithin() {
    for view in subviewList { view.updateConstraintsWithin() }
    updateOwnConstraints()
  }

  func updateOwnConstraints() {
    guard isWaitingForConstraints else { return }
    layoutState.constraintUpdate = .done
    if let controller {
      controller.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }

  // MARK: Questions

  public var hasAmbiguousLayout: Bool {
    guard let engine = neededEngine else { return false }
    return engine.isAmbiguous(self)
  }

  /// The constraints that decide where the view is in one direction.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    existingLayoutState?.constraints(affecting: axis) { $0 === self } ?? []
  }

  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
}
