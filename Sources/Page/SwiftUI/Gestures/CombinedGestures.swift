/// Two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The type of `body`.
  public typealias Body = Never
  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// The values of the two gestures; nil is that of a gesture that does not go on.
  public struct Value {
    /// The first gesture.
    public var first: First.Value?
    /// The second gesture.
    public var second: Second.Value?
  }

  /// Creates a gesture of two that happen at the same time.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public func _makeFollower() -> _GestureFollower<Value> {
    SimultaneousFollower(first._makeFollower(), second._makeFollower()) {
      Value(first: $0, second: $1)
    }
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// One gesture, and another one after it.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The type of `body`.
  public typealias Body = Never
  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// How far the two gestures have come.
  public enum Value {
    /// The first gesture goes on.
    case first(First.Value)
    /// The first gesture has ended. The second one has a value once it goes on.
    case second(First.Value, Second.Value?)
  }

  /// Creates a gesture of two that happen one after the other.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public func _makeFollower() -> _GestureFollower<Value> {
    SequenceFollower(
      first._makeFollower(), second._makeFollower(), makeFirst: { .first($0) },
      makeSecond: { .second($0, $1) })
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// One gesture, or another one if the first fails.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The type of `body`.
  public typealias Body = Never
  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// The value of the gesture that counts.
  public enum Value {
    /// The first gesture succeeds.
    case first(First.Value)
    /// The second gesture succeeds.
    case second(Second.Value)
  }

  /// Creates a gesture of two of which the first one has precedence.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public func _makeFollower() -> _GestureFollower<Value> {
    ExclusiveFollower(
      first._makeFollower(), second._makeFollower(), makeFirst: { .first($0) },
      makeSecond: { .second($0) })
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// Combines the gesture with another one that may happen at the same time.
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other>
  {
    SimultaneousGesture(self, other)
  }

  /// Combines the gesture with another one that follows it.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Combines the gesture with another one that counts only if this one fails.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
