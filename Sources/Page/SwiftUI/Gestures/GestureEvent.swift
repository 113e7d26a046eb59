/// How far a gesture has come.
enum GesturePhase<Value> {
  /// It may still become something. A value is reported already, and takes the touch from nobody.
  case possible(Value?)
  /// It goes on: other gestures of the same touches have failed.
  case active(Value)
  case ended(Value)
  case failed

  /// Whether nothing follows before the gesture begins again.
  var isOver: Bool {
    switch self {
    case .possible, .active: false
    case .ended, .failed: true
    }
  }

  var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }

  func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// A touch at a moment, in the coordinates of the window.
struct GestureTouch {
  enum Phase {
    case began, moved, stationary, ended, cancelled
  }

  let id: ObjectIdentifier
  var phase: Phase
  var point: CGPoint

  var isDown: Bool { phase != .ended && phase != .cancelled }
}

/// What gestures see at a moment: all touches, of which some have changed, or just the time.
struct GestureEvent {
  var touches: [GestureTouch]
  var time: TimeInterval
  /// The view of the gesture.
  weak var view: UIView?

  var downTouches: [GestureTouch] { touches.filter(\.isDown) }

  func touch(_ id: ObjectIdentifier) -> GestureTouch? { touches.first { $0.id == id } }

  /// A point of the window in a coordinate space.
  @MainActor
  func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
    guard let view else { return point }
    let local = view.convert(point, from: view.window)
    return space.isLocal ? local : view.convertToHost(local, space)
  }

  /// A movement of a point of the window in a coordinate space: a view that is scaled or turned
  /// sees another one than the window.
  @MainActor
  func convert(_ movement: CGSize, at point: CGPoint, to space: CoordinateSpace) -> CGSize {
    let end = CGPoint(x: point.x + movement.width, y: point.y + movement.height)
    let (from, to) = (convert(point, to: space), convert(end, to: space))
    return CGSize(width: to.x - from.x, height: to.y - from.y)
  }
}

extension UIView {
  /// A point of the view in the space of its hosting view, or of a named view.
  fileprivate func convertToHost(_ point: CGPoint, _ space: CoordinateSpace) -> CGPoint {
    var host: UIView? = self
    while let current = host, !(current is any HostingSurface) { host = current.superview }
    let inHost = convert(point, to: host)
    guard let name = space.name, let surface = host as? any HostingSurface,
      let origin = surface.origin(ofSpace: name)
    else { return inHost }
    return CGPoint(x: inHost.x - origin.x, y: inHost.y - origin.y)
  }
}
