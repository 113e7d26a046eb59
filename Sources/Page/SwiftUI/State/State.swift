/// A value that a view owns and changes.
///
/// The value is made once for each identity of the view and lives as long as the view does. A
/// change makes SwiftUI read the bodies that read the value.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  var initial: () -> Value
  var box: StateBox<Value>?

  public init(wrappedValue value: Value) {
    initial = { value }
  }

  public init(initialValue value: Value) {
    initial = { value }
  }

  public var wrappedValue: Value {
    get { box?.read() ?? initial() }
    nonmutating set { box?.write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let box else { return .constant(initial()) }
    return Binding(box: box)
  }
}

extension State where Value: ExpressibleByNilLiteral {
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

/// Where a state is kept.
final class StateBox<Value>: Source, @unchecked Sendable {
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func read() -> Value {
    noteRead()
    return value
  }

  func write(_ new: Value) {
    let isSame = (value as? any Equatable).map { isEqual($0, to: new) } ?? false
    // What changed before in another transaction is shown first, with the value as it was.
    if !isSame, MainThread.isCurrent { MainActor.assumeIsolated { noteChange() } }
    value = new
    if !isSame, !MainThread.isCurrent { onMainThread { [self] in noteChange() } }
  }

  private func isEqual<E: Equatable>(_ one: E, to other: Any) -> Bool {
    (other as? E).map { one == $0 } ?? false
  }
}
