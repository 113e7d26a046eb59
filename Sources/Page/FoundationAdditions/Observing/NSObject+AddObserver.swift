import Foundation

extension NSObject {
  /// Has an observer's `observeValue(forKeyPath:of:change:context:)` called when a value changes.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let subscription = KeyValueSubscription(
      self, keyPath, options,
      read: { object in
        guard case .found(let value) = KeyValueCoding.value(of: object, forKeyPath: keyPath) else {
          return nil
        }
        return value
      },
      deliver: { [weak observer] object, change in
        guard let observer else { return }
        guard let told = observer as? any KeyValueObserver else {
          observer.observeValue(
            forKeyPath: keyPath, of: object, change: change.dictionary, context: context)
          return
        }
        told.tell(keyPath, of: object, change.dictionary, context)
      })
    RegisteredObservers.shared.add(
      RegisteredObserver(observer, keyPath, context, subscription), to: self)
    subscription.start()
  }

  /// Ends what `addObserver` with the same context began.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    remove(observer, keyPath) { $0.context == context }
  }

  /// Ends what the last `addObserver` began.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    remove(observer, keyPath) { _ in true }
  }

  private func remove(
    _ observer: NSObject, _ keyPath: String, where isMeant: (RegisteredObserver) -> Bool
  ) {
    let isFound = RegisteredObservers.shared.remove(from: self) {
      $0.isOf(observer, keyPath) && isMeant($0)
    }
    guard !isFound else { return }
    fatalError(
      "Cannot remove an observer \(observer) for the key path \"\(keyPath)\" from \(self) "
        + "because it is not registered as an observer.")
  }
}
