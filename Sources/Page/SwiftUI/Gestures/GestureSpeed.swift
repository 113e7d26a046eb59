/// How fast a point has moved lately.
struct GestureSpeed {
  private var samples: [(time: TimeInterval, point: CGPoint)] = []

  private static let window = 0.1

  mutating func note(_ point: CGPoint, at time: TimeInterval) {
    let latest = samples.last
    samples.removeAll { time - $0.time > Self.window }
    if samples.isEmpty, let latest { samples = [latest] }
    if let last = samples.last, last.time == time { samples.removeLast() }
    samples.append((time, point))
  }

  mutating func note(_ value: CGFloat, at time: TimeInterval) {
    note(CGPoint(x: value, y: 0), at: time)
  }

  /// In points per second.
  var speed: CGPoint {
    guard let first = samples.first, let last = samples.last, last.time > first.time else {
      return .zero
    }
    let time = CGFloat(last.time - first.time)
    return CGPoint(
      x: (last.point.x - first.point.x) / time, y: (last.point.y - first.point.y) / time)
  }
}
