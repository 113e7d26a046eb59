import PageProtocol

extension LayerValue {
  /// On the way to another of the same property; what cannot be mixed changes half-way.
  func mixed(with other: LayerValue, at share: Double) -> LayerValue {
    let discrete = share < 0.5 ? self : other
    switch (self, other) {
    case (.numbers(let from), .numbers(let to)): return .numbers(from + (to - from) * share)
    case (.list(let from), .list(let to)) where from.count == to.count:
      return .list(zip(from, to).map { $0 + ($1 - $0) * share })
    case (.count(let from), .count(let to)):
      let mixed = Double(from) + Double(to - from) * share
      return .count(Int(Number.clamped(mixed.rounded(), 0, Double(Self.mostInstances))))
    case (.color(let from), .color(let to)):
      return .color(Self.mixed(from, to, share))
    case (.colors(let from), .colors(let to)) where from.count == to.count:
      return .colors(zip(from, to).map { $0 + ($1 - $0) * share })
    case (.matrix(let from), .matrix(let to)): return .matrix(from.mixed(with: to, at: share))
    case (.path(let from?), .path(let to?)):
      return from.mixed(with: to, at: share).map { .path($0) } ?? discrete
    default: return discrete
    }
  }

  /// No colour is the other one, wholly transparent.
  private static func mixed(_ from: Color?, _ to: Color?, _ share: Double) -> Color? {
    guard from != nil || to != nil else { return nil }
    var (start, end) = (from ?? to!, to ?? from!)
    if from == nil { start[3] = 0 }
    if to == nil { end[3] = 0 }
    return start + (end - start) * share
  }

  /// With a difference added so many times; what cannot be added takes its place.
  func adding(_ difference: LayerValue, times: Int) -> LayerValue {
    let factor = Double(times)
    switch (self, difference) {
    case (.numbers(let value), .numbers(let more)):
      return .numbers(
        (value + more * factor).clamped(
          lowerBound: .init(repeating: -Number.farthest),
          upperBound: .init(repeating: Number.farthest)))
    case (.list(let value), .list(let more)) where value.count == more.count:
      return .list(zip(value, more).map { $0 + $1 * factor })
    case (.count(let value), .count(let more)):
      return .count(Int(Number.clamped(Double(value) + Double(more) * factor, 0, 10_000)))
    case (.color(let value?), .color(let more?)): return .color(value + more * factor)
    case (.colors(let value), .colors(let more)) where value.count == more.count:
      return .colors(zip(value, more).map { $0 + $1 * factor })
    case (.matrix(let value), .matrix(let more)):
      return .matrix(more.power(min(times, 10_000)).then(value))
    case (.path(let value?), .path(let more?)):
      return value.adding(more, times: factor).map { .path($0) } ?? difference
    default: return difference
    }
  }
}

extension Matrix4 {
  /// Itself so many times, one after the other.
  func power(_ times: Int) -> Matrix4 {
    var (result, square, rest) = (Matrix4.identity, self, times)
    while rest > 0 {
      if rest & 1 == 1 { result = result.then(square) }
      square = square.then(square)
      rest >>= 1
    }
    return result
  }
}
