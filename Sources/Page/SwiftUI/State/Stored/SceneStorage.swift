/// A value that a scene keeps and that its views read and change.
///
/// In an app they are kept between runs, with the user defaults. In a page they last as long as it
/// runs.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let initial: Value
  private let key: String
  private let coding: StorageCoding<Value>
  private var box: StateBox<Any?>?

  init(_ initial: Value, _ key: String, _ coding: StorageCoding<Value>) {
    self.initial = initial
    self.key = key
    self.coding = coding
  }

  /// The stored value, or the first one while none is stored.
  public var wrappedValue: Value {
    get { box?.read() as? Value ?? initial }
    nonmutating set { write(newValue) }
  }

  private func write(_ value: Value) {
    guard let box else { return }
    box.write(value)
    SceneValues.store.map { coding.write($0, key, value) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let box else { return .constant(initial) }
    return Binding(
      target: ObjectIdentifier(box), get: { wrappedValue },
      change: { value, transaction in
        if transaction.isEmpty {
          write(value)
        } else {
          withTransaction(transaction) { write(value) }
        }
      })
  }
}

extension SceneStorage: StoredProperty {
  func makeStorage(for node: _AnyNode) -> StateBox<Any?> {
    SceneValues.box(key) { coding.read($0, key) }
  }

  mutating func connect(to storage: StateBox<Any?>, of node: _AnyNode) {
    box = storage
  }
}

extension SceneStorage: Equatable {
  public static func == (one: SceneStorage, other: SceneStorage) -> Bool { one.key == other.key }
}

/// The values of the scene, by their keys.
enum SceneValues {
  /// Where an app keeps them between runs; a page does not.
  nonisolated(unsafe) static var store: UserDefaults?
  nonisolated(unsafe) private static var boxes: [String: StateBox<Any?>] = [:]

  /// The value of a key, at first as the store has it.
  @MainActor
  static func box(_ key: String, _ read: (UserDefaults) -> Any?) -> StateBox<Any?> {
    if let known = boxes[key] { return known }
    let made = StateBox<Any?>(store.flatMap(read))
    boxes[key] = made
    return made
  }

  /// Forgets what was read, as a new run does.
  @MainActor
  static func forget() { boxes = [:] }
}
