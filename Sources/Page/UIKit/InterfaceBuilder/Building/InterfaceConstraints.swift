import CoreGraphics
import Foundation

/// The constraints that a view of a file of Interface Builder holds.
@MainActor
struct InterfaceConstraints {
  private let maker: InterfaceMaker

  init(_ maker: InterfaceMaker) {
    self.maker = maker
  }

  func add(to view: UIView, _ element: InterfaceElement) {
    var made: [NSLayoutConstraint] = []
    for constraint in element.group("constraints") where constraint.name == "constraint" {
      // What stands in for a constraint while the file is edited is not there when it runs.
      if constraint.flag("placeholder") == true { continue }
      guard let new = self.constraint(constraint, of: view) else { continue }
      maker.note(new, constraint)
      made.append(new)
    }
    NSLayoutConstraint.activate(made)
  }

  private func constraint(_ element: InterfaceElement, of view: UIView) -> NSLayoutConstraint? {
    guard
      let first = item(element["firstItem"], element) ?? (element["firstItem"] == nil ? view : nil),
      let word = element["firstAttribute"], let attribute = Self.attributes[word]
    else { return nil }
    let second = item(element["secondItem"], element)
    if element["secondItem"] != nil, second == nil { return nil }
    let other = element["secondAttribute"].flatMap { Self.attributes[$0] } ?? .notAnAttribute
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: Self.relation(element["relation"]),
      toItem: second, attribute: second == nil ? .notAnAttribute : other,
      multiplier: Self.multiplier(element["multiplier"]), constant: element.number("constant") ?? 0)
    if let priority = element.number("priority") {
      constraint.priority = UILayoutPriority(rawValue: Float(min(max(priority, 1), 1000)))
    }
    constraint.identifier = element["identifier"]
    return constraint
  }

  private func item(_ id: String?, _ element: InterfaceElement) -> AnyObject? {
    guard let id else { return nil }
    if let object = maker.object(id) { return object }
    InterfaceProblem.warn(
      "\(maker.document.name), line \(element.line): the constraint speaks of '\(id)', which is not there, and is left out."
    )
    return nil
  }

  private static func relation(_ word: String?) -> NSLayoutConstraint.Relation {
    switch word {
    case "lessThanOrEqual": .lessThanOrEqual
    case "greaterThanOrEqual": .greaterThanOrEqual
    default: .equal
    }
  }

  /// A number, or the two sides of a ratio.
  private static func multiplier(_ text: String?) -> CGFloat {
    guard let text else { return 1 }
    let parts = text.split(whereSeparator: { ":/".contains($0) }).compactMap { Double($0) }
    let value = parts.count == 2 ? parts[0] / parts[1] : parts.first ?? 1
    return value.isFinite && abs(value) < 1e6 ? CGFloat(value) : 1
  }

  private static let attributes: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]
}
