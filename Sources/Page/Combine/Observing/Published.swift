/// A property of a class that says when it is about to change.
@propertyWrapper
public struct Published<Value> {
  let subject: PublishedSubject<Value>

  public init(initialValue: Value) { subject = PublishedSubject(initialValue) }
  public init(wrappedValue: Value) { subject = PublishedSubject(wrappedValue) }

  /// What stands in the place of the property, where there is no object around it.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError() }
    // swift-format-ignore
    set { fatalError() }
  }

  /// The publisher of the values to come, beginning with the one there is.
  public var projectedValue: Publisher {
    get { Publisher(subject: subject) }
    // Only what `assign(to:)` has done to it is of interest, and that is done.
    set {}
  }

  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].subject.value }
    set { object[keyPath: storageKeyPath].subject.send(newValue) }
  }

  /// The publisher of a published property.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let subject: PublishedSubject<Value>

    public func receive<S: Subscriber>(subscriber: S) where Value == S.Input, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }
  }
}
