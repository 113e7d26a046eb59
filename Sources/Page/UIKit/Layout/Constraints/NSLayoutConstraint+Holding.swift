import CoreGraphics
import Foundation

/// One side of a constraint: an attribute of a view or a guide, or how far it is from another one.
@MainActor
struct LayoutOperand {
  weak var item: (any LayoutParticipant)?
  let attribute: NSLayoutConstraint.Attribute
  /// What the distance begins at, where the operand is one.
  weak var origin: (any LayoutParticipant)?
  var originAttribute = NSLayoutConstraint.Attribute.notAnAttribute

  init(_ item: any LayoutParticipant, _ attribute: NSLayoutConstraint.Attribute) {
    (self.item, self.attribute) = (item, attribute)
  }

  init?(_ item: Any, _ attribute: NSLayoutConstraint.Attribute) {
    guard let item = LayoutOperand.participant(item) else { return nil }
    self.init(item, attribute)
  }

  var measure: NSLayoutConstraint.Attribute.Measure {
    origin == nil ? attribute.measure : .length
  }

  func isSame(as other: LayoutOperand) -> Bool {
    item === other.item && attribute == other.attribute && origin === other.origin
      && originAttribute == other.originAttribute
  }

  /// The views in which the operand's items are.
  var views: [UIView] {
    [item?.layoutView, origin?.layoutView].compactMap { $0 }
  }

  var participants: [any LayoutParticipant] {
    [item, origin].compactMap { $0 }
  }
}

/// What can be an item of a constraint: a view or a guide.
@MainActor
protocol LayoutParticipant: AnyObject {
  /// The view itself, or that a guide belongs to.
  var layoutView: UIView? { get }
  /// What a page knows of it.
  var pageItem: AnyObject { get }
}

extension UIView: LayoutParticipant {
  var layoutView: UIView? { self }
  var pageItem: AnyObject { standIn?.pageItem ?? self }
}

extension UILayoutGuide: LayoutParticipant {
  var layoutView: UIView? { owningView }
}

extension NSLayoutConstraint {
  var operands: [LayoutOperand] { second.map { [first, $0] } ?? [first] }

  static func refuseInfinite(_ number: CGFloat, _ name: String) {
    guard !number.isFinite else { return }
    fatalError("The \(name) of a constraint has to be a finite number, and is \(number).")
  }

  func refuseImpossible() {
    let (one, other) = (first.measure, second?.measure ?? .nothing)
    if one == .nothing {
      fatalError("A constraint must be about an attribute of its first item.")
    }
    if other == .nothing {
      if one != .length {
        fatalError(
          "A constraint cannot be made that sets a location equal to a constant. "
            + "Location attributes must be specified in pairs.")
      }
      return
    }
    if one != other {
      fatalError(
        "Invalid pairing of layout attributes: \(first.attribute.word) and "
          + "\(second?.attribute.word ?? "").")
    }
    let (before, after) = (first.attribute, second?.attribute ?? .notAnAttribute)
    if before.isAlongReading && after.isToOneSide || before.isToOneSide && after.isAlongReading {
      fatalError(
        "A constraint cannot be made between a leading/trailing attribute and a right/left "
          + "attribute. Use leading/trailing for both or neither.")
    }
  }

  // MARK: Holding

  /// The nearest view that holds all items.
  private var commonView: UIView? {
    var common: UIView?
    for view in operands.flatMap(\.views) {
      common = common.map { $0.nearestCommonSuperview(with: view) } ?? view
      if common == nil { return nil }
    }
    return common
  }

  func activate() {
    guard holder == nil else { return }
    guard operands.allSatisfy({ $0.item?.layoutView != nil }) else {
      fatalError("Unable to activate constraint: an item of it is gone. \(self)")
    }
    guard
      let view = operands.flatMap(\.views).dropFirst().isEmpty
        ? first.views.first : commonView
    else {
      let names = operands.compactMap(\.item).map { LayoutNames.name(of: $0) }
      fatalError(
        "Unable to activate constraint with anchors of \(names.joined(separator: " and ")) because "
          + "they have no common ancestor. Does the constraint or its anchors reference items in "
          + "different view hierarchies? That's illegal.")
    }
    put(on: view)
  }

  func put(on view: UIView) {
    if let holder {
      if holder === view { return }
      deactivate()
    }
    for item in operands.flatMap(\.views) where !item.isDescendant(of: view) {
      fatalError(
        "The view hierarchy is not prepared for the constraint: \(self). The constraint's items must "
          + "be descendants of \(LayoutNames.name(of: view)), and \(LayoutNames.name(of: item)) "
          + "is not.")
    }
    holder = view
    view.layoutState.held.append(self)
    for item in operands.flatMap(\.views) { item.layoutState.add(mention: self) }
    LayoutEngine.isInUse = true
    view.layoutEngine?.changed(self)
    view.setNeedsLayout()
  }

  func deactivate() {
    guard let view = holder else { return }
    holder = nil
    view.layoutState.held.removeAll { $0 === self }
    for item in operands.flatMap(\.views) { item.layoutState.remove(mention: self) }
    view.layoutEngine?.changed(self)
    view.setNeedsLayout()
  }
}

extension UIView {
  func nearestCommonSuperview(with other: UIView) -> UIView? {
    var next: UIView? = self
    while let candidate = next {
      if other.isDescendant(of: candidate) { return candidate }
      next = candidate.superview
    }
    return nil
  }
}
