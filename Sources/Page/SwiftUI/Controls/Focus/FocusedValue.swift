/// A value that the view with the focus hands out; nil if none does.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  private var values = FocusedValues()

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads the observable object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { $0[ObjectIdentifier(objectType)] as? Value }
  }

  /// The value; nil if the view with the focus hands out none.
  public var wrappedValue: Value? { read(values) }
}

extension FocusedValue: StoredProperty {
  func makeStorage(for node: _AnyNode) -> FocusedStore { node.graph.focusedValues }

  mutating func connect(to storage: FocusedStore, of node: _AnyNode) {
    values = FocusedValues(in: storage)
    storage.noteRead()
  }
}

/// The node knows what is read.
extension FocusedValue: Equatable {
  public static func == (one: FocusedValue, other: FocusedValue) -> Bool { true }
}

/// The value behind a binding that the view with the focus hands out.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  @FocusedValue private var binding: Binding<Value>?

  /// Reads the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    _binding = FocusedValue(keyPath)
  }

  /// The value behind the binding; nil if the view with the focus hands out none.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set {
      if let newValue { binding?.wrappedValue = newValue }
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value?> {
    let binding = binding
    return Binding(
      get: { binding?.wrappedValue }, set: { if let new = $0 { binding?.wrappedValue = new } })
  }
}
