import CoreGraphics
import Foundation

extension NSLayoutConstraint {
  /// The constraints that a picture made of letters stands for.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      return try read(format, opts, metrics ?? [:], views)
    } catch {
      let mark = String(repeating: " ", count: error.position) + "^"
      // The first line is what a crash is called by.
      fatalError("Unable to parse constraint format: \(error.reason)\n\(format)\n\(mark)")
    }
  }

  /// The same; what can not be read is thrown.
  class func read(
    _ format: String, _ options: FormatOptions, _ metrics: [String: Any], _ views: [String: Any]
  ) throws(VisualFormatText.Mistake) -> [NSLayoutConstraint] {
    var reader = VisualFormatReader(format)
    let text: VisualFormatText
    do {
      text = try reader.read()
    } catch {
      throw error as? VisualFormatText.Mistake
        ?? VisualFormatText.Mistake(reason: "\(error)", position: 0)
    }
    var writer = VisualFormatWriter(text, options, metrics, views)
    return try writer.write()
  }
}

/// Makes constraints of what a visual format says.
@MainActor
private struct VisualFormatWriter {
  typealias Mistake = VisualFormatText.Mistake

  let text: VisualFormatText
  let options: NSLayoutConstraint.FormatOptions
  let metrics: [String: Any]
  let views: [String: Any]
  private var made: [NSLayoutConstraint] = []

  init(
    _ text: VisualFormatText, _ options: NSLayoutConstraint.FormatOptions,
    _ metrics: [String: Any], _ views: [String: Any]
  ) {
    (self.text, self.options, self.metrics, self.views) = (text, options, metrics, views)
  }

  mutating func write() throws(Mistake) -> [NSLayoutConstraint] {
    let items = try text.elements.map { element throws(Mistake) in try item(of: element) }
    for index in text.elements.indices {
      if case .view(_, let predicates) = text.elements[index].element {
        for predicate in predicates { try size(items[index], predicate) }
      }
      guard index > 0 else { continue }
      try connect(index - 1, index, items, text.connections[index - 1])
    }
    try align(items)
    return made
  }

  // MARK: Items

  private func item(
    of element: (element: VisualFormatText.Element, position: Int)
  ) throws(Mistake) -> any LayoutParticipant {
    switch element.element {
    case .view(let name, _):
      guard let item = LayoutOperand.participant(views[name]) else {
        throw Mistake(
          reason: "\(name) is not a key in the views dictionary.", position: element.position)
      }
      return item
    case .superview:
      for case (.view(let name, _), _) in text.elements {
        let item = LayoutOperand.participant(views[name])
        if let view = item as? UIView, let superview = view.superview { return superview }
        if let guide = item as? UILayoutGuide, let view = guide.owningView { return view }
      }
      throw Mistake(
        reason:
          "Unable to interpret '|' character, because the related view doesn't have a superview",
        position: element.position)
    }
  }

  private func isSuperview(_ index: Int) -> Bool {
    if case .superview = text.elements[index].element { return true }
    return false
  }

  private func number(_ object: VisualFormatText.Object) throws(Mistake) -> Double {
    switch object {
    case .number(let number): return number
    case .name(let name, let position):
      switch metrics[name] {
      case let number as CGFloat: return Double(number)
      case let number as Double: return number
      case let number as Int: return Double(number)
      case let number as Float: return Double(number)
      case let number as NSNumber: return number.doubleValue
      default:
        throw Mistake(
          reason: "\(name) is not a key in the metrics dictionary.", position: position)
      }
    }
  }

  private mutating func make(
    _ first: LayoutOperand, _ relation: NSLayoutConstraint.Relation, _ second: LayoutOperand?,
    _ constant: Double, priority: VisualFormatText.Object? = nil
  ) throws(Mistake) {
    let constraint = NSLayoutConstraint(
      first: first, relation: relation, second: second, multiplier: 1, constant: CGFloat(constant))
    if let priority { constraint.priority = UILayoutPriority(Float(try number(priority))) }
    made.append(constraint)
  }

  // MARK: Sizes

