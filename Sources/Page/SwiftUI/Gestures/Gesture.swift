/// A sequence of touches that means something, and what it tells.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture tells while it goes on.
  associatedtype Value
  associatedtype Body: Gesture

  var body: Body { get }

  /// Makes what follows touches. Only SwiftUI's own gestures implement it.
  func _makeFollower() -> _GestureFollower<Value>
}

extension Never: Gesture {
  public typealias Value = Never
  public func _makeFollower() -> _GestureFollower<Never> { _GestureFollower() }
}

extension Gesture where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Gesture where Value == Body.Value {
  public func _makeFollower() -> _GestureFollower<Value> { body._makeFollower() }
}

/// A gesture whose type is not known.
public struct AnyGesture<Value>: Gesture {
  public typealias Body = Never
  private let make: () -> _GestureFollower<Value>

  public init<G: Gesture>(_ gesture: G) where G.Value == Value {
    make = gesture._makeFollower
  }

  public func _makeFollower() -> _GestureFollower<Value> { make() }
}
