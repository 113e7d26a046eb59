import Foundation

/// Timers whose method was given something for its user.
final class TimerInformation: @unchecked Sendable {
  static let shared = TimerInformation()

  private struct Entry {
    weak var timer: Timer?
    let value: Any?
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]

  subscript(timer: Timer) -> Any? {
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

extension Timer {
  /// Takes the place of Foundation's own `userInfo`, which nothing can set here. Every library of
  /// this process finds the executable's symbol first.
  @_silgen_name("$s10Foundation5TimerC8userInfoypSgvg")
  public final func givenInformation() -> Any? {
    TimerInformation.shared[self]
  }
}
