/// A gesture whose values a closure hears.
public struct _ChangedGesture<Content: Gesture>: Gesture where Content.Value: Equatable {
  public typealias Value = Content.Value
  public typealias Body = Never
  let content: Content
  let action: (Content.Value) -> Void

  public func _makeFollower() -> _GestureFollower<Value> {
    WrappedFollower(content._makeFollower()) { value, moment, pass in
      action(value)
      pass(value, moment)
    }
  }
}

/// A gesture whose end a closure hears.
public struct _EndedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  public typealias Body = Never
  let content: Content
  let action: (Content.Value) -> Void

  public func _makeFollower() -> _GestureFollower<Value> {
    WrappedFollower(content._makeFollower()) { value, moment, pass in
      pass(value, moment)
      if moment == .ended { action(value) }
    }
  }
}

/// A gesture that makes another value of each one.
public struct _MapGesture<Content: Gesture, Value>: Gesture {
  public typealias Body = Never
  let content: Content
  let transform: (Content.Value) -> Value

  public func _makeFollower() -> _GestureFollower<Value> {
    WrappedFollower(content._makeFollower()) { value, moment, pass in
      pass(transform(value), moment)
    }
  }
}

/// A gesture that changes a state while it goes on.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never
  public var base: Base
  public var state: GestureState<State>
  public var body: Never { fatalError("A gesture of a state has no body.") }
  let update: (Value, inout State, inout Transaction) -> Void

  public func _makeFollower() -> _GestureFollower<Value> {
    WrappedFollower(
      base._makeFollower(),
      act: { value, moment, pass in
        if moment == .changed {
          var current = state.wrappedValue
          var transaction = Transaction()
          update(value, &current, &transaction)
          withTransaction(transaction) { state.set(current) }
        }
        pass(value, moment)
        if moment == .ended { state.reset() }
      }, cancel: { state.reset() })
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

  /// Changes a state while the gesture goes on; it falls back when the gesture ends.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, update: body)
  }
}

/// A state that lasts as long as a gesture goes on.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let resetting: (Value, inout Transaction) -> Void
  private var box: StateBox<Value>?

  public init(wrappedValue: Value) {
    self.init(initialValue: wrappedValue)
  }

  public init(initialValue: Value) {
    initial = initialValue
    resetting = { _, _ in }
  }

  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(initialValue: wrappedValue, resetTransaction: resetTransaction)
  }

  public init(initialValue: Value, resetTransaction: Transaction) {
    initial = initialValue
    resetting = { $1 = resetTransaction }
  }

  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    resetting = reset
  }

  public var wrappedValue: Value { box?.read() ?? initial }
  public var projectedValue: GestureState<Value> { self }

  func set(_ value: Value) {
    box?.write(value)
  }

  func reset() {
    guard let box else { return }
    var transaction = Transaction()
    resetting(box.read(), &transaction)
    withTransaction(transaction) { box.write(initial) }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(initialValue: nil, resetTransaction: resetTransaction)
  }
}

extension GestureState: StoredProperty {
  func makeStorage(for node: _AnyNode) -> StateBox<Value> { StateBox(initial) }

  mutating func connect(to storage: StateBox<Value>, of node: _AnyNode) {
    box = storage
  }
}

extension GestureState: Equatable {
  public static func == (one: GestureState, other: GestureState) -> Bool { true }
}
