/// The course of a track's data over time.
struct TrackCourse<Data: VectorArithmetic> {
  private struct Piece {
    let start: Double
    let duration: Double
    let data: (Double) -> Data
  }

  private var pieces: [Piece] = []
  private(set) var duration = 0.0
  private let last: Data

  init<Value: Animatable>(from first: Data, _ steps: [_KeyframeStep<Value>])
  where Value.AnimatableData == Data {
    var (position, velocity) = (first, Data.zero)
    for (index, step) in steps.enumerated() {
      let target = step.target.animatableData
      let way = target - position
      let length = TrackCourse.length(of: step, way: way)
      let next = index + 1 < steps.count ? steps[index + 1] : nil
      let piece = TrackCourse.piece(step, next, from: position, velocity, length: length)
      pieces.append(Piece(start: duration, duration: length, data: piece.data))
      duration += length
      velocity = piece.endVelocity
      // A spring may be cut off before it has arrived.
      position = length > 0 ? piece.data(length) : target
    }
    last = position
  }

  private static func length<Value: Animatable>(
    of step: _KeyframeStep<Value>, way: Data
  ) -> Double where Value.AnimatableData == Data {
    if let duration = step.duration { return max(duration, 0) }
    if case .spring(let spring, _) = step.kind { return min(spring.settlingDuration, 60) }
    return 0
  }

  private static func piece<Value: Animatable>(
    _ step: _KeyframeStep<Value>, _ next: _KeyframeStep<Value>?, from start: Data,
    _ velocity: Data, length: Double
  ) -> (data: (Double) -> Data, endVelocity: Data) where Value.AnimatableData == Data {
    let target = step.target.animatableData
    let way = target - start
    switch step.kind {
    case .move: return ({ _ in target }, .zero)
    case .linear(let curve):
      let pace = length > 0 ? way.scaled(by: curve.velocity(at: 1) / length) : .zero
      return ({ start + way.scaled(by: length > 0 ? curve.value(at: $0 / length) : 1) }, pace)
    case .spring(let spring, let own):
      let first = own?.animatableData ?? velocity
      return (
        { start + spring.value(target: way, initialVelocity: first, time: $0) },
        spring.velocity(target: way, initialVelocity: first, time: length)
      )
    case .cubic(let own, let wanted):
      let first = own?.animatableData ?? velocity
      let end = wanted?.animatableData ?? endVelocity(way, length, target, next)
      return ({ hermite(start, first, target, end, $0, length) }, end)
    }
  }

  /// Between two cubic keyframes the velocity is that of the way across both; at an end it is none.
  private static func endVelocity<Value: Animatable>(
    _ way: Data, _ length: Double, _ target: Data, _ next: _KeyframeStep<Value>?
  ) -> Data where Value.AnimatableData == Data {
    guard let next, case .cubic(nil, _) = next.kind, let nextLength = next.duration,
      length + nextLength > 0
    else { return .zero }
    return (way + next.target.animatableData - target).scaled(by: 1 / (length + nextLength))
  }

  private static func hermite(
    _ start: Data, _ startVelocity: Data, _ end: Data, _ endVelocity: Data, _ time: Double,
    _ length: Double
  ) -> Data {
    guard length > 0 else { return end }
    let t = min(max(time / length, 0), 1)
    let (square, cube) = (t * t, t * t * t)
    return start.scaled(by: 2 * cube - 3 * square + 1)
      + startVelocity.scaled(by: (cube - 2 * square + t) * length)
      + end.scaled(by: 3 * square - 2 * cube)
      + endVelocity.scaled(by: (cube - square) * length)
  }

  func data(at time: Double) -> Data {
    guard let piece = pieces.last(where: { $0.start <= time }) ?? pieces.first else { return last }
    if time >= duration { return last }
    return piece.data(min(max(time - piece.start, 0), piece.duration))
  }
}
