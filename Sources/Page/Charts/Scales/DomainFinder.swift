/// The values that one axis of a chart covers.
struct AxisDomain {
  var kind = Datum.Kind.number
  var type: ScaleType?
  var range: ClosedRange<Double> = 0...1
  var categories: [String] = []
  var isReversed = false
  /// Whether the range may grow to round values.
  var isAutomatic = true
  /// Whether there is something to show.
  var hasData = false
  /// The calendar unit of the dates.
  var unit: Calendar.Component?
  /// Whether the numbers are shares of stacks.
  var isNormalized = false
  var label: Text?

  var isCategorical: Bool { kind == .text || type?.storage == .category }

  init(_ axis: Axis, _ marks: [Mark], _ stacks: [Stack?], _ configuration: AxisConfiguration) {
    type = configuration.type
    let found = read(axis, marks, stacks)
    let specification = configuration.domain
    var data = specification?.values ?? found
    if let first = data.first { kind = data.contains { $0.kind == .text } ? .text : first.kind }
    hasData = !data.isEmpty
    if let modify = specification?.modify { data = modify(data) }
    if isCategorical {
      var seen: Set<String> = []
      categories = data.map(\.category).filter { seen.insert($0).inserted }
      isReversed = specification?.isReversed ?? false
      return
    }
    isAutomatic = specification?.values == nil
    setRange(data.compactMap(\.number), specification)
  }

  private mutating func read(_ axis: Axis, _ marks: [Mark], _ stacks: [Stack?]) -> [Datum] {
    var found: [Datum] = []
    for (mark, stack) in zip(marks, stacks) where mark.kind != .sector {
      if let first = mark[axis].first {
        if label == nil { label = first.label }
        if unit == nil { unit = first.unit }
      }
      if let stack, stack.axis == axis {
        found += [.number(stack.start), .number(stack.end)]
        if mark.stacking == .normalized { isNormalized = true }
      } else {
        found += mark[axis].data
      }
    }
    return found
  }

  private mutating func setRange(_ numbers: [Double], _ specification: _ScaleDomainOutputs?) {
    let numbers = type?.storage == .log ? numbers.filter { $0 > 0 } : numbers
    guard var low = numbers.min(), var high = numbers.max() else { return }
    isReversed = specification?.isReversed ?? false
    if !isAutomatic {
      if let first = numbers.first, let last = numbers.last, first > last { isReversed = true }
    } else if kind == .number, type?.storage != .log, specification?.includesZero != false {
      low = min(low, 0)
      high = max(high, 0)
    }
    if low == high {
      (low, high) = (low - (kind == .date ? 43_200 : 0), high + (kind == .date ? 43_200 : 1))
    }
    range = low...high
  }

  /// Lets an automatic range cover more.
  mutating func cover(_ data: [Datum]) {
    guard isAutomatic, !isCategorical else { return }
    for number in data.compactMap(\.number) {
      range = min(range.lowerBound, number)...max(range.upperBound, number)
    }
  }

  /// The scale between two points.
  func scale(from start: CGFloat, to end: CGFloat) -> PositionScale {
    var scale = PositionScale(kind, type: type)
    scale.domain = range
    scale.categories = categories
    (scale.start, scale.end) = isReversed ? (end, start) : (start, end)
    return scale
  }
}
