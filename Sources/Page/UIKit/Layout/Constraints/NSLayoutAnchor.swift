import CoreGraphics
import Foundation

/// An edge, a center or a length of a view or guide, from which constraints are made.
@MainActor @preconcurrency
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let operand: LayoutOperand
  /// A guide that nobody else holds lives as long as its anchors.
  private let kept: AnyObject?

  init(_ operand: LayoutOperand) {
    (self.operand, kept) = (operand, operand.item)
    super.init()
  }

  convenience init(_ item: any LayoutParticipant, _ attribute: NSLayoutConstraint.Attribute) {
    self.init(LayoutOperand(item, attribute))
  }

  open var item: AnyObject? { operand.item?.pageItem }
  open var name: String { operand.attribute.word }
  open var hasAmbiguousLayout: Bool { operand.item?.layoutView?.hasAmbiguousLayout ?? false }

  /// The constraints that decide where the anchor is.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    guard let item = operand.item, let view = item.layoutView else { return [] }
    let axis: NSLayoutConstraint.Axis =
      operand.attribute.measure == .verticalPlace || operand.attribute == .height
      ? .vertical : .horizontal
    return view.layoutState.constraints(affecting: axis) { $0 === item }
  }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.equal, anchor.operand)
  }

  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  {
    relate(.greaterThanOrEqual, anchor.operand)
  }

  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, anchor.operand)
  }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    relate(.equal, anchor.operand, constant: c)
  }

  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    relate(.greaterThanOrEqual, anchor.operand, constant: c)
  }

  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    relate(.lessThanOrEqual, anchor.operand, constant: c)
  }

  func relate(
    _ relation: NSLayoutConstraint.Relation, _ other: LayoutOperand?, times multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      first: operand, relation: relation, second: other, multiplier: multiplier, constant: constant)
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    MainActor.assumeIsolated {
      guard let other = object as? NSLayoutAnchor<AnchorType> else { return false }
      return operand.isSame(as: other.operand)
    }
  }

  nonisolated open override var hash: Int {
    MainActor.assumeIsolated { operand.item.map { ObjectIdentifier($0).hashValue } ?? 0 }
  }

  fileprivate func distance(to other: LayoutOperand) -> NSLayoutDimension {
    var distance = other
    (distance.origin, distance.originAttribute) = (operand.item, operand.attribute)
    return NSLayoutDimension(distance)
  }

  /// The space the system leaves, so many times, behind another anchor.
  fileprivate func relate(
    _ relation: NSLayoutConstraint.Relation, behind anchor: LayoutOperand, times multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let space = SystemSpacing.between(anchor, operand)
    return relate(relation, anchor, constant: space * multiplier)
  }
}

/// A left, right, leading, trailing or middle line.
@MainActor @preconcurrency
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    distance(to: otherAnchor.operand)
  }

  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    after(.equal, anchor, multiplier)
  }

  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    after(.greaterThanOrEqual, anchor, multiplier)
  }

  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    after(.lessThanOrEqual, anchor, multiplier)
  }

  /// Behind is to the left where text runs to the left.
  private func after(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutXAxisAnchor, _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(relation, behind: anchor.operand, times: multiplier)
  }
}

/// A top, bottom, middle or base line.
@MainActor @preconcurrency
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    distance(to: otherAnchor.operand)
  }

  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.equal, behind: anchor.operand, times: multiplier)
  }

  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, behind: anchor.operand, times: multiplier)
  }

  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, behind: anchor.operand, times: multiplier)
  }
}

/// The space between things that nobody has said a space for.
@MainActor
enum SystemSpacing {
  static let standard: CGFloat = 8

  /// From baseline to baseline it is a line of text.
  static func between(_ one: LayoutOperand, _ other: LayoutOperand) -> CGFloat {
    let lines: Set<NSLayoutConstraint.Attribute> = [.firstBaseline, .lastBaseline]
    guard lines.contains(one.attribute), lines.contains(other.attribute) else { return standard }
    let heights = [one.item, other.item].compactMap { ($0 as? UIView)?.lineHeightOfText }
    return heights.max() ?? standard
  }
}
