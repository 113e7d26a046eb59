/// Where values are along one axis of the plot.
struct PositionScale {
  var kind: Datum.Kind
  var type: ScaleType
  /// The values at the ends of a continuous scale.
  var domain: ClosedRange<Double> = 0...1
  /// The values of a scale of categories.
  var categories: [String] = [] {
    didSet { index = Dictionary(zip(categories, 0...), uniquingKeysWith: { first, _ in first }) }
  }
  private var index: [String: Int] = [:]
  /// The points of the lower and the upper end.
  var start: CGFloat = 0
  var end: CGFloat = 1

  init(_ kind: Datum.Kind, type: ScaleType? = nil) {
    self.kind = kind
    self.type = type ?? (kind == .date ? .date : kind == .text ? .category : .linear)
  }

  var isCategorical: Bool { type.storage == .category }

  /// The space of one category.
  var step: CGFloat {
    categories.isEmpty ? abs(end - start) : abs(end - start) / CGFloat(categories.count)
  }

  func position(_ datum: Datum) -> CGFloat? {
    if isCategorical {
      guard let place = index[datum.category] else { return nil }
      let share = (CGFloat(place) + 0.5) / CGFloat(categories.count)
      return start + (end - start) * share
    }
    return datum.number.map(position)
  }

  func position(_ number: Double) -> CGFloat {
    let (low, high) = (type.apply(domain.lowerBound), type.apply(domain.upperBound))
    guard high != low else { return (start + end) / 2 }
    return start + (end - start) * CGFloat((type.apply(number) - low) / (high - low))
  }

  /// The value at a point.
  func datum(at position: CGFloat) -> Datum? {
    guard start != end else { return nil }
    let share = (position - start) / (end - start)
    if isCategorical {
      guard !categories.isEmpty else { return nil }
      let place = Int((share * CGFloat(categories.count)).rounded(.down))
      return .text(categories[min(max(place, 0), categories.count - 1)])
    }
    let (low, high) = (type.apply(domain.lowerBound), type.apply(domain.upperBound))
    return Datum(type.invert(low + (high - low) * Double(share)), kind)
  }

  /// The points that a value covers: the space of a category, or an interval.
  func range(of value: ChartValue) -> ClosedRange<CGFloat>? {
    if let end = value.end?.number, let begin = value.start.number, !isCategorical {
      let (one, other) = (position(begin), position(end))
      return min(one, other)...max(one, other)
    }
    return range(of: value.start)
  }

  func range(of datum: Datum) -> ClosedRange<CGFloat>? {
    guard let middle = position(datum) else { return nil }
    let half = isCategorical ? step / 2 : 0
    return middle - half...middle + half
  }

  /// All values: the categories, or the ends of the domain.
  var data: [Datum] {
    isCategorical
      ? categories.map { .text($0) }
      : [Datum(domain.lowerBound, kind), Datum(domain.upperBound, kind)]
  }
}
