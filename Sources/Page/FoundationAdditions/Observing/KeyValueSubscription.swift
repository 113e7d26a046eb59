import Foundation

/// One observer of one key path: remembers what there was before a change, and tells what there is after it.
final class KeyValueSubscription: @unchecked Sendable {
  private weak var object: NSObject?
  private let options: NSKeyValueObservingOptions
  private let read: (NSObject) -> Any?
  private let deliver: (NSObject, ObservedChange) -> Void
  private let lock = NSLock()
  /// The old values of changes that have begun.
  private var begun: [Any??] = []
  private var path: KeyPathObservation?

  init(
    _ object: NSObject, _ path: String, _ options: NSKeyValueObservingOptions,
    read: @escaping (NSObject) -> Any?, deliver: @escaping (NSObject, ObservedChange) -> Void
  ) {
    self.object = object
    self.options = options
    self.read = read
    self.deliver = deliver
    self.path = KeyPathObservation(
      object, path, willChange: { [weak self] in self?.willChange($0) },
      didChange: { [weak self] in self?.didChange($0) })
  }

  /// Tells what there is, where the options ask for that.
  func start() {
    guard options.contains(.initial), let object else { return }
    let new: Any?? = options.contains(.new) ? .some(read(object)) : .none
    deliver(object, ObservedChange(change: .setting, old: nil, new: new))
  }

  func end() { path = nil }

  private func willChange(_ change: PropertyChange) {
    guard let object, path != nil else { return }
    let wantsOld = options.contains(.old) && change.hasOld
    let old: Any?? = wantsOld ? .some(change.part(of: read(object))) : .none
    lock.withLock { begun.append(old) }
    if options.contains(.prior) {
      deliver(object, ObservedChange(change: change, old: old, new: nil, isPrior: true))
    }
  }

  private func didChange(_ change: PropertyChange) {
    guard let object, path != nil, let old = lock.withLock({ begun.popLast() }) else { return }
    let wantsNew = options.contains(.new) && change.hasNew
    let new: Any?? = wantsNew ? .some(change.part(of: read(object))) : .none
    deliver(object, ObservedChange(change: change, old: old, new: new))
  }
}
