/// Where a bar or area begins and ends along the axis of its value.
struct Stack: Equatable {
  var axis: Axis
  var start: Double
  var end: Double
}

/// Puts bars and areas at the same place on one another.
struct Stacking {
  private struct Place: Hashable {
    var kind: Mark.Kind
    var axis: Axis
    var at: Datum?
    var group: Datum?
  }

  private var positive: [Place: Double] = [:]
  private var negative: [Place: Double] = [:]

  /// The stacks of marks; nil for those that do not begin at zero.
  static func stacks(of marks: [Mark]) -> [Stack?] {
    var stacking = Stacking()
    var stacks = marks.map { stacking.add($0) }
    for (index, mark) in marks.enumerated() where stacks[index] != nil {
      if mark.stacking == .normalized || mark.stacking == .center {
        stacking.arrange(&stacks[index]!, of: mark)
      }
    }
    return stacks
  }

  private mutating func add(_ mark: Mark) -> Stack? {
    guard let axis = mark.valueAxis, let value = mark[axis].first?.start.number else { return nil }
    guard mark.stacking != .unstacked else { return Stack(axis: axis, start: 0, end: value) }
    let place = Self.place(of: mark, axis)
    let sum = value < 0 ? negative[place, default: 0] : positive[place, default: 0]
    if value < 0 { negative[place] = sum + value } else { positive[place] = sum + value }
    return Stack(axis: axis, start: sum, end: sum + value)
  }

  private func arrange(_ stack: inout Stack, of mark: Mark) {
    let place = Self.place(of: mark, stack.axis)
    let (above, below) = (positive[place, default: 0], negative[place, default: 0])
    if mark.stacking == .center {
      let middle = (above + below) / 2
      stack.start -= middle
      stack.end -= middle
    } else if above - below > 0 {
      stack.start /= above - below
      stack.end /= above - below
    }
  }

  private static func place(of mark: Mark, _ axis: Axis) -> Place {
    Place(
      kind: mark.kind, axis: axis, at: mark[axis.other].first?.start,
      group: mark.position?.value.start)
  }
}

extension Axis {
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Mark {
  subscript(axis: Axis) -> Extent { axis == .horizontal ? x : y }

  /// The axis along which a bar or an area extends from zero to its value.
  var valueAxis: Axis? {
    guard kind == .bar || kind == .area else { return nil }
    switch (x, y) {
    case (.value(let x), .value(let y)):
      if y.isSingleNumber { return .vertical }
      return x.isSingleNumber ? .horizontal : nil
    case (.value(let x), .fixed): return x.isSingleNumber ? .horizontal : nil
    case (.fixed, .value(let y)): return y.isSingleNumber ? .vertical : nil
    default: return nil
    }
  }
}

extension ChartValue {
  var isSingleNumber: Bool { kind == .number && end == nil }
}
