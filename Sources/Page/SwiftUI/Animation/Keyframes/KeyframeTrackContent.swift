/// Keyframes of one track.
public protocol KeyframeTrackContent<Value> {
  /// The type that the track animates.
  associatedtype Value: Animatable
  /// The type of the body.
  associatedtype Body: KeyframeTrackContent
  /// The keyframes of the track.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// Adds the keyframes. Only SwiftUI's own implement it.
  func _append(to steps: inout [_KeyframeStep<Value>])
}

extension KeyframeTrackContent {
  public func _append(to steps: inout [_KeyframeStep<Value>]) {
    guard let body = body as? any KeyframeTrackContent<Value> else { return }
    body._append(to: &steps)
  }
}

extension KeyframeTrackContent where Body == Never {
  /// The keyframes of the track.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Never: Animatable {
  /// Is never read: `Never` has no values.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Never: KeyframeTrackContent {}

/// One keyframe: where it leads, how long it takes, and how it goes there.
public struct _KeyframeStep<Value: Animatable> {
  enum Kind {
    case linear(UnitCurve)
    case cubic(start: Value?, end: Value?)
    case spring(Spring, start: Value?)
    case move
  }

  let target: Value
  let duration: Double?
  let kind: Kind
}

/// Goes to a value along a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The type of `body`.
  public typealias Body = Never
  private let step: _KeyframeStep<Value>

  /// Goes to a value in a time, along a curve.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    step = _KeyframeStep(target: to, duration: duration, kind: .linear(timingCurve))
  }

  public func _append(to steps: inout [_KeyframeStep<Value>]) { steps.append(step) }
}

/// Goes to a value as a spring moves.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The type of `body`.
  public typealias Body = Never
  private let step: _KeyframeStep<Value>

  /// Without a duration it takes as long as the spring does.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    step = _KeyframeStep(
      target: to, duration: duration, kind: .spring(spring, start: startVelocity))
  }

  public func _append(to steps: inout [_KeyframeStep<Value>]) { steps.append(step) }
}

/// Goes to a value along a cubic curve that keeps its velocity from keyframe to keyframe.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The type of `body`.
  public typealias Body = Never
  private let step: _KeyframeStep<Value>

  /// Goes to a value in a time, with velocities at its start and end if you give some.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    step = _KeyframeStep(
      target: to, duration: duration, kind: .cubic(start: startVelocity, end: endVelocity))
  }

  public func _append(to steps: inout [_KeyframeStep<Value>]) { steps.append(step) }
}

/// Has a value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The type of `body`.
  public typealias Body = Never
  private let step: _KeyframeStep<Value>

  /// Goes to a value in a time, with velocities at its start and end if you give some.
  public init(_ to: Value) {
    step = _KeyframeStep(target: to, duration: 0, kind: .move)
  }

  public func _append(to steps: inout [_KeyframeStep<Value>]) { steps.append(step) }
}

/// Two groups of keyframes, one after the other.
public struct _TwoKeyframes<A: KeyframeTrackContent, B: KeyframeTrackContent>: KeyframeTrackContent
where A.Value == B.Value {
  public typealias Body = Never
  public typealias Value = A.Value
  let first: A
  let second: B

  public func _append(to steps: inout [_KeyframeStep<A.Value>]) {
    first._append(to: &steps)
    second._append(to: &steps)
  }
}

/// Keyframes that a condition or a loop makes.
public struct _KeyframeList<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = Never
  let steps: [_KeyframeStep<Value>]

  public func _append(to steps: inout [_KeyframeStep<Value>]) { steps += self.steps }
}
