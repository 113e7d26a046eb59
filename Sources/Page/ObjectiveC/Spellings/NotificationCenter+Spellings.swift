import Foundation

@available(*, deprecated, renamed: "NotificationCenter")
public typealias NSNotificationCenter = NotificationCenter

extension NotificationCenter {
  @available(*, deprecated, renamed: "getter:default()")
  public class func defaultCenter() -> NotificationCenter { .default }

  @available(*, deprecated, message: "A notification's name is a Notification.Name.")
  @_disfavoredOverload
  public func addObserver(_ observer: Any, selector: Selector, name: String?, object: Any?) {
    addObserver(
      observer, selector: selector, name: name.map { NSNotification.Name($0) }, object: object)
  }

  @available(*, deprecated, message: "A notification's name is a Notification.Name.")
  @_disfavoredOverload
  public func removeObserver(_ observer: AnyObject, name: String?, object: Any?) {
    removeObserver(observer, name: name.map { NSNotification.Name($0) }, object: object)
  }

  @available(*, deprecated, message: "Say addObserver(forName: NSNotification.Name(name), …).")
  public func addObserverForName(
    _ name: String?, object: Any?, queue: OperationQueue?,
    usingBlock block: @escaping @Sendable (Notification) -> Void
  ) -> NSObjectProtocol {
    addObserver(
      forName: name.map { NSNotification.Name($0) }, object: object, queue: queue, using: block)
  }

  @available(*, deprecated, renamed: "post(_:)")
  public func postNotification(_ notification: Notification) { post(notification) }

  @available(*, deprecated, message: "Say post(name: NSNotification.Name(name), object: object).")
  public func postNotificationName(_ name: String, object: Any?) {
    post(name: NSNotification.Name(name), object: object)
  }

  @available(*, deprecated, message: "Say post(name: NSNotification.Name(name), …).")
  public func postNotificationName(
    _ name: String, object: Any?, userInfo: [AnyHashable: Any]?
  ) {
    post(name: NSNotification.Name(name), object: object, userInfo: userInfo)
  }
}
