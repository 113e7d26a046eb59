/// Two fingers that move apart or together.
public struct MagnifyGesture: Gesture {
  /// The type of `body`.
  public typealias Body = Never
  /// How much the scale has to change before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// How much two fingers magnify.
  public struct Value: Equatable, Sendable {
    /// The time of the event.
    public var time: Date
    /// The distance of the fingers as a multiple of what it was at the start.
    public var magnification: CGFloat
    /// The change of the magnification per second.
    public var velocity: CGFloat
    /// The middle of the fingers at the start, as a part of the view's size.
    public var startAnchor: UnitPoint
    /// The middle of the fingers at the start, in the view.
    public var startLocation: CGPoint
  }

  /// Creates a gesture that begins after a change of the scale.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  public func _makeFollower() -> _GestureFollower<Value> {
    PinchFollower(.scale(minimumScaleDelta)) { pinch in
      Value(
        time: Date(), magnification: pinch.scale, velocity: pinch.scaleSpeed,
        startAnchor: pinch.startAnchor, startLocation: pinch.startLocation)
    }
  }
}

/// Two fingers that move apart or together, as a factor.
public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  /// The type of `body`.
  public typealias Body = Never
  /// How much the scale has to change before the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture that begins after a change of the scale.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  public func _makeFollower() -> _GestureFollower<CGFloat> {
    PinchFollower(.scale(minimumScaleDelta)) { $0.scale }
  }
}
