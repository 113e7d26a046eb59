/// One or more taps.
public struct TapGesture: Gesture {
  public typealias Value = Void
  /// The type of `body`.
  public typealias Body = Never
  /// How many taps the gesture needs.
  public var count: Int

  /// Creates a gesture of a number of taps.
  public init(count: Int = 1) {
    self.count = count
  }

  public func _makeFollower() -> _GestureFollower<Void> { TapFollower(count) { _, _ in } }
}

/// One or more taps, and where they are.
public struct SpatialTapGesture: Gesture {
  /// The type of `body`.
  public typealias Body = Never
  /// How many taps the gesture needs.
  public var count: Int
  /// The space of the location.
  public var coordinateSpace: CoordinateSpace

  /// Where a tap is.
  public struct Value: Equatable, Sendable {
    /// The point of the tap in the gesture's coordinate space.
    public var location: CGPoint
  }

  /// Creates a gesture of a number of taps that reports their location in a coordinate space.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Creates a gesture of a number of taps that reports their location in a coordinate space.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  public func _makeFollower() -> _GestureFollower<Value> {
    TapFollower(count) { [coordinateSpace] in
      Value(location: $1.convert($0, to: coordinateSpace))
    }
  }
}

/// Counts taps of one finger.
final class TapFollower<Value>: _GestureFollower<Value> {
  private var count: Int
  private var read: (CGPoint, GestureEvent) -> Value
  private var taps = 0
  private var touch: (id: ObjectIdentifier, start: CGPoint)?
  private var firstPoint: CGPoint?
  private var end: TimeInterval?

  /// How far a finger may move, and another tap may be from the first.
  private static var slop: CGFloat { 45 }
  private static var longestTap: Double { 0.75 }
  private static var longestPause: Double { 0.35 }

  init(_ count: Int, read: @escaping (CGPoint, GestureEvent) -> Value) {
    self.count = max(count, 1)
    self.read = read
  }

  override var isTap: Bool { true }
  override var deadline: TimeInterval? { end }

  override func follow(_ event: GestureEvent) {
    if let end, event.time >= end { return phase = .failed }
    if let touch {
      guard let seen = event.touch(touch.id) else { return phase = .failed }
      if event.touches.count > 1 || seen.phase == .cancelled
        || seen.point.distance(to: touch.start) > Self.slop
      {
        phase = .failed
      } else if seen.phase == .ended {
        lift(seen.point, event)
      }
    } else if let first = event.touches.first(where: { $0.phase == .began }) {
      touchDown(first, event)
    }
  }

  private func touchDown(_ first: GestureTouch, _ event: GestureEvent) {
    if event.touches.count > 1
      || firstPoint.map({ $0.distance(to: first.point) > Self.slop }) == true
    {
      return phase = .failed
    }
    touch = (first.id, first.point)
    end = event.time + Self.longestTap
  }

  private func lift(_ point: CGPoint, _ event: GestureEvent) {
    touch = nil
    taps += 1
    firstPoint = firstPoint ?? point
    end = taps < count ? event.time + Self.longestPause : nil
    if taps >= count { phase = .ended(read(point, event)) }
  }

  override func adopt(_ new: _GestureFollower<Value>) {
    guard let new = new as? TapFollower<Value> else { return }
    count = new.count
    read = new.read
  }

  override func reset() {
    super.reset()
    (taps, touch, firstPoint, end) = (0, nil, nil, nil)
  }
}

extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
