import Foundation
import FoundationAdditions

extension NSObject {
  /// A publisher of the values of an object's property.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Combine.Publisher, Equatable {
    public typealias Output = Value
    public typealias Failure = Never
    /// Whose property it is.
    public let object: Subject
    /// The property.
    public let keyPath: KeyPath<Subject, Value>
    /// When its value is published.
    public let options: NSKeyValueObservingOptions
    private let name: String?

    public init(
      object: Subject, keyPath: KeyPath<Subject, Value>, named name: String? = nil,
      options: NSKeyValueObservingOptions
    ) {
      self.object = object
      self.keyPath = keyPath
      self.name = name
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      let (object, keyPath) = (object, keyPath)
      var observation: NSKeyValueObservation?
      let conduit = Conduit(AnySubscriber(subscriber), of: "KVOSubscription") {
        (_: Conduit<Value, Never>) in
        observation?.invalidate()
      }
      subscriber.receive(subscription: conduit)
      observation = object.observe(keyPath, named: name, options: options) { object, _ in
        conduit.offerOrOwe(object[keyPath: keyPath]) { object[keyPath: keyPath] }
      }
    }

    public static func == (left: Self, right: Self) -> Bool {
      left.object === right.object && left.keyPath == right.keyPath && left.options == right.options
    }
  }
}

extension KeyValueObservable where Self: NSObject {
  /// A publisher of a property's value: now, and whenever it changes.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, named name: String? = nil,
    options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(
      object: self, keyPath: keyPath, named: name, options: options)
  }
}
