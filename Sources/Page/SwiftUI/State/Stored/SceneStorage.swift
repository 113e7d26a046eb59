/// A value that a scene keeps and that its views read and change.
///
/// A page has one scene, which begins again with each run: values last as long as the page runs.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let initial: Value
  private let key: String
  private var box: StateBox<Any?>?

  init(_ initial: Value, _ key: String) {
    self.initial = initial
    self.key = key
  }

  /// The stored value, or the first one while none is stored.
  public var wrappedValue: Value {
    get { box?.read() as? Value ?? initial }
    nonmutating set { box?.write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let box else { return .constant(initial) }
    return Binding(
      target: ObjectIdentifier(box), get: { wrappedValue },
      change: { value, transaction in
        if transaction.isEmpty {
          box.write(value)
        } else {
          withTransaction(transaction) { box.write(value) }
        }
      })
  }
}

extension SceneStorage: StoredProperty {
  func makeStorage(for node: _AnyNode) -> StateBox<Any?> { SceneValues.box(key) }

  mutating func connect(to storage: StateBox<Any?>, of node: _AnyNode) {
    box = storage
  }
}

extension SceneStorage: Equatable {
  public static func == (one: SceneStorage, other: SceneStorage) -> Bool { one.key == other.key }
}

/// The values of the scene, by their keys.
@MainActor @preconcurrency
private enum SceneValues {
  private static var boxes: [String: StateBox<Any?>] = [:]

  static func box(_ key: String) -> StateBox<Any?> {
    if let known = boxes[key] { return known }
    let made = StateBox<Any?>(nil)
    boxes[key] = made
    return made
  }
}
