/// A touch that moves.
public struct DragGesture: Gesture {
  /// The type of `body`.
  public typealias Body = Never
  /// How far the touch has to move before the gesture begins, in points.
  public var minimumDistance: CGFloat
  /// The space of the locations.
  public var coordinateSpace: CoordinateSpace

  /// Where a drag is, where it began, and how fast it is.
  public struct Value: Equatable, Sendable {
    /// The time of the event.
    public var time: Date
    /// Where the touch is.
    public var location: CGPoint
    /// Where the touch began.
    public var startLocation: CGPoint
    /// The speed in points per second.
    public var velocity: CGSize

    /// How far the touch is from its start.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the drag would come to rest if the finger let go now.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// How far from its start the drag would come to rest if the finger let go now.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + velocity.width / 4,
        height: translation.height + velocity.height / 4)
    }
  }

  /// Creates a drag that begins after a distance and reports locations in a coordinate space.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Creates a drag that begins after a distance, with points in a coordinate space.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  public func _makeFollower() -> _GestureFollower<Value> {
    DragFollower(minimumDistance, coordinateSpace)
  }
}

final class DragFollower: _GestureFollower<DragGesture.Value> {
  private var distance: CGFloat
  private var space: CoordinateSpace
  private var touch: (id: ObjectIdentifier, start: CGPoint)?
  private var startLocation = CGPoint.zero
  private var speed = GestureSpeed()

  init(_ distance: CGFloat, _ space: CoordinateSpace) {
    self.distance = distance
    self.space = space
  }

  override func follow(_ event: GestureEvent) {
    guard let touch else { return touchDown(event) }
    guard let seen = event.touch(touch.id), seen.phase != .cancelled else {
      return phase = .failed
    }
    switch seen.phase {
    case .moved:
      speed.note(seen.point, at: event.time)
      if case .possible = phase, seen.point.distance(to: touch.start) < distance { return }
      phase = .active(value(seen.point, event))
    case .ended:
      speed.note(seen.point, at: event.time)
      if case .active = phase {
        phase = .ended(value(seen.point, event))
      } else {
        phase = .failed
      }
    case .began, .stationary, .cancelled: break
    }
  }

  private func touchDown(_ event: GestureEvent) {
    guard let first = event.downTouches.first else { return }
    touch = (first.id, first.point)
    startLocation = event.convert(first.point, to: space)
    speed.note(first.point, at: event.time)
    if distance <= 0 { phase = .active(value(first.point, event)) }
  }

  /// In the view's own space the movement is added to the start, so that a view that follows the
  /// drag does not change what the drag reports.
  private func value(_ point: CGPoint, _ event: GestureEvent) -> DragGesture.Value {
    let start = touch?.start ?? point
    let moved = event.convert(
      CGSize(width: point.x - start.x, height: point.y - start.y), at: start, to: space)
    let velocity = event.convert(
      CGSize(width: speed.speed.x, height: speed.speed.y), at: start, to: space)
    return DragGesture.Value(
      time: Date(),
      location: CGPoint(x: startLocation.x + moved.width, y: startLocation.y + moved.height),
      startLocation: startLocation, velocity: velocity)
  }

  override func adopt(_ new: _GestureFollower<DragGesture.Value>) {
    guard let new = new as? DragFollower else { return }
    (distance, space) = (new.distance, new.space)
  }

  override func reset() {
    super.reset()
    (touch, speed) = (nil, GestureSpeed())
  }
}
