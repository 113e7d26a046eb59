/// Two fingers that move apart or together.
public struct MagnifyGesture: Gesture {
  public typealias Body = Never
  public var minimumScaleDelta: CGFloat

  /// How much two fingers magnify.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  public func _makeFollower() -> _GestureFollower<Value> {
    PinchFollower { pinch in
      let point = pinch.location(in: pinch.view)
      return Value(
        time: Date(), magnification: pinch.scale, velocity: pinch.velocity,
        startAnchor: UnitPoint(point, in: pinch.view), startLocation: point)
    }
  }
}

/// Two fingers that move apart or together, as a factor.
public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public typealias Body = Never
  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  public func _makeFollower() -> _GestureFollower<CGFloat> { PinchFollower { $0.scale } }
}

/// Two fingers that turn.
public struct RotateGesture: Gesture {
  public typealias Body = Never
  public var minimumAngleDelta: Angle

  /// How far two fingers turn.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }

  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  public func _makeFollower() -> _GestureFollower<Value> {
    TurnFollower { turn in
      let point = turn.location(in: turn.view)
      return Value(
        time: Date(), rotation: .radians(turn.rotation), velocity: .radians(turn.velocity),
        startAnchor: UnitPoint(point, in: turn.view), startLocation: point)
    }
  }
}

/// Two fingers that turn, as an angle.
public struct RotationGesture: Gesture {
  public typealias Value = Angle
  public typealias Body = Never
  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  public func _makeFollower() -> _GestureFollower<Angle> {
    TurnFollower { .radians($0.rotation) }
  }
}

final class PinchFollower<Value>: RecognizerFollower<Value, UIPinchGestureRecognizer> {
  private let read: (UIPinchGestureRecognizer) -> Value

  init(_ read: @escaping (UIPinchGestureRecognizer) -> Value) { self.read = read }

  override func makeRecognizer() -> UIPinchGestureRecognizer { UIPinchGestureRecognizer() }
  override func value(of recognizer: UIPinchGestureRecognizer) -> Value? { read(recognizer) }
}

final class TurnFollower<Value>: RecognizerFollower<Value, UIRotationGestureRecognizer> {
  private let read: (UIRotationGestureRecognizer) -> Value

  init(_ read: @escaping (UIRotationGestureRecognizer) -> Value) { self.read = read }

  override func makeRecognizer() -> UIRotationGestureRecognizer { UIRotationGestureRecognizer() }
  override func value(of recognizer: UIRotationGestureRecognizer) -> Value? { read(recognizer) }
}

extension UnitPoint {
  init(_ point: CGPoint, in view: UIView?) {
    let size = view?.bounds.size ?? .zero
    self.init(
      x: size.width > 0 ? point.x / size.width : 0, y: size.height > 0 ? point.y / size.height : 0)
  }
}
