import CoreGraphics
import Foundation

extension LayoutEngine {
  /// Says a page's constraint in the solver's variables; whether all its items are there.
  func lower(_ constraint: NSLayoutConstraint, into row: LayoutRow) -> Bool {
    guard constraint.operands.allSatisfy({ $0.item?.layoutView != nil }),
      let common = commonView(of: constraint)
    else { return false }
    let mirrored = isMirrored(constraint)
    var equation = LayoutEquation(relation: constraint.relation, priority: constraint.priority)
    crossingRows.removeAll { $0 === row }
    var place = Place(common: common, mirrored: mirrored, row: row)
    guard let first = sum(of: constraint.first, &place) else { return false }
    equation.add(first, times: 1)
    if let second = constraint.second {
      guard let sum = sum(of: second, &place) else { return false }
      equation.add(sum, times: -Double(constraint.multiplier))
    }
    equation.constant += Double(constraint.constant)
    row.equation = equation
    if place.crosses { crossingRows.append(row) }
    return true
  }

  /// Where a constraint's places are counted from.
  private struct Place {
    let common: UIView
    /// From the right.
    let mirrored: Bool
    let row: LayoutRow
    var crosses = false
  }

  private func commonView(of constraint: NSLayoutConstraint) -> UIView? {
    var common: UIView?
    for view in constraint.operands.flatMap(\.views) {
      common = common.map { $0.nearestCommonSuperview(with: view) } ?? view
      if common == nil { return nil }
    }
    return common
  }

  private func isMirrored(_ constraint: NSLayoutConstraint) -> Bool {
    let alongReading = constraint.operands.contains {
      $0.attribute.isAlongReading || $0.originAttribute.isAlongReading
    }
    let view = constraint.first.views.first
    return alongReading && view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private func sum(of operand: LayoutOperand, _ place: inout Place) -> LayoutSum? {
    guard let item = operand.item,
      var sum = sum(of: item, operand.attribute, &place)
    else { return nil }
    if let origin = operand.origin {
      guard let from = self.sum(of: origin, operand.originAttribute, &place) else { return nil }
      sum.factors += from.negated.factors
      sum.constant -= from.constant
    }
    return sum
  }

  private func sum(
    of participant: any LayoutParticipant, _ attribute: NSLayoutConstraint.Attribute,
    _ place: inout Place
  ) -> LayoutSum? {
    if let inner = attribute.withinMargins, let view = participant as? UIView {
      return sum(of: view.layoutMarginsGuide, inner, &place)
    }
    let item = item(for: participant)
    switch attribute {
    case .width: return LayoutSum(factors: [(item.width, 1)])
    case .height: return LayoutSum(factors: [(item.height, 1)])
    case .left: return along(.horizontal, item, 0, &place)
    case .right: return along(.horizontal, item, 1, &place)
    case .centerX: return along(.horizontal, item, 0.5, &place)
    case .leading: return along(.horizontal, item, place.mirrored ? 1 : 0, &place)
    case .trailing: return along(.horizontal, item, place.mirrored ? 0 : 1, &place)
    case .top: return along(.vertical, item, 0, &place)
    case .bottom: return along(.vertical, item, 1, &place)
    case .centerY: return along(.vertical, item, 0.5, &place)
    case .firstBaseline: return baseline(.first, of: item, &place)
    case .lastBaseline: return baseline(.last, of: item, &place)
    default: return nil
    }
  }

  private func baseline(
    _ line: BaselineLine, of item: LayoutItem, _ place: inout Place
  ) -> LayoutSum? {
    guard let view = item.view else {
      return along(.vertical, item, line == .first ? 0 : 1, &place)
    }
    let bearer = line == .first ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    if bearer !== view, bearer.isDescendant(of: view) {
      return sum(of: bearer, line == .first ? .firstBaseline : .lastBaseline, &place)
    }
    guard let distance = view.baselineFromMiddle(line) else {
      return along(.vertical, item, line == .first ? 0 : 1, &place)
    }
    var sum = along(.vertical, item, 0.5, &place)
    sum.constant += Double(distance)
    return sum
  }

  /// The start of an item, and so much of its length.
  private func along(
    _ axis: NSLayoutConstraint.Axis, _ item: LayoutItem, _ share: Double, _ place: inout Place
  ) -> LayoutSum {
    var sum = LayoutSum()
    var length = axis == .horizontal ? item.width : item.height
    if let view = item.view, view === place.common {
      if view.laysOutContentArea, case .explicit(let constraint) = place.row.source,
        constraint.operands.contains(where: { $0.views.contains { $0 !== view } })
      {
        // Edges are those of what is scrolled through; the middle is that of the view itself.
        if share != 0.5 {
          let content = contentVariables(of: item)
          length = axis == .horizontal ? content.width : content.height
        }
      } else {
        let insets = view.alignmentRectInsets
        sum.constant = Double(axis == .horizontal ? insets.left : insets.top)
      }
    } else {
      sum.add(axis == .horizontal ? item.x : item.y)
      if let around = item.view?.superview ?? item.guide?.owningView {
        addOrigin(of: around, axis, &sum, &place)
      }
    }
    if share != 0 { sum.add(length, share) }
    return place.mirrored && axis == .horizontal ? sum.negated : sum
  }

  /// Where the points of a view begin in those of the common one.
  private func addOrigin(
    of view: UIView, _ axis: NSLayoutConstraint.Axis, _ sum: inout LayoutSum, _ place: inout Place
  ) {
    var next: UIView? = view
    while let view = next, view !== place.common {
      let item = item(for: view)
      let (insets, origin) = (view.alignmentRectInsets, view.bounds.origin)
      switch axis {
      case .horizontal:
        sum.add(item.x)
        sum.constant -= Double(insets.left + origin.x)
      case .vertical:
        sum.add(item.y)
        sum.constant -= Double(insets.top + origin.y)
      }
      if view.laysOutContentArea || origin != .zero { place.crosses = true }
      next = view.superview
    }
  }

  func contentVariables(of item: LayoutItem) -> (width: Int32, height: Int32) {
    if let content = item.content { return content }
    let content = makeContentVariables()
    item.content = content
    return content
  }
}

/// The first or the last line of a text.
@_spi(AppKit)
public enum BaselineLine {
  case first, last
}
