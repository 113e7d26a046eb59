/// Finds where marks are in a plot.
final class MarkPlacer {
  let model: ChartModel
  let x: PositionScale
  let y: PositionScale
  let size: CGSize
  private lazy var xGap = nearestDistance(.horizontal)
  private lazy var yGap = nearestDistance(.vertical)

  init(_ model: ChartModel, x: PositionScale, y: PositionScale, size: CGSize) {
    self.model = model
    self.x = x
    self.y = y
    self.size = size
  }

  private func scale(_ axis: Axis) -> PositionScale { axis == .horizontal ? x : y }
  private func length(_ axis: Axis) -> CGFloat { axis == .horizontal ? size.width : size.height }

  /// The point of a mark; nil if the chart has no place for its values.
  func point(_ mark: Mark, _ stack: Stack? = nil) -> CGPoint? {
    guard let x = place(mark, stack, .horizontal), let y = place(mark, stack, .vertical) else {
      return nil
    }
    return CGPoint(x: x + mark.offset.xStart, y: y + mark.offset.yStart)
  }

  private func place(_ mark: Mark, _ stack: Stack?, _ axis: Axis) -> CGFloat? {
    if let stack, stack.axis == axis { return scale(axis).position(stack.end) }
    switch mark[axis] {
    case .value(let value):
      guard let place = scale(axis).position(value.middle) else { return nil }
      return place + shift(mark, axis)
    case .range(let start, let end):
      guard let start = scale(axis).position(start.middle),
        let end = scale(axis).position(end.middle)
      else { return nil }
      return (start + end) / 2
    case .fixed(let start, _): return start ?? length(axis) / 2
    case .none: return length(axis) / 2
    }
  }

  /// How far a mark without a width is moved beside those of other groups.
  private func shift(_ mark: Mark, _ axis: Axis) -> CGFloat {
    guard let group = group(mark, axis), case .value(let value) = mark[axis],
      let band = scale(axis).range(of: value)
    else { return 0 }
    let space = band.upperBound - band.lowerBound
    let span = group.span.length(in: space, automatic: space * Self.groupShare)
    let part = span / CGFloat(model.positions.count)
    return (CGFloat(group.index) + 0.5) * part - span / 2
  }

  /// The place of a mark among those beside it.
  private func group(_ mark: Mark, _ axis: Axis) -> (index: Int, span: MarkDimension)? {
    guard let position = mark.position, axis == (position.axis ?? groupAxis(mark)),
      let index = model.positions.firstIndex(of: position.value.start)
    else { return nil }
    return (index, position.span)
  }

  private func groupAxis(_ mark: Mark) -> Axis {
    if let axis = mark.valueAxis { return axis.other }
    return !x.isCategorical && y.isCategorical ? .vertical : .horizontal
  }

  /// The points between the ends of a mark along both axes.
  func rect(_ mark: Mark, _ stack: Stack?) -> CGRect? {
    guard let x = span(mark, stack, .horizontal), let y = span(mark, stack, .vertical) else {
      return nil
    }
    let (left, right) = (x.0 + mark.offset.xStart, x.1 + mark.offset.xEnd)
    let (top, bottom) = (y.0 + mark.offset.yStart, y.1 + mark.offset.yEnd)
    return CGRect(
      x: min(left, right), y: min(top, bottom), width: abs(right - left), height: abs(bottom - top))
  }

  /// The ends of a mark along one axis.
  func span(_ mark: Mark, _ stack: Stack?, _ axis: Axis) -> (CGFloat, CGFloat)? {
    let scale = scale(axis)
    if let stack, stack.axis == axis {
      return (base(stack.start, scale), scale.position(stack.end))
    }
    switch mark[axis] {
    case .none: return (0, length(axis))
    case .fixed(let start, let end): return (start ?? 0, end ?? length(axis))
    case .range(let start, let end):
      guard let start = scale.range(of: start), let end = scale.range(of: end) else { return nil }
      return (min(start.lowerBound, end.lowerBound), max(start.upperBound, end.upperBound))
    case .value(let value):
      guard let band = scale.range(of: value) else { return nil }
      return width(mark, value, band, axis)
    }
  }

  /// A logarithmic scale has no zero.
  private func base(_ number: Double, _ scale: PositionScale) -> CGFloat {
    scale.type.storage == .log && number <= 0 ? scale.start : scale.position(number)
  }

  /// How much of its space a bar takes, and how much bars side by side take together.
  private static let barShare: CGFloat = 0.7
  private static let groupShare: CGFloat = 0.8

  private func width(
    _ mark: Mark, _ value: ChartValue, _ band: ClosedRange<CGFloat>, _ axis: Axis
  ) -> (CGFloat, CGFloat) {
    var (space, middle) = (
      band.upperBound - band.lowerBound, (band.upperBound + band.lowerBound) / 2
    )
    let dimension = axis == .horizontal ? mark.width : mark.height
    var usual = space * (mark.kind == .rectangle ? 1 : Self.barShare)
    if mark.kind == .bar, value.kind == .number, value.end != nil {
      usual = max(space - 2, space / 2)
    }
    if let group = group(mark, axis) {
      let span = group.span.length(in: space, automatic: space * Self.groupShare)
      space = span / CGFloat(model.positions.count)
      middle += (CGFloat(group.index) + 0.5) * space - span / 2
      usual = space * 0.92
    } else if space == 0 {
      space = axis == .horizontal ? xGap : yGap
      usual = min(space * Self.barShare, 10)
    }
    let width = dimension.length(in: space, automatic: usual)
    return (middle - width / 2, middle + width / 2)
  }

  /// The shortest distance of values along a continuous axis.
  private func nearestDistance(_ axis: Axis) -> CGFloat {
    let scale = scale(axis)
    let places = Set(model.marks.compactMap { $0[axis].first?.start.number }).sorted()
      .map { scale.position($0) }
    let gaps = zip(places.dropFirst(), places).map { abs($0 - $1) }
    return gaps.min() ?? length(axis)
  }
}
