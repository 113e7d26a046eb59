import Combine
import Observation

/// An object that a view observes and that something else owns.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the properties of an observed object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(object: object, keyPath)
    }
  }

  /// The object that is observed.
  public var wrappedValue: ObjectType

  /// Observes an object.
  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  /// Observes an object.
  public init(initialValue: ObjectType) {
    wrappedValue = initialValue
  }

  /// Bindings to the properties of the object.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: StoredProperty {
  func makeStorage(for node: _AnyNode) -> ObjectObserver<ObjectType> {
    ObjectObserver()
  }

  mutating func connect(to storage: ObjectObserver<ObjectType>, of node: _AnyNode) {
    storage.observe(wrappedValue)
    storage.noteRead()
  }

  static func end(_ storage: ObjectObserver<ObjectType>) {
    storage.stop()
  }
}

/// Listens to an object and marks those who read it when it is about to change.
final class ObjectObserver<ObjectType: ObservableObject>: Source {
  private(set) var object: ObjectType?
  private var subscription: AnyCancellable?

  func observe(_ new: ObjectType) {
    guard object !== new else { return }
    object = new
    subscription = new.objectWillChange.sink { [weak self] _ in
      let transaction = Transaction.current
      onMainThread {
        Notice.noteChangeOfObject()
        withTransaction(transaction) { self?.noteChange() }
      }
    }
  }

  func stop() {
    subscription = nil
    object = nil
  }
}

extension Binding {
  /// A binding to a property of an object.
  init<Object: AnyObject>(object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>) {
    let target = ObjectProperty(object: ObjectIdentifier(object), property: keyPath)
    self.init(
      target: object is any Observable ? target : nil,
      get: { object[keyPath: keyPath] },
      change: { value, transaction in
        if transaction.isEmpty {
          object[keyPath: keyPath] = value
        } else {
          withTransaction(transaction) { object[keyPath: keyPath] = value }
        }
      })
  }
}

private struct ObjectProperty: Hashable {
  let object: ObjectIdentifier
  let property: AnyKeyPath
}
