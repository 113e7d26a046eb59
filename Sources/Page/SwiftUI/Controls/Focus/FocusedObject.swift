import Combine

/// Reads an observable object that the view with the focus hands out; nil if none does.
///
/// The view is updated when another object is handed out and when the object changes.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the properties of the object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType?

    /// A binding to a property; nil while no view hands out an object.
    public subscript<T>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>
    ) -> Binding<T>? {
      object.map { Binding(object: $0, keyPath) }
    }
  }

  private var object: ObjectType?

  /// Reads the object of the type.
  public init() {}

  /// The object; nil if the view with the focus hands out none.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType? { object }

  /// Bindings to the properties of the object.
  @MainActor @preconcurrency
  public var projectedValue: Wrapper { Wrapper(object: object) }
}

extension FocusedObject: StoredProperty {
  final class Storage {
    let store: FocusedStore
    let observer = ObjectObserver<ObjectType>()

    init(_ store: FocusedStore) { self.store = store }
  }

  func makeStorage(for node: _AnyNode) -> Storage { Storage(node.graph.focusedValues) }

  mutating func connect(to storage: Storage, of node: _AnyNode) {
    storage.store.noteRead()
    object = storage.store.value(of: ObjectIdentifier(ObjectType.self)) as? ObjectType
    if let object { storage.observer.observe(object) } else { storage.observer.stop() }
    storage.observer.noteRead()
  }

  static func end(_ storage: Storage) {
    storage.observer.stop()
  }
}

/// The node knows what is read.
extension FocusedObject: Equatable {
  public static func == (one: FocusedObject, other: FocusedObject) -> Bool { true }
}

extension FocusedValues {
  /// The values with an object, which is found by its type.
  fileprivate init<T: AnyObject>(_ object: T?) {
    self.init()
    self[ObjectIdentifier(T.self)] = object
  }
}

extension View {
  private func focused<T: AnyObject>(_ object: T?, isForScene: Bool) -> some View {
    modifier(FocusedValueModifier(values: FocusedValues(object), isForScene: isForScene))
  }

  /// Hands an object to `@FocusedObject` while the view or one inside it has the focus.
  @_disfavoredOverload
  public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    focused(object, isForScene: false)
  }

  /// Hands an object to `@FocusedObject` while the view or one inside it has the focus.
  public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    focused(object, isForScene: false)
  }

  /// Hands an object to `@FocusedObject` as long as the view is there, wherever the focus is.
  @_disfavoredOverload
  public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    focused(object, isForScene: true)
  }

  /// Hands an object to `@FocusedObject` as long as the view is there, wherever the focus is.
  public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    focused(object, isForScene: true)
  }

  /// Hands an observable object to `@FocusedValue` while the view or one inside it has the focus.
  public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    focused(object, isForScene: false)
  }

  /// Hands an observable object to `@FocusedValue` as long as the view is there.
  public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    focused(object, isForScene: true)
  }
}
