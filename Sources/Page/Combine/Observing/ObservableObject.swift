import ObjectiveC

/// A class that says when it is about to change.
public protocol ObservableObject: AnyObject {
  /// The kind of publisher that says so.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Says that the object is about to change.
  var objectWillChange: ObjectWillChangePublisher { get }
}

nonisolated(unsafe) private var willChangeKey: UInt8 = 0
private let willChangeLock = Lock()

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that all published properties of the object send through.
  ///
  /// Properties are found by reflection, once for each object.
  public var objectWillChange: ObservableObjectPublisher {
    willChangeLock.guarding {
      if let there = objc_getAssociatedObject(self, &willChangeKey) as? ObservableObjectPublisher {
        return there
      }
      let made = ObservableObjectPublisher()
      var mirror: Mirror? = Mirror(reflecting: self)
      while let level = mirror {
        for case let property as any PublishedProperty in level.children.map(\.value) {
          property.change = made
        }
        mirror = level.superclassMirror
      }
      objc_setAssociatedObject(self, &willChangeKey, made, .OBJC_ASSOCIATION_RETAIN)
      return made
    }
  }
}

/// The publisher that says that an object is about to change.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
  public typealias Output = Void
  public typealias Failure = Never

  private let lock = Lock()
  private var conduits: [Conduit<Void, Never>] = []

  public init() {}

  /// Says that the object is about to change.
  public func send() {
    for conduit in lock.guarding({ conduits }) { conduit.offer(()) }
  }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    let conduit = Conduit(AnySubscriber(subscriber), of: "ObservableObjectPublisher") {
      [weak self] gone in
      self?.lock.guarding { self?.conduits.removeAll { $0 === gone } }
    }
    lock.guarding { conduits.append(conduit) }
    subscriber.receive(subscription: conduit)
  }
}
