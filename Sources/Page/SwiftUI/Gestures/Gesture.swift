/// A sequence of touches that has a meaning, such as a tap or a drag, and the values it reports.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture reports while it goes on.
  associatedtype Value
  /// The type of the body.
  associatedtype Body: Gesture

  /// The gesture that this one consists of.
  var body: Body { get }

  /// Makes what follows touches. Only SwiftUI's own gestures implement it.
  func _makeFollower() -> _GestureFollower<Value>
}

extension Gesture where Body == Never {
  /// The gestures that this one consists of.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Gesture where Value == Body.Value {
  public func _makeFollower() -> _GestureFollower<Body.Value> { body._makeFollower() }
}

extension Never: Gesture {
  public typealias Value = Never
  public func _makeFollower() -> _GestureFollower<Never> { _GestureFollower() }
}

/// An optional gesture: without a value it follows no touches.
extension Optional: Gesture where Wrapped: Gesture {
  /// The type of `body`.
  public typealias Body = Never
  public typealias Value = Wrapped.Value

  public func _makeFollower() -> _GestureFollower<Wrapped.Value> {
    ErasedFollower(self?._makeFollower() ?? IdleFollower())
  }
}

/// A gesture whose type is not known.
public struct AnyGesture<Value>: Gesture {
  /// The type of `body`.
  public typealias Body = Never
  private let make: () -> _GestureFollower<Value>

  /// Erases the type of a gesture.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    make = gesture._makeFollower
  }

  public func _makeFollower() -> _GestureFollower<Value> { ErasedFollower(make()) }
}

/// Follows with another follower, whose kind may change from one evaluation to the next.
final class ErasedFollower<Value>: _GestureFollower<Value> {
  private var base: _GestureFollower<Value>

  init(_ base: _GestureFollower<Value>) {
    self.base = base
  }

  override var deadline: TimeInterval? { base.deadline }
  override var isTap: Bool { base.isTap }

  override func follow(_ event: GestureEvent) {
    base.handle(event)
    phase = base.phase
  }

  override func fail() {
    base.fail()
    super.fail()
  }

  override func tell() { base.tell() }

  override func reset() {
    base.reset()
    super.reset()
  }

  override func adopt(_ new: _GestureFollower<Value>) {
    guard let new = new as? ErasedFollower<Value> else { return }
    if type(of: base) == type(of: new.base) {
      base.adopt(new.base)
    } else {
      base.fail()
      base.tell()
      base = new.base
    }
  }
}

/// Follows nothing.
final class IdleFollower<Value>: _GestureFollower<Value> {
  override func follow(_ event: GestureEvent) { fail() }
}
