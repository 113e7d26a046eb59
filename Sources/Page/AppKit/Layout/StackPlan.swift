import CoreGraphics
import Foundation
import UIKit

/// The constraints by which a stack arranges its views.
@MainActor
struct StackPlan {
  private typealias Attribute = NSLayoutConstraint.Attribute
  private typealias Relation = NSLayoutConstraint.Relation

  private let stack: NSStackView
  private let shown: [(view: NSView, gravity: NSStackView.Gravity)]
  private let start, end, middle, length: Attribute
  private let near, far, across: Attribute
  private let insets: (start: CGFloat, end: CGFloat, near: CGFloat, far: CGFloat)

  init(_ stack: NSStackView) {
    self.stack = stack
    shown = stack.placed.filter { !stack.detachesHiddenViews || !$0.view.isHidden }
    let edges = stack.edgeInsets
    if stack.orientation == .horizontal {
      (start, end, middle, length) = (.leading, .trailing, .centerX, .width)
      (near, far, across) = (.top, .bottom, .centerY)
      insets = (edges.left, edges.right, edges.top, edges.bottom)
    } else {
      (start, end, middle, length) = (.top, .bottom, .centerY, .height)
      (near, far, across) = (.leading, .trailing, .centerX)
      insets = (edges.top, edges.bottom, edges.left, edges.right)
    }
  }

  func constraints() -> [NSLayoutConstraint] {
    ends() + spaces() + lengths() + centered() + shown.flatMap { aligned($0.view) } + fit()
  }

