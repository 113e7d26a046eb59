import Observation

/// Bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  /// The observable object.
  public var wrappedValue: Value

  /// The wrapper itself, which makes bindings: `$model.name`.
  public var projectedValue: Bindable<Value> { self }

  /// Creates a wrapper from another one.
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }

  // The initializer of a view takes the object itself only if this one is here.
  /// Makes bindings to the properties of an observable object.
  @available(
    *, unavailable,
    message: "@Bindable needs an @Observable object; use @ObservedObject for an ObservableObject"
  )
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(object: wrappedValue, keyPath)
  }
}

extension Bindable where Value: Observable & AnyObject {
  /// Makes bindings to the properties of an observable object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Makes bindings to the properties of an observable object.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The id of the object.
  public var id: Value.ID { wrappedValue.id }
}
