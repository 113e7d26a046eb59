@_spi(UIKit) import QuartzCore

/// A value under a key of user defaults, and who reads it.
final class StoredEntry: Source, @unchecked Sendable {
  let store: UserDefaults
  let key: String
  private var seen: NSObject?

  private init(_ store: UserDefaults, _ key: String) {
    self.store = store
    self.key = key
    super.init()
    seen = raw
  }

  private var raw: NSObject? { store.object(forKey: key).map { $0 as AnyObject as! NSObject } }

  /// The one entry of a key: all who read it hear of a change.
  static func of(_ store: UserDefaults, _ key: String) -> StoredEntry {
    let id = Identifier(store: ObjectIdentifier(store), key: key)
    if let known = entries[id]?.entry, known.store === store { return known }
    let entry = StoredEntry(store, key)
    followChanges()
    entries[id] = Weak(entry: entry)
    return entry
  }

  private struct Identifier: Hashable {
    let store: ObjectIdentifier
    let key: String
  }

  private struct Weak {
    weak var entry: StoredEntry?
  }

  private static var entries: [Identifier: Weak] = [:]
  private static var observer: (any NSObjectProtocol)?
  private static var isLookWanted = false

  /// Looks in the next turn after user defaults have said that they changed.
  private static func followChanges() {
    guard observer == nil else { return }
    observer = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: nil, queue: nil
    ) { _ in
      onMainThread {
        guard !isLookWanted else { return }
        isLookWanted = true
        DispatchQueue.main.async {
          isLookWanted = false
          lookAtAll()
        }
      }
    }
  }
  private static var lastLook = -Double.infinity
  private static var nextLook: MainTimer?
  /// How long no look follows another while each frame is drawn.
  private static let pause = 0.1

  /// Looks whether something has changed with `UserDefaults` itself: after it says so, and before
  /// views are brought up to date.
  ///
  /// Reading all values takes time: while each frame is drawn, they are read ten times a second.
  static func lookAtAll() {
    guard !entries.isEmpty else { return }
    if Frames.areRunning, abs(animationTime - lastLook) < pause {
      nextLook =
        nextLook
        ?? MainTimer(after: pause) {
          MainActor.assumeIsolated {
            nextLook = nil
            lookNow()
          }
        }
      return
    }
    lookNow()
  }

  private static func lookNow() {
    lastLook = animationTime
    entries = entries.filter { $0.value.entry != nil }
    for entry in entries.values { entry.entry?.look() }
  }

  private func look() {
    let new = raw
    guard new != seen else { return }
    seen = new
    noteChange()
  }

  /// Changes the value. What changed before in another transaction is shown first.
  func write(_ change: () -> Void) {
    noteChange()
    change()
    seen = raw
  }
}