  private func say(
    _ item: NSView, _ attribute: Attribute, _ relation: Relation, _ other: NSView?,
    _ otherAttribute: Attribute = .notAnAttribute, times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0, priority: Float = 1000
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: otherAttribute, multiplier: multiplier, constant: constant)
    constraint.priority = UILayoutPriority(priority)
    return constraint
  }

  private var isByGravity: Bool { stack.distribution == .gravityAreas }

  // MARK: Along the axis

  private func ends() -> [NSLayoutConstraint] {
    guard let first = shown.first, let last = shown.last else { return [] }
    let holdsStart = !isByGravity || first.gravity == .top
    let holdsEnd = !isByGravity || last.gravity == .bottom
    let axis: NSLayoutConstraint.Orientation =
      stack.orientation == .horizontal ? .horizontal : .vertical
    let hugs = isByGravity ? stack.hugging(axis).rawValue : 1000
    var made = [
      say(
        first.view, start, holdsStart ? .equal : .greaterThanOrEqual, stack, start,
        plus: insets.start),
      say(stack, end, holdsEnd ? .equal : .greaterThanOrEqual, last.view, end, plus: insets.end),
    ]
    if !holdsStart {
      made.append(
        say(first.view, start, .equal, stack, start, plus: insets.start, priority: hugs))
    }
    if !holdsEnd {
      made.append(say(stack, end, .equal, last.view, end, plus: insets.end, priority: hugs))
    }
    return made
  }

  private func spaces() -> [NSLayoutConstraint] {
    let pairs = Array(zip(shown, shown.dropFirst()))
    var made = pairs.flatMap { before, after -> [NSLayoutConstraint] in
      let space = stack.space(after: before.view)
      let isLoose =
        isByGravity
        ? before.gravity != after.gravity
        : stack.distribution == .equalSpacing || stack.distribution == .equalCentering
      guard isLoose else {
        return [say(after.view, start, .equal, before.view, end, plus: space)]
      }
      return [say(after.view, start, .greaterThanOrEqual, before.view, end, plus: space)]
    }
    guard stack.distribution == .equalSpacing || stack.distribution == .equalCentering else {
      return made
    }
    // Invisible views as long as the distances are.
    let from = stack.distribution == .equalSpacing ? end : middle
    let to = stack.distribution == .equalSpacing ? start : middle
    let guides = stack.spacers(pairs.count)
    for (guide, (before, after)) in zip(guides, pairs) {
      made += [
        connect(guide, start, before.view, from), connect(guide, end, after.view, to),
        NSLayoutConstraint(
          item: guide, attribute: length, relatedBy: .equal, toItem: guides[0], attribute: length,
          multiplier: 1, constant: 0),
      ].filter { $0.firstItem !== $0.secondItem }
    }
    return made
  }

  private func connect(
    _ guide: NSLayoutGuide, _ attribute: Attribute, _ view: NSView, _ other: Attribute
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: guide, attribute: attribute, relatedBy: .equal, toItem: view, attribute: other,
      multiplier: 1, constant: 0)
  }

  private func lengths() -> [NSLayoutConstraint] {
    guard let first = shown.first?.view else { return [] }
    switch stack.distribution {
    case .fillEqually:
      return shown.dropFirst().map { say($0.view, length, .equal, first, length) }
    case .fillProportionally:
      let sized = shown.map { ($0.view, ownLength($0.view)) }.filter { $0.1 > 0 }
      guard let (model, measure) = sized.first else { return [] }
      return sized.dropFirst().map {
        say($0.0, length, .equal, model, length, times: $0.1 / measure, priority: 999)
      }
    default: return []
    }
  }

  private func ownLength(_ view: NSView) -> CGFloat {
    let size = view.intrinsicContentSize
    return stack.orientation == .horizontal ? size.width : size.height
  }

  /// The views of the middle are in the middle where there is room.
  private func centered() -> [NSLayoutConstraint] {
    let views = shown.filter { $0.gravity == .center }
    guard isByGravity, let first = views.first?.view, let last = views.last?.view else { return [] }
    if first === last { return [say(first, middle, .equal, stack, middle, priority: 490)] }
    let guide = stack.middleGuide
    return [
      connect(guide, start, first, start), connect(guide, end, last, end),
      {
        let constraint = connect(guide, middle, stack, middle)
        constraint.priority = UILayoutPriority(490)
        return constraint
      }(),
    ]
  }

  // MARK: Across it

  private func aligned(_ view: NSView) -> [NSLayoutConstraint] {
    let within = [
      say(view, near, .greaterThanOrEqual, stack, near, plus: insets.near),
      say(stack, far, .greaterThanOrEqual, view, far, plus: insets.far),
    ]
    switch stack.alignment {
    case near,
      .left where near == .leading:
      return within + [say(view, near, .equal, stack, near, plus: insets.near)]
    case far,
      .right where far == .trailing:
      return within + [say(stack, far, .equal, view, far, plus: insets.far)]
    case .width, .height:
      return [
        say(view, near, .equal, stack, near, plus: insets.near),
        say(stack, far, .equal, view, far, plus: insets.far),
      ]
    case .firstBaseline, .lastBaseline:
      guard let first = shown.first?.view, first !== view else { return within }
      return within + [say(view, stack.alignment, .equal, first, stack.alignment)]
    default:
      return within
        + [say(view, across, .equal, stack, across, plus: (insets.near - insets.far) / 2)]
    }
  }

  /// The stack is no broader than it has to be where nobody says how broad it is.
  private func fit() -> [NSLayoutConstraint] {
    let breadth: Attribute = stack.orientation == .horizontal ? .height : .width
    let axis: NSLayoutConstraint.Orientation =
      stack.orientation == .horizontal ? .vertical : .horizontal
    return [
      say(
        stack, breadth, .equal, nil,
        priority: min(stack.hugging(axis).rawValue, 999))
    ]
  }
}

extension NSStackView {
  fileprivate func spacers(_ count: Int) -> [NSLayoutGuide] {
    (0..<count).map { guide(named: "NSStackView-distance-\($0)") }
  }

  fileprivate var middleGuide: NSLayoutGuide { guide(named: "NSStackView-middle") }

  private func guide(named name: String) -> NSLayoutGuide {
    let identifier = NSUserInterfaceItemIdentifier(name)
    if let guide = layoutGuides.first(where: { $0.identifier == identifier }) { return guide }
    let guide = NSLayoutGuide()
    guide.identifier = identifier
    addLayoutGuide(guide)
    return guide
  }
}
