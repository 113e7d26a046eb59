import Combine

/// An observed object that a view outside has put into the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the properties of the object.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  private var object: ObjectType?

  /// Reads the object of the type that a view outside has put into the environment.
  public init() {}

  /// The object; it is an error if no view outside has set one.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found. Add it with .environmentObject(_:) "
          + "to a view outside this one.")
    }
    return object
  }

  /// Bindings to the properties of the object.
  @MainActor @preconcurrency
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension EnvironmentObject: StoredProperty {
  func makeStorage(for node: _AnyNode) -> ObjectObserver<ObjectType> { ObjectObserver() }

  mutating func connect(to storage: ObjectObserver<ObjectType>, of node: _AnyNode) {
    object = node.environment.value(ObjectIdentifier(ObjectType.self)) as? ObjectType
    if let object { storage.observe(object) }
    storage.noteRead()
  }

  static func end(_ storage: ObjectObserver<ObjectType>) {
    storage.stop()
  }
}

extension EnvironmentObject: ObjectReader {
  func lacksObject(in environment: EnvironmentValues) -> Bool {
    environment.value(ObjectIdentifier(ObjectType.self)) == nil
  }
}

extension EnvironmentObject: Equatable {
  public static func == (one: EnvironmentObject, other: EnvironmentObject) -> Bool { true }
}

extension View {
  /// Puts an object into the environment of the views inside this one.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentModifier { $0.set(object, for: ObjectIdentifier(T.self)) })
  }

  /// Puts an observable object into the environment of the views inside this one.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(
      EnvironmentModifier { values in
        if let object { values.set(object, for: ObjectIdentifier(T.self)) }
      })
  }

  /// Sets a value of the environment of the views inside this one.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Changes a value of the environment of the views inside this one.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }
}
