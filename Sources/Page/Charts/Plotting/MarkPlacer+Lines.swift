extension MarkPlacer {
  /// The points of the edges of an area at a mark: that of the value first.
  func edges(_ mark: Mark, _ stack: Stack?) -> (CGPoint, CGPoint)? {
    var axis = stack?.axis ?? .vertical
    if stack == nil, case .range = mark.x { axis = .horizontal }
    guard let (start, end) = span(mark, stack, axis), let point = point(mark, stack) else {
      return nil
    }
    return axis == .vertical
      ? (
        CGPoint(x: point.x, y: end + mark.offset.yEnd),
        CGPoint(x: point.x, y: start + mark.offset.yStart)
      )
      : (
        CGPoint(x: end + mark.offset.xEnd, y: point.y),
        CGPoint(x: start + mark.offset.xStart, y: point.y)
      )
  }

  /// The ends of a rule.
  func ruleEnds(_ mark: Mark) -> (CGPoint, CGPoint)? {
    let isVertical = mark.isVerticalRule
    guard let point = point(mark),
      let (start, end) = span(mark, nil, isVertical ? .vertical : .horizontal)
    else { return nil }
    return isVertical
      ? (
        CGPoint(x: point.x, y: start + mark.offset.yStart),
        CGPoint(x: point.x, y: end + mark.offset.yEnd)
      )
      : (
        CGPoint(x: start + mark.offset.xStart, y: point.y),
        CGPoint(x: end + mark.offset.xEnd, y: point.y)
      )
  }
}

extension MarkDimension {
  /// A radius in a circle: an inset is counted from the edge of that.
  func radius(in most: CGFloat, automatic: CGFloat) -> CGFloat {
    if case .inset(let inset) = storage { return max(most - inset, 0) }
    return length(in: most, automatic: automatic)
  }
}

extension Mark {
  /// Whether a rule goes along the y axis.
  var isVerticalRule: Bool {
    switch (x, y) {
    case (_, .range): true
    case (.value, .fixed): true
    default: false
    }
  }
}

extension CGRect {
  init(around center: CGPoint, _ size: CGSize) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }
}
