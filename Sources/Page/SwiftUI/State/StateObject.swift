import Combine

/// An observed object that the view itself creates and owns.
///
/// The object is created once for each identity of the view, when its body is first read.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var observer: ObjectObserver<ObjectType>?

  /// Creates a state whose object is made once for each identity of the view.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object.
  @MainActor @preconcurrency
  public var wrappedValue: ObjectType {
    if let object = observer?.object { return object }
    Notice.noteRead(
      of: StateObject.self,
      "Accessing StateObject<\(ObjectType.self)>'s object without being installed on a View. This "
        + "will create a new instance each time.")
    return make()
  }

  /// Bindings to the properties of the object.
  @MainActor @preconcurrency
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension StateObject: StoredProperty {
  func makeStorage(for node: _AnyNode) -> ObjectObserver<ObjectType> {
    let observer = ObjectObserver<ObjectType>()
    observer.observe(make())
    return observer
  }

  mutating func connect(to storage: ObjectObserver<ObjectType>, of node: _AnyNode) {
    observer = storage
    storage.noteRead()
  }

  static func end(_ storage: ObjectObserver<ObjectType>) {
    storage.stop()
  }
}

/// The object is kept by the node, so two values make the same content.
extension StateObject: Equatable {
  public static func == (one: StateObject, other: StateObject) -> Bool { true }
}
