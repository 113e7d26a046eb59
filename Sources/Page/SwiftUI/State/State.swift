/// A value that a view owns and changes.
///
/// The value is made once for each identity of the view and lives as long as the view does. A
/// change makes SwiftUI read the bodies that read the value.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  var initial: () -> Value
  var box: StateBox<Value>?

  /// Creates a state with its first value.
  public init(wrappedValue value: Value) {
    initial = { value }
  }

  /// Creates a state with its first value.
  public init(initialValue value: Value) {
    initial = { value }
  }

  /// The value; setting it updates the views that read it.
  public var wrappedValue: Value {
    get { box?.read() ?? uninstalled() }
    nonmutating set { box?.write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let box else { return .constant(uninstalled()) }
    return Binding(box: box)
  }

  /// The initial value, for who reads it where no view is shown.
  private func uninstalled() -> Value {
    Notice.noteRead(
      of: State.self,
      "A State of \(Value.self) is read where no view is shown: it has its initial value there, "
        + "and changes are lost. Read it in a body or in an action.")
    return initial()
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state without a value at first.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: StoredProperty {
  func makeStorage(for node: _AnyNode) -> StateBox<Value> {
    StateBox(initial())
  }

  mutating func connect(to storage: StateBox<Value>, of node: _AnyNode) {
    box = storage
  }
}

/// A view's state is kept by its node, so two values of it make the same content.
extension State: Equatable {
  public static func == (one: State, other: State) -> Bool { true }
}

/// Where a state is kept. It may be written on any thread.
final class StateBox<Value>: Source, @unchecked Sendable {
  private var current: Value
  private let lock = NSLock()

  init(_ value: Value) {
    current = value
  }

  /// The value, without a note of who reads it.
  var value: Value { lock.withLock { current } }

  func read() -> Value {
    if MainThread.isCurrent { MainActor.assumeIsolated { noteRead() } }
    return value
  }

  /// Sets the value for the page, which must not do so while a body runs.
  func write(_ new: Value) {
    let isSame = isEqual(to: new)
    if !isSame, MainThread.isCurrent { MainActor.assumeIsolated { Notice.noteChangeOfState() } }
    set(new, isSame: isSame)
  }

  /// Sets the value at any time, also while a body runs that does not read it.
  func change(to new: Value) {
    set(new, isSame: isEqual(to: new))
  }

  private func set(_ new: Value, isSame: Bool) {
    let isMain = MainThread.isCurrent
    // What changed before in another transaction is shown first, with the value as it was.
    if !isSame, isMain { MainActor.assumeIsolated { noteChange() } }
    lock.withLock { current = new }
    if !isSame, !isMain {
      let transaction = Transaction.current
      onMainThread { [self] in withTransaction(transaction) { noteChange() } }
    }
  }

  private func isEqual(to new: Value) -> Bool {
    (value as? any Equatable).map { isEqual($0, to: new) } ?? false
  }

  private func isEqual<E: Equatable>(_ one: E, to other: Any) -> Bool {
    (other as? E).map { one == $0 } ?? false
  }
}
