/// A value of a view that a gesture changes while it goes on, and that falls back when it ends.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let resetting: (Value, inout Transaction) -> Void
  private var box: StateBox<Value>?

  /// Creates a state with the value that it has while no gesture goes on.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, reset: { _, _ in })
  }

  /// Creates a state with the value that it returns to.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// Creates a state that falls back in a transaction.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue, reset: { $1 = resetTransaction })
  }

  /// Creates a state that returns to its value in a transaction.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Creates a state with a closure that chooses how it falls back, from its last value.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    resetting = reset
  }

  /// Creates a state that calls a closure when it returns to its value.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The value while the gesture goes on, else the first one.
  public var wrappedValue: Value { box?.read() ?? initial }
  /// The state for `updating`.
  public var projectedValue: GestureState<Value> { self }

  /// Changes the value in a transaction that the change may choose.
  func change(_ body: (inout Value, inout Transaction) -> Void) {
    guard let box else { return }
    var value = box.value
    var transaction = Transaction()
    body(&value, &transaction)
    withTransaction(transaction) { box.write(value) }
  }

  func reset() {
    guard let box else { return }
    var transaction = Transaction()
    resetting(box.value, &transaction)
    withTransaction(transaction) { box.write(initial) }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a state without a value at first, which returns to none in a transaction.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// Creates a state without a value at first, and calls a closure when it returns to none.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
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
