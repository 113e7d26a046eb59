/// A value of the user defaults that a view reads and changes.
///
/// All views that read the key are updated when the value changes, whoever changes it.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let initial: Value
  private let key: String
  private let chosenStore: UserDefaults?
  private let coding: StorageCoding<Value>
  private var entry: StoredEntry?

  init(_ initial: Value, _ key: String, _ store: UserDefaults?, _ coding: StorageCoding<Value>) {
    self.initial = initial
    self.key = key
    chosenStore = store
    self.coding = coding
  }

  private var store: UserDefaults { entry?.store ?? chosenStore ?? .standard }

  /// The stored value, or the first one while none is stored.
  public var wrappedValue: Value {
    get {
      if MainThread.isCurrent { MainActor.assumeIsolated { entry?.noteRead() } }
      return coding.read(store, key) ?? initial
    }
    nonmutating set { write(newValue) }
  }

  private func write(_ value: Value) {
    let store = store
    guard MainThread.isCurrent, let entry else { return coding.write(store, key, value) }
    MainActor.assumeIsolated { entry.write { coding.write(store, key, value) } }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(
      target: entry.map(ObjectIdentifier.init), get: { wrappedValue },
      change: { value, transaction in
        if transaction.isEmpty {
          write(value)
        } else {
          withTransaction(transaction) { write(value) }
        }
      })
  }
}

extension AppStorage: StoredProperty {
  final class Storage {
    var entry: StoredEntry?
  }

  func makeStorage(for node: _AnyNode) -> Storage { Storage() }

  mutating func connect(to storage: Storage, of node: _AnyNode) {
    let store = chosenStore ?? node.environment.defaultStore
    if storage.entry?.store !== store || storage.entry?.key != key {
      storage.entry = StoredEntry.of(store, key)
    }
    entry = storage.entry
  }
}

/// The value is kept under the key, so only another key makes other content.
extension AppStorage: ContentComparable {
  func makesSameContent(as other: AppStorage<Value>) -> Bool {
    key == other.key && chosenStore === other.chosenStore
  }
}

private struct DefaultStoreKey: EnvironmentKey {
  static var defaultValue: UserDefaults { .standard }
}

extension EnvironmentValues {
  /// The user defaults of `@AppStorage` without a store of its own.
  var defaultStore: UserDefaults {
    get { self[DefaultStoreKey.self] }
    set { self[DefaultStoreKey.self] = newValue }
  }
}

extension View {
  /// Sets the user defaults of `@AppStorage` in the views inside.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultStore, store)
  }
}
