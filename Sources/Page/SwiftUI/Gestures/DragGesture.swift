/// A touch that moves.
public struct DragGesture: Gesture {
  public typealias Body = Never
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  /// Where a drag is, where it began, and how fast it is.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    /// The speed in points per second.
    public var velocity: CGSize

    /// The way from the start.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the drag would end if the finger let go now.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + velocity.width / 4,
        height: translation.height + velocity.height / 4)
    }
  }

  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  public init<C: CoordinateSpaceProtocol>(
    minimumDistance: CGFloat = 10, coordinateSpace: C = .local
  ) {
    self.init(
      minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  public func _makeFollower() -> _GestureFollower<Value> {
    DragFollower(minimumDistance, coordinateSpace)
  }
}

/// Begins when a touch has moved far enough; at once if it need not move.
final class DragRecognizer: UIGestureRecognizer {
  var minimumDistance: CGFloat = 10
  private(set) var start: CGPoint?
  private var moments: [(time: TimeInterval, point: CGPoint)] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard start == nil, let touch = touches.first else { return }
    start = touch.location(in: view?.window)
    note(touch)
    if minimumDistance <= 0 { state = .began }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let start, let touch = touches.first else { return }
    note(touch)
    let point = touch.location(in: view?.window)
    if state == .possible {
      if hypot(point.x - start.x, point.y - start.y) >= minimumDistance { state = .began }
    } else {
      state = .changed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    note(touch)
    state = state == .possible ? .failed : .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .cancelled
  }

  override func reset() {
    super.reset()
    start = nil
    moments = []
  }

  private func note(_ touch: UITouch) {
    moments.append((touch.timestamp, touch.location(in: view?.window)))
    if moments.count > 6 { moments.removeFirst() }
  }

  /// The speed over the last tenth of a second.
  var velocity: CGSize {
    guard let last = moments.last,
      let first = moments.first(where: { last.time - $0.time < 0.1 }), last.time > first.time
    else { return .zero }
    let time = last.time - first.time
    return CGSize(
      width: (last.point.x - first.point.x) / time, height: (last.point.y - first.point.y) / time)
  }
}

final class DragFollower: RecognizerFollower<DragGesture.Value, DragRecognizer> {
  private let distance: CGFloat
  private let space: CoordinateSpace
  private var startLocation: CGPoint?

  init(_ distance: CGFloat, _ space: CoordinateSpace) {
    self.distance = distance
    self.space = space
  }

  override func makeRecognizer() -> DragRecognizer {
    let recognizer = DragRecognizer()
    recognizer.minimumDistance = distance
    return recognizer
  }

  override func value(of recognizer: DragRecognizer) -> DragGesture.Value? {
    guard let start = recognizer.start, let view = recognizer.view else { return nil }
    func place(_ pointInWindow: CGPoint) -> CGPoint {
      let local = view.convert(pointInWindow, from: view.window)
      return space.isLocal ? local : recognizer.convertedLocation(local, to: space)
    }
    // A view that follows the drag moves its own coordinates; the start stays where it was.
    if recognizer.state == .began || startLocation == nil { startLocation = place(start) }
    let now = recognizer.location(in: view.window)
    let moved = CGSize(width: now.x - start.x, height: now.y - start.y)
    let from = startLocation ?? .zero
    let location =
      space.isLocal ? CGPoint(x: from.x + moved.width, y: from.y + moved.height) : place(now)
    return DragGesture.Value(
      time: Date(), location: location, startLocation: from, velocity: recognizer.velocity)
  }
}
