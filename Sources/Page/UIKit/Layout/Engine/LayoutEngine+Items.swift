import CoreGraphics
import Foundation

@_implementationOnly import ConstraintSolver

extension LayoutEngine {
  /// Says anew what follows from a view or guide itself.
  func refresh(_ item: LayoutItem) {
    if let guide = item.guide {
      refresh(item, guide)
    } else if let view = item.view {
      refresh(item, view)
    }
  }

  func makeContentVariables() -> (width: Int32, height: Int32) {
    (solver.makeVariable(), solver.makeVariable())
  }

  private func refresh(_ item: LayoutItem, _ view: UIView) {
    if view === root || view.superview == nil {
      return refreshRoot(item, view)
    }
    if view.translatesAutoresizingMaskIntoConstraints {
      forgetOwnSize(of: item)
      keepFrame(of: item, view)
    } else {
      for part in [LayoutRow.Part.x, .y, .width, .height] { set(part, of: item, nil) }
      keepPositive(item)
      keepOwnSize(of: item, view)
    }
  }

  /// The topmost view is as large as it is; one that is asked how large it would be is not.
  private func refreshRoot(_ item: LayoutItem, _ view: UIView) {
    set(.x, of: item, equal(item.x, 0))
    set(.y, of: item, equal(item.y, 0))
    switch purpose {
    case .showing:
      let size = view.bounds.inset(by: view.alignmentRectInsets).size
      set(.width, of: item, equal(item.width, Double(size.width)))
      set(.height, of: item, equal(item.height, Double(size.height)))
    case .fitting:
      keepPositive(item)
      keepOwnSize(of: item, view)
    }
  }

  private func equal(_ variable: Int32, _ constant: Double) -> LayoutEquation {
    LayoutEquation(factors: [(variable, 1)], constant: constant)
  }

  private func keepPositive(_ item: LayoutItem) {
    for (part, variable) in [
      (LayoutRow.Part.positiveWidth, item.width), (.positiveHeight, item.height),
    ] where item.rows[part] == nil {
      set(
        part, of: item, LayoutEquation(factors: [(variable, 1)], relation: .greaterThanOrEqual))
    }
  }

  // MARK: Own sizes

  private func forgetOwnSize(of item: LayoutItem) {
    for part in [
      LayoutRow.Part.hugsWidth, .hugsHeight, .resistsWidth, .resistsHeight, .positiveWidth,
      .positiveHeight,
    ] {
      set(part, of: item, nil)
    }
  }

  func keepOwnSize(of item: LayoutItem, _ view: UIView) {
    var size = view.intrinsicContentSize
    if let width = item.measuredWidth, size.width > width + 0.01,
      let height = view.ownHeight(atWidth: width)
    {
      size.height = height
    }
    let across = view.orderInStack(view.priorities(of: .horizontal), .horizontal)
    let down = view.orderInStack(view.priorities(of: .vertical), .vertical)
    let parts: [(LayoutRow.Part, Int32, CGFloat, NSLayoutConstraint.Relation, UILayoutPriority)] = [
      (.hugsWidth, item.width, size.width, .lessThanOrEqual, across.hugging),
      (.resistsWidth, item.width, size.width, .greaterThanOrEqual, across.resistance),
      (.hugsHeight, item.height, size.height, .lessThanOrEqual, down.hugging),
      (.resistsHeight, item.height, size.height, .greaterThanOrEqual, down.resistance),
    ]
    for (part, variable, length, relation, priority) in parts {
      let isSaid = length >= 0 && priority.rawValue > 0
      set(
        part, of: item,
        isSaid
          ? LayoutEquation(
            factors: [(variable, 1)], relation: relation, constant: Double(length),
            priority: priority) : nil)
    }
  }

  // MARK: Frames as constraints

  private func keepFrame(of item: LayoutItem, _ view: UIView) {
    guard let around = view.superview else { return }
    let rect = around.upsideDown(view.alignmentRect(forFrame: view.plainFrame))
    let mask = view.autoresizingMask
    let bounds = around.bounds
    let isUpright = around.standIn?.isUpright ?? false
    keep(
      (.x, item.x, rect.minX), (.width, item.width, rect.width), of: item, in: bounds.width,
      shares: hasOpenSize(around, .horizontal)
        ? mask.shares(.horizontal, rect.minX, rect.width, in: bounds.width) : (0, 0),
      around: around, .horizontal)
    keep(
      (.y, item.y, rect.minY), (.height, item.height, rect.height), of: item, in: bounds.height,
      shares: hasOpenSize(around, .vertical)
        ? mask.shares(
          .vertical, rect.minY, rect.height, in: bounds.height, isUpright: isUpright)
        : (0, 0),
      around: around, .vertical)
  }

  private typealias Said = (part: LayoutRow.Part, variable: Int32, value: CGFloat)

