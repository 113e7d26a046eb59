/// A gesture that runs a closure when its value changes.
public struct _ChangedGesture<Content: Gesture>: Gesture where Content.Value: Equatable {
  public typealias Value = Content.Value
  public typealias Body = Never
  let content: Content
  let action: (Content.Value) -> Void

  public func _makeFollower() -> _GestureFollower<Value> {
    ChangeFollower(content._makeFollower(), action)
  }
}

/// A gesture that runs a closure when it ends.
public struct _EndedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never
  let content: Content
  let action: (Content.Value) -> Void

  public func _makeFollower() -> _GestureFollower<Value> {
    EndFollower(content._makeFollower(), action)
  }
}

/// A gesture that makes another value of each value.
public struct _MapGesture<Content: Gesture, Value>: Gesture {
  public typealias Body = Never
  let content: Content
  let transform: (Content.Value) -> Value

  public func _makeFollower() -> _GestureFollower<Value> {
    WrappedFollower(content._makeFollower(), transform)
  }
}

/// A gesture that changes a gesture state while it goes on.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Value = Base.Value
  /// The type of `body`.
  public typealias Body = Never
  /// The gesture that changes the state.
  public var base: Base
  /// The state that is changed.
  public var state: GestureState<State>
  /// Changes the state for a value of the gesture.
  public var _body: (Value, inout State, inout Transaction) -> Void

  /// Creates a gesture that changes a state while another gesture goes on.
  public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    _body = body
  }

  public func _makeFollower() -> _GestureFollower<Value> {
    StateFollower(base._makeFollower(), state, _body)
  }
}

extension Gesture where Value: Equatable {
  /// Runs an action when the value of the gesture changes.
  public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}

extension Gesture {
  /// Runs an action when the gesture ends.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// Makes another value of each value of the gesture.
  public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }

  /// Changes a gesture state while the gesture goes on; the state falls back when it ends.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}
