import PageProtocol

extension TimingCurve {
  /// How far on something is at a share of its time.
  func progress(at share: Double) -> Double {
    let share = Number.clamped(share, 0, 1)
    switch self {
    case .linear: return share
    case .cubic(let x1, let y1, let x2, let y2):
      let (x1, x2) = (Number.clamped(x1, 0, 1), Number.clamped(x2, 0, 1))
      let along = Self.parameter(x1, x2, at: share)
      return Self.cubic(Number.bounded(y1, 1000), Number.bounded(y2, 1000), along)
    case .samples(let samples):
      guard samples.count > 1 else { return share }
      let place = share * Double(samples.count - 1)
      let index = min(Int(place), samples.count - 2)
      let (low, high) = (samples[index], samples[index + 1])
      return Number.bounded(low + (high - low) * (place - Double(index)), 1000)
    }
  }

  private static func cubic(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  /// The parameter at which a curve that only rises has a value: by halving, which always ends.
  private static func parameter(_ x1: Double, _ x2: Double, at x: Double) -> Double {
    if x <= 0 || x >= 1 { return x }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if cubic(x1, x2, middle) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
