import Foundation

/// What a timer calls, and what it carries for its user, until it is invalidated.
final class TimerTarget: @unchecked Sendable {
  private let lock = NSLock()
  private var target: Any?
  private var information: Any?
  /// How late the timer may fire, which Foundation here forgets.
  var tolerance: TimeInterval = 0
  private let selector: Selector

  init(_ target: Any, _ selector: Selector, information: Any?) {
    self.target = target
    self.selector = selector
    self.information = information
  }

  var userInfo: Any? { lock.withLock { information } }

  func call(_ timer: Foundation.Timer) {
    guard let target = lock.withLock({ self.target }) else { return }
    selector.perform(on: target, with: timer)
  }

  func release() {
    let (target, information) = lock.withLock {
      defer { (self.target, self.information) = (nil, nil) }
      return (self.target, self.information)
    }
    withExtendedLifetime((target, information)) {}
  }
}

/// The targets of the timers that have one.
private final class TimerTargets: @unchecked Sendable {
  static let shared = TimerTargets()

  private struct Entry {
    weak var timer: Foundation.Timer?
    let target: TimerTarget
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]

  subscript(timer: Foundation.Timer) -> TimerTarget? {
    get {
      lock.withLock {
        entries[ObjectIdentifier(timer)].flatMap { $0.timer === timer ? $0.target : nil }
      }
    }
    set {
      lock.withLock {
        entries = entries.filter { $0.value.timer != nil }
        entries[ObjectIdentifier(timer)] = newValue.map { Entry(timer: timer, target: $0) }
      }
    }
  }
}

/// Timers that know their target.
enum TargetedTimer {
  /// Called as what it is for everybody who asks for the type's name.
  final class Timer: Foundation.Timer {
    override var userInfo: Any? { TimerTargets.shared[self]?.userInfo }

    override var tolerance: TimeInterval {
      get { TimerTargets.shared[self]?.tolerance ?? 0 }
      set { TimerTargets.shared[self]?.tolerance = newValue }
    }

    /// Foundation's timers here keep what they call for as long as they live; Apple's let go of it now.
    override func invalidate() {
      super.invalidate()
      TimerTargets.shared[self]?.release()
    }
  }

  /// Makes an existing timer one of these, which have no properties of their own.
  ///
  /// Only a timer that is already made can be asked for more: its initializers are not to be overridden.
  static func adopt(_ timer: Foundation.Timer, _ target: TimerTarget) {
    TimerTargets.shared[timer] = target
    let object = Unmanaged.passUnretained(timer).toOpaque()
    let type = unsafeBitCast(TargetedTimer.Timer.self as AnyClass, to: UnsafeRawPointer.self)
    object.storeBytes(of: type, as: UnsafeRawPointer.self)
  }
}
