import Foundation

/// Timers whose method was given something for its user.
final class TimerInformation: @unchecked Sendable {
  static let shared = TimerInformation()

  private struct Entry {
    weak var timer: Foundation.Timer?
    let value: Any?
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]

  subscript(timer: Foundation.Timer) -> Any? {
    get {
      lock.lock()
      defer { lock.unlock() }
      return entries[ObjectIdentifier(timer)].flatMap { $0.timer === timer ? $0.value : nil }
    }
    set {
      lock.lock()
      defer { lock.unlock() }
      entries = entries.filter { $0.value.timer != nil }
      entries[ObjectIdentifier(timer)] = Entry(timer: timer, value: newValue)
    }
  }
}

/// Timers that give their user what they were given.
enum InformedTimer {
  /// Called as what it is for everybody who asks for the type's name.
  final class Timer: Foundation.Timer {
    override var userInfo: Any? { TimerInformation.shared[self] }
  }

  /// Makes an existing timer one of these, which have no properties of their own.
  ///
  /// Foundation's timers here have a `userInfo` that nothing can set, and only a timer that is
  /// already made can be asked for more.
  static func adopt(_ timer: Foundation.Timer, information: Any) {
    TimerInformation.shared[timer] = information
    let object = Unmanaged.passUnretained(timer).toOpaque()
    let type = unsafeBitCast(InformedTimer.Timer.self as AnyClass, to: UnsafeRawPointer.self)
    object.storeBytes(of: type, as: UnsafeRawPointer.self)
  }
}