  private mutating func size(
    _ item: any LayoutParticipant, _ predicate: VisualFormatText.Predicate
  ) throws(Mistake) {
    let length: NSLayoutConstraint.Attribute = text.axis == .horizontal ? .width : .height
    var other: LayoutOperand?
    var constant = 0.0
    if case .name(let name, _) = predicate.object,
      let view = LayoutOperand.participant(views[name]), metrics[name] == nil
    {
      other = LayoutOperand(view, length)
    } else {
      constant = try number(predicate.object)
    }
    try make(
      LayoutOperand(item, length), predicate.relation, other, constant,
      priority: predicate.priority)
  }

  // MARK: Spaces

  private typealias Edges = (
    start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute
  )

  private var edges: Edges {
    if text.axis == .vertical { return (.top, .bottom) }
    if options.contains(.directionRightToLeft) { return (.right, .left) }
    return options.contains(.directionLeftToRight) ? (.left, .right) : (.leading, .trailing)
  }

  private mutating func connect(
    _ before: Int, _ after: Int, _ items: [any LayoutParticipant],
    _ connection: VisualFormatText.Connection
  ) throws(Mistake) {
    let edges = edges
    var from = LayoutOperand(items[before], isSuperview(before) ? edges.start : edges.end)
    var to = LayoutOperand(items[after], isSuperview(after) ? edges.end : edges.start)
    if text.axis == .vertical, options.contains(.spacingBaselineToBaseline),
      !isSuperview(before), !isSuperview(after)
    {
      from = LayoutOperand(items[before], .lastBaseline)
      to = LayoutOperand(items[after], .firstBaseline)
    }
    // What comes later is on the left then.
    if edges.start == .right { swap(&from, &to) }
    switch connection {
    case .touching: try make(to, .equal, from, 0)
    case .standard:
      let inner = [before, after].contains { isSuperview($0) }
      from = inMargins(from, items, before, after)
      to = inMargins(to, items, before, after)
      try make(to, .equal, from, inner ? 0 : Double(SystemSpacing.between(from, to)))
    case .spaces(let predicates):
      for predicate in predicates {
        try make(
          to, predicate.relation, from, try number(predicate.object), priority: predicate.priority)
      }
    }
  }

  /// The standard space to the superview is its margin.
  private func inMargins(
    _ operand: LayoutOperand, _ items: [any LayoutParticipant], _ before: Int, _ after: Int
  ) -> LayoutOperand {
    guard
      let index = [before, after].first(where: {
        isSuperview($0) && items[$0] === operand.item
      }), items[index] is UIView
    else { return operand }
    let margin: NSLayoutConstraint.Attribute =
      switch operand.attribute {
      case .leading: .leadingMargin
      case .trailing: .trailingMargin
      case .left: .leftMargin
      case .right: .rightMargin
      case .top: .topMargin
      default: .bottomMargin
      }
    return LayoutOperand(items[index], margin)
  }

  // MARK: Alignment

  private mutating func align(_ items: [any LayoutParticipant]) throws(Mistake) {
    let wanted = options.intersection(.alignmentMask).rawValue
    let aligned = items.indices.filter { !isSuperview($0) }.map { items[$0] }
    // A single view is aligned with nothing, whatever was asked.
    guard aligned.count > 1 else { return }
    for bit in 1...12 where wanted & (1 << UInt(bit)) != 0 {
      guard let attribute = NSLayoutConstraint.Attribute(rawValue: bit) else { continue }
      let isAcross = attribute.measure == .horizontalPlace
      if isAcross == (text.axis == .horizontal) {
        let (edge, way) = isAcross ? ("vertical", "horizontal") : ("horizontal", "vertical")
        throw Mistake(
          reason:
            "Options mask required views to be aligned on a \(edge) edge, which is not allowed "
            + "for layout that is also \(way).", position: 0)
      }
      for (one, other) in zip(aligned, aligned.dropFirst()) {
        try make(LayoutOperand(one, attribute), .equal, LayoutOperand(other, attribute), 0)
      }
    }
  }
}
