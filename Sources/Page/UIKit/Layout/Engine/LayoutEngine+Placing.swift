import CoreGraphics
import Foundation

@_implementationOnly import ConstraintSolver

extension LayoutEngine {
  /// Heights of text follow the widths that were solved, and what is around them follows the heights.
  func settleText() {
    for _ in 0..<4 {
      var changed = false
      for item in items.values {
        guard let view = item.view,
          !view.translatesAutoresizingMaskIntoConstraints || view === root,
          item.rows[.resistsHeight] != nil || item.rows[.hugsHeight] != nil
        else { continue }
        let width = CGFloat(solver.value(of: item.width)).flooredToPixel(view.contentScaleFactor)
        guard width > 0, item.measuredWidth.map({ abs($0 - width) > 0.01 }) ?? true,
          view.ownHeight(atWidth: width) != nil
        else { continue }
        item.measuredWidth = width
        keepOwnSize(of: item, view)
        changed = true
      }
      guard changed else { return }
      solver.optimize()
    }
  }

  /// Has those views laid out whose subviews or guides are elsewhere now.
  func noteMoves() {
    guard purpose == .showing else { return }
    for item in items.values {
      let rect = solvedRect(of: item)
      guard rect != item.rect else { continue }
      item.rect = rect
      if let view = item.view {
        guard !view.translatesAutoresizingMaskIntoConstraints, let around = view.superview else {
          continue
        }
        if view.plainFrame == view.frame(forAlignmentRect: around.upsideDown(rect)) { continue }
        unplaced[ObjectIdentifier(around)] = around
        around.setNeedsLayout()
      } else if let owner = item.guide?.owningView {
        owner.setNeedsLayout()
      }
    }
    for item in items.values {
      guard let content = item.content, let view = item.view else { continue }
      let size = CGSize(
        width: solver.value(of: content.width), height: solver.value(of: content.height))
      view.contentAreaSolved(size)
    }
  }

  /// In whole pixels, edge by edge.
  private func solvedRect(of item: LayoutItem) -> CGRect {
    let scale = (item.view ?? item.guide?.owningView)?.contentScaleFactor ?? 1
    func round(_ value: Double) -> CGFloat { (CGFloat(value + 1e-6) * scale).rounded() / scale }
    let (x, y) = (solver.value(of: item.x), solver.value(of: item.y))
    let (left, top) = (round(x), round(y))
    return CGRect(
      x: left, y: top, width: max(round(x + solver.value(of: item.width)) - left, 0),
      height: max(round(y + solver.value(of: item.height)) - top, 0))
  }

  /// Moves the subviews of a view to where they have to be.
  func placeSubviews(of view: UIView) {
    unplaced[ObjectIdentifier(view)] = nil
    for subview in view.subviews where !subview.translatesAutoresizingMaskIntoConstraints {
      guard let rect = items[ObjectIdentifier(subview)]?.rect else { continue }
      subview.move(to: subview.frame(forAlignmentRect: view.upsideDown(rect)))
    }
  }

  func hasUnplaced(within view: UIView) -> Bool {
    unplaced.values.contains { $0.isDescendant(of: view) }
  }

  // MARK: Questions

  func frame(of participant: any LayoutParticipant) -> CGRect {
    items[ObjectIdentifier(participant)]?.rect ?? .zero
  }

  func isAmbiguous(_ participant: any LayoutParticipant) -> Bool {
    update()
    guard let item = items[ObjectIdentifier(participant)] else { return false }
    return [item.x, item.y, item.width, item.height].contains { !solver.isDetermined($0) }
  }

  // MARK: Fitting

  static func fittingSize(
    of view: UIView, _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    view.updateConstraintsWithin()
    let engine = LayoutEngine(root: view, purpose: .fitting)
    engine.adopt(view)
    let item = engine.item(for: view)
    engine.set(
      .fitsWidth, of: item,
      LayoutEquation(
        factors: [(item.width, 1)], constant: Double(target.width), priority: horizontal))
    engine.set(
      .fitsHeight, of: item,
      LayoutEquation(
        factors: [(item.height, 1)], constant: Double(target.height), priority: vertical))
    engine.needSolving()
    engine.update()
    let solved = CGRect(
      x: 0, y: 0, width: engine.solver.value(of: item.width),
      height: engine.solver.value(of: item.height))
    let size = view.frame(forAlignmentRect: solved).size
    let scale = view.contentScaleFactor
    return CGSize(width: size.width.raisedToPixel(scale), height: size.height.raisedToPixel(scale))
  }
}

extension CGFloat {
  fileprivate func flooredToPixel(_ scale: CGFloat) -> CGFloat {
    ((self + 0.001) * scale).rounded(.down) / scale
  }

  fileprivate func raisedToPixel(_ scale: CGFloat) -> CGFloat {
    ((self - 0.001) * scale).rounded(.up) / scale
  }
}
