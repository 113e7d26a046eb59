/// A touch that stays where it is for a while.
public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  /// The type of `body`.
  public typealias Body = Never
  /// How long the touch has to stay, in seconds.
  public var minimumDuration: Double
  /// How far the touch may move, in points.
  public var maximumDistance: CGFloat

  /// Creates a gesture that succeeds after a duration.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  public func _makeFollower() -> _GestureFollower<Bool> {
    LongPressFollower(minimumDuration, maximumDistance)
  }
}

final class LongPressFollower: _GestureFollower<Bool> {
  private var duration: Double
  private var distance: CGFloat
  private var touch: (id: ObjectIdentifier, start: CGPoint)?
  private var end: TimeInterval?

  init(_ duration: Double, _ distance: CGFloat) {
    self.duration = max(duration, 0)
    self.distance = distance
  }

  override var deadline: TimeInterval? { end.flatMap { $0.isFinite ? $0 : nil } }

  override func follow(_ event: GestureEvent) {
    guard let touch else { return touchDown(event) }
    guard let seen = event.touch(touch.id), seen.phase != .cancelled,
      seen.point.distance(to: touch.start) <= distance
    else { return phase = .failed }
    if let end, event.time >= end {
      phase = .ended(true)
    } else if !seen.isDown {
      phase = .failed
    }
  }

  private func touchDown(_ event: GestureEvent) {
    guard let first = event.downTouches.first else { return }
    touch = (first.id, first.point)
    end = event.time + duration
    phase = duration > 0 ? .possible(true) : .ended(true)
  }

  override func adopt(_ new: _GestureFollower<Bool>) {
    guard let new = new as? LongPressFollower else { return }
    (duration, distance) = (new.duration, new.distance)
  }

  override func reset() {
    super.reset()
    (touch, end) = (nil, nil)
  }
}