  /// A place and a length that grow by their shares of what the view around them grows by.
  private func keep(
    _ start: Said, _ length: Said, of item: LayoutItem, in room: CGFloat,
    shares: (start: Double, length: Double), around: UIView, _ axis: NSLayoutConstraint.Axis
  ) {
    for (said, share) in [(start, shares.start), (length, shares.length)] {
      var equation = LayoutEquation(
        factors: [(said.variable, 1)], constant: Double(said.value))
      if share != 0 {
        let outer = self.item(for: around)
        let insets = around.alignmentRectInsets
        let inset = axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
        equation.factors.append((axis == .horizontal ? outer.width : outer.height, -share))
        equation.constant -= share * Double(room - inset)
      }
      set(said.part, of: item, equation)
    }
  }

  /// Whether constraints decide how large a view is.
  private func hasOpenSize(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Bool {
    if view === root || view.superview == nil { return purpose == .fitting }
    guard view.translatesAutoresizingMaskIntoConstraints else { return true }
    let mask = view.autoresizingMask
    guard mask.contains(axis == .horizontal ? .flexibleWidth : .flexibleHeight),
      let around = view.superview
    else { return false }
    return hasOpenSize(around, axis)
  }

  // MARK: Guides

  private func refresh(_ item: LayoutItem, _ guide: UILayoutGuide) {
    guard let view = guide.owningView else { return }
    switch guide.role {
    case .plain: keepPositive(item)
    case .inset(let insets): place(item, insets: insets(view), in: self.item(for: view), view)
    case .content:
      let content = contentVariables(of: self.item(for: view))
      set(.x, of: item, equal(item.x, 0))
      set(.y, of: item, equal(item.y, 0))
      set(.width, of: item, same(item.width, content.width))
      set(.height, of: item, same(item.height, content.height))
    case .frame:
      let outer = self.item(for: view)
      set(.x, of: item, equal(item.x, Double(view.bounds.minX)))
      set(.y, of: item, equal(item.y, Double(view.bounds.minY)))
      set(.width, of: item, same(item.width, outer.width))
      set(.height, of: item, same(item.height, outer.height))
    }
  }

  private func same(
    _ variable: Int32, _ other: Int32, less: CGFloat = 0
  ) -> LayoutEquation {
    LayoutEquation(factors: [(variable, 1), (other, -1)], constant: -Double(less))
  }

  private func place(
    _ item: LayoutItem, insets: UIEdgeInsets, in outer: LayoutItem, _ view: UIView
  ) {
    let own = view.alignmentRectInsets
    set(.x, of: item, equal(item.x, Double(insets.left)))
    set(.y, of: item, equal(item.y, Double(insets.top)))
    set(
      .width, of: item,
      same(
        item.width, outer.width, less: insets.left + insets.right - own.left - own.right))
    set(
      .height, of: item,
      same(
        item.height, outer.height, less: insets.top + insets.bottom - own.top - own.bottom))
  }
}

extension UIView.AutoresizingMask {
  /// Below is what is before a view where y grows upwards; what is above grows with the rest.
  private func uprightShares(
    _ above: CGFloat, _ length: CGFloat, in room: CGFloat
  ) -> (start: Double, length: Double) {
    let from = shares(.vertical, room - above - length, length, in: room)
    return (1 - from.start - from.length, from.length)
  }

  /// How much of a superview's growth goes to a subview's origin, and how much to its length.
  fileprivate func shares(
    _ axis: NSLayoutConstraint.Axis, _ start: CGFloat, _ length: CGFloat, in room: CGFloat,
    isUpright: Bool = false
  ) -> (start: Double, length: Double) {
    if isUpright { return uprightShares(start, length, in: room) }
    let flexible: [(Bool, CGFloat)] =
      axis == .horizontal
      ? [
        (contains(.flexibleLeftMargin), start), (contains(.flexibleWidth), length),
        (contains(.flexibleRightMargin), room - start - length),
      ]
      : [
        (contains(.flexibleTopMargin), start), (contains(.flexibleHeight), length),
        (contains(.flexibleBottomMargin), room - start - length),
      ]
    let total = flexible.reduce(0) { $0 + ($1.0 ? $1.1 : 0) }
    let count = flexible.filter(\.0).count
    func share(_ part: (Bool, CGFloat)) -> Double {
      guard part.0 else { return 0 }
      return total == 0 ? 1 / Double(count) : Double(part.1 / total)
    }
    return (share(flexible[0]), share(flexible[1]))
  }
}

extension UIView {
  /// The frame without what a transform makes of it.
  var plainFrame: CGRect {
    let (size, anchor) = (bounds.size, layer.anchorPoint)
    return CGRect(
      x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y,
      width: size.width, height: size.height)
  }
}
