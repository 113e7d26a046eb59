import CoreGraphics
import Foundation

/// Says how a length or place of a view has to be to another one, or to a number.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
  let first: LayoutOperand
  let second: LayoutOperand?
  public let relation: Relation
  public let multiplier: CGFloat

  /// The nearest view that holds both sides, while the constraint is active.
  weak var holder: UIView?
  /// Counts constraints; a later one gives way to an earlier one it contradicts.
  let serial: Int
  private static var lastSerial = 0
  /// Nobody of the page's, where a view has made it for its own purposes.
  var maker: ConstraintMaker?

  /// Of sides that are known already: they are given in the place of items, because a class of a page's
  /// inherits what is public, if nothing else is designated.
  convenience init(
    first: LayoutOperand, relation: Relation, second: LayoutOperand?, multiplier: CGFloat,
    constant: CGFloat
  ) {
    self.init(
      item: first, attribute: first.attribute, relatedBy: relation, toItem: second,
      attribute: second?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
  }

  /// A constraint of no view that is there: what holds the place of the one a page makes later.
  public override convenience init() {
    self.init(
      item: UIView(), attribute: .width, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 0)
  }

  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    guard let item = view1 as? LayoutOperand ?? LayoutOperand(view1, attr1) else {
      fatalError("Constraint items must each be an instance of UIView, or UILayoutGuide.")
    }
    var other = view2 as? LayoutOperand
    if other == nil, let view2, attr2 != .notAnAttribute {
      other = LayoutOperand(view2, attr2)
      if other == nil {
        fatalError("Constraint items must each be an instance of UIView, or UILayoutGuide.")
      }
    }
    (first, self.relation, second) = (item, relation, other)
    (self.multiplier, constant) = (multiplier, c)
    NSLayoutConstraint.lastSerial += 1
    serial = NSLayoutConstraint.lastSerial
    maker = ConstraintMaker()
    super.init()
    NSLayoutConstraint.refuseInfinite(multiplier, "multiplier")
    NSLayoutConstraint.refuseInfinite(constant, "constant")
    refuseImpossible()
  }

  open var firstItem: AnyObject? { first.item?.pageItem }
  open var firstAttribute: Attribute { first.attribute }
  open var secondItem: AnyObject? { second?.item?.pageItem }
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }

  open var constant: CGFloat {
    willSet { NSLayoutConstraint.refuseInfinite(newValue, "constant") }
    didSet { if constant != oldValue { layoutEngine?.constantChanged(of: self) } }
  }

  /// A constraint that is active can not become one that has to hold, nor cease to be one.
  open var priority = UILayoutPriority.required {
    didSet {
      guard priority != oldValue else { return }
      if isActive, (priority == .required) != (oldValue == .required) {
        fatalError(
          "Mutating a priority from \(oldValue == .required ? "" : "not ")required to "
            + "\(priority == .required ? "" : "not ")required on an installed constraint is not "
            + "supported: \(oldValue.rawValue) became \(priority.rawValue) of \(self).")
      }
      layoutEngine?.changed(self)
    }
  }

  open var identifier: String?
  open var shouldBeArchived = false

  /// Whether the constraint takes part; it is held by the nearest view that holds both its items.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { describe() }
  }

  private var layoutEngine: LayoutEngine? { holder?.layoutEngine }
}
