import CoreGraphics
import Foundation

/// The constraints by which a stack arranges its views.
@MainActor
struct StackArrangement {
  private typealias Attribute = NSLayoutConstraint.Attribute

  private let stack: UIStackView
  private let shown: [UIView]
  private let hidden: [UIView]
  private let canvas: any LayoutParticipant
  // Along the axis, and across it
  private let start, end, middle, length: Attribute
  private let near, far, across, breadth: Attribute

  init(_ stack: UIStackView) {
    self.stack = stack
    shown = stack.arranged.filter { !$0.isHidden }
    hidden = stack.arranged.filter(\.isHidden)
    canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    let row = stack.axis == .horizontal
    (start, end, middle, length) =
      row ? (.leading, .trailing, .centerX, .width) : (.top, .bottom, .centerY, .height)
    (near, far, across, breadth) =
      row ? (.top, .bottom, .centerY, .height) : (.leading, .trailing, .centerX, .width)
  }

  func constraints() -> [NSLayoutConstraint] {
    ends() + spaces() + lengths() + shown.flatMap(aligned) + baselines() + fit() + hiding()
  }

  private func say(
    _ name: String, _ item: any LayoutParticipant, _ attribute: Attribute,
    _ relation: NSLayoutConstraint.Relation, _ other: (any LayoutParticipant)?,
    _ otherAttribute: Attribute = .notAnAttribute, times multiplier: CGFloat = 1,
    plus constant: CGFloat = 0, priority: Float = 1000
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      first: LayoutOperand(item, attribute), relation: relation,
      second: other.map { LayoutOperand($0, otherAttribute) }, multiplier: multiplier,
      constant: constant)
    constraint.identifier = "UISV-\(name)"
    constraint.maker = nil
    constraint.priority = UILayoutPriority(priority)
    return constraint
  }

  // MARK: Along the axis

  private func ends() -> [NSLayoutConstraint] {
    guard let first = shown.first, let last = shown.last else { return [] }
    return [
      say("canvas-connection", first, start, .equal, canvas, start),
      say("canvas-connection", canvas, end, .equal, last, end),
    ]
  }

  private var pairs: [(UIView, UIView)] { Array(zip(shown, shown.dropFirst())) }

  private func spaces() -> [NSLayoutConstraint] {
    let isExact =
      stack.distribution.rawValue <= UIStackView.Distribution.fillProportionally.rawValue
    let byLines = stack.isBaselineRelativeArrangement && stack.axis == .vertical
    var made = pairs.map { before, after in
      say(
        "spacing", after, byLines ? .firstBaseline : start, isExact ? .equal : .greaterThanOrEqual,
        before, byLines ? .lastBaseline : end, plus: stack.space(after: before))
    }
    switch stack.distribution {
    case .equalSpacing: made += equalDistances(from: end, to: start, priority: 1000)
    // Where views are too long for it, they keep their spaces.
    case .equalCentering: made += equalDistances(from: middle, to: middle, priority: 149)
    default: break
    }
    return made
  }

  private func equalDistances(
    from: Attribute, to: Attribute, priority: Float
  ) -> [NSLayoutConstraint] {
    let distances = pairs.map { before, after in
      var distance = LayoutOperand(after, to)
      (distance.origin, distance.originAttribute) = (before, from)
      return distance
    }
    return zip(distances, distances.dropFirst()).map { one, other in
      let constraint = NSLayoutConstraint(
        first: other, relation: .equal, second: one, multiplier: 1, constant: 0)
      constraint.identifier = "UISV-distributing"
      constraint.maker = nil
      constraint.priority = UILayoutPriority(priority)
      return constraint
    }
  }

  private func lengths() -> [NSLayoutConstraint] {
    guard let first = shown.first else { return [] }
    switch stack.distribution {
    case .fillEqually:
      return shown.dropFirst().map { say("fill-equally", $0, length, .equal, first, length) }
    case .fillProportionally:
      let sized = shown.map { ($0, ownLength($0)) }.filter { $0.1 > 0 }
      guard let (model, measure) = sized.first else { return [] }
      return sized.dropFirst().map {
        say(
          "fill-proportionally", $0.0, length, .equal, model, length, times: $0.1 / measure,
          priority: 999)
      }
    default: return []
    }
  }

  private func ownLength(_ view: UIView) -> CGFloat {
    let size = view.intrinsicContentSize
    let own = stack.axis == .horizontal ? size.width : size.height
    if own > 0 { return own }
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return stack.axis == .horizontal ? fitting.width : fitting.height
  }

  // MARK: Across it

  private func aligned(_ view: UIView) -> [NSLayoutConstraint] {
    let within = [
      say("alignment", view, near, .greaterThanOrEqual, canvas, near),
      say("alignment", view, far, .lessThanOrEqual, canvas, far),
    ]
    switch stack.alignment {
    case .fill:
      return [
        say("alignment", view, near, .equal, canvas, near),
        say("alignment", view, far, .equal, canvas, far),
      ]
    case .leading: return [say("alignment", view, near, .equal, canvas, near), within[1]]
    case .trailing: return [within[0], say("alignment", view, far, .equal, canvas, far)]
    case .center: return within + [say("alignment", view, across, .equal, canvas, across)]
    case .firstBaseline:
      return within + [say("spanning-fit", view, near, .equal, canvas, near, priority: 49)]
    case .lastBaseline:
      return within + [say("spanning-fit", view, far, .equal, canvas, far, priority: 49)]
    }
  }

  private func baselines() -> [NSLayoutConstraint] {
    let line: Attribute
    switch stack.alignment {
    case .firstBaseline: line = .firstBaseline
    case .lastBaseline: line = .lastBaseline
    default: return []
    }
    guard stack.axis == .horizontal else { return [] }
    return pairs.map { say("alignment", $0.1, line, .equal, $0.0, line) }
  }

  /// Where nobody says how broad the stack or a view is, it is as broad as it has to be.
  private func fit() -> [NSLayoutConstraint] {
    let views = shown.flatMap { view in
      [
        say("ambiguity-suppression", view, breadth, .equal, nil, priority: 25),
        say("ambiguity-suppression", view, length, .equal, nil, priority: 24),
      ]
    }
    guard stack.alignment != .fill else { return views }
    return views + [say("spanning-fit", canvas, breadth, .equal, nil, priority: 51)]
  }

  // MARK: Hidden views

  /// A hidden view has no length, at the place where it would be.
  private func hiding() -> [NSLayoutConstraint] {
    hidden.flatMap { view in
      let before = stack.arranged.prefix { $0 !== view }.last { !$0.isHidden }
      return [
        say("hiding", view, length, .equal, nil, priority: 999),
        say("hiding", view, start, .equal, before ?? canvas, before == nil ? start : end),
        say("hiding", view, near, .equal, canvas, near),
        say("hiding", view, breadth, .equal, nil, priority: 24),
      ]
    }
  }
}
