import Observation

/// A value of the environment of the view that declares it.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private var values: EnvironmentValues?
  /// The type of the object that has to be there.
  private var needed: ObjectIdentifier?

  /// Reads a value of the environment.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// An observable object that a view outside has put into the environment.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    needed = ObjectIdentifier(objectType)
    read = { values in
      guard let object = values.value(ObjectIdentifier(objectType)) as? Value else {
        fatalError(
          "No object of type \(objectType) found. Add it with .environment(_:) to a view outside "
            + "this one.")
      }
      return object
    }
  }

  /// Reads an observable object of the environment; nil if there is none.
  public init<T: AnyObject>(_ objectType: T.Type) where Value == T?, T: Observable {
    read = { $0.value(ObjectIdentifier(objectType)) as? T }
  }

  /// The value in the environment of the view.
  public var wrappedValue: Value { read(values ?? EnvironmentValues()) }
}

extension Environment: StoredProperty {
  final class Nothing {}

  func makeStorage(for node: _AnyNode) -> Nothing { Nothing() }

  mutating func connect(to storage: Nothing, of node: _AnyNode) {
    values = node.environment
  }
}

extension Environment: ObjectReader {
  func lacksObject(in environment: EnvironmentValues) -> Bool {
    needed.map { environment.value($0) == nil } ?? false
  }
}

/// The node knows the environment; two values that read the same key make the same content.
extension Environment: Equatable {
  public static func == (one: Environment, other: Environment) -> Bool { true }
}
