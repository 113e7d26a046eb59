/// Two fingers that turn around each other.
public struct RotateGesture: Gesture {
  /// The type of `body`.
  public typealias Body = Never
  /// How far the fingers have to turn before the gesture begins.
  public var minimumAngleDelta: Angle

  /// How far two fingers have turned.
  public struct Value: Equatable, Sendable {
    /// The time of the event.
    public var time: Date
    /// The angle from the start, clockwise.
    public var rotation: Angle
    /// The change of the angle per second.
    public var velocity: Angle
    /// The middle of the fingers at the start, as a part of the view's size.
    public var startAnchor: UnitPoint
    /// The middle of the fingers at the start, in the view.
    public var startLocation: CGPoint
  }

  /// Creates a gesture that begins after a change of the angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  public func _makeFollower() -> _GestureFollower<Value> {
    PinchFollower(.angle(minimumAngleDelta)) { pinch in
      Value(
        time: Date(), rotation: pinch.rotation, velocity: pinch.rotationSpeed,
        startAnchor: pinch.startAnchor, startLocation: pinch.startLocation)
    }
  }
}

/// Two fingers that turn around each other, as an angle.
public struct RotationGesture: Gesture {
  public typealias Value = Angle
  /// The type of `body`.
  public typealias Body = Never
  /// How far the fingers have to turn before the gesture begins.
  public var minimumAngleDelta: Angle

  /// Creates a gesture that begins after a change of the angle.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  public func _makeFollower() -> _GestureFollower<Angle> {
    PinchFollower(.angle(minimumAngleDelta)) { $0.rotation }
  }
}
