import Foundation

extension NotificationCenter {
  /// A publisher of the notifications of a name.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of the notifications of a name.
  public struct Publisher: Combine.Publisher, Equatable {
    public typealias Output = Notification
    public typealias Failure = Never
    /// The center they are posted to.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// Who posts them; anybody if nil.
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let center = self.center
      var token: (any NSObjectProtocol)?
      let conduit = Conduit(AnySubscriber(subscriber), of: "NotificationCenter Observer") {
        (_: Conduit<Notification, Never>) in
        if let token { center.removeObserver(token) }
      }
      let unchecked = Unchecked(conduit)
      token = center.addObserver(forName: name, object: object, queue: nil) {
        unchecked.value.offer($0)
      }
      subscriber.receive(subscription: conduit)
    }

    public static func == (left: Publisher, right: Publisher) -> Bool {
      left.center === right.center && left.name == right.name && left.object === right.object
    }
  }
}
