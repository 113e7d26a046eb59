import Foundation

/// A timer of the main run loop that is set again and again.
///
/// Foundation for Linux never gives back the memory of a timer; animations need one after the
/// other. So those that have rung rest, at a date that never comes, until another is wanted.
final class RunLoopAlarm {
  nonisolated(unsafe) private static var resting: [RunLoopAlarm] = []

  private var action: (() -> Void)?
  private var timer: Timer?

  /// Rings once, so many seconds from now.
  static func set(after seconds: Double, _ action: @escaping () -> Void) -> RunLoopAlarm {
    let alarm = resting.popLast() ?? RunLoopAlarm()
    alarm.action = action
    alarm.timer?.fireDate = Date(timeIntervalSinceNow: seconds)
    return alarm
  }

  private init() {
    // Foundation's Timer(timeInterval:) is due at once on Linux; one with a date is not.
    let timer = Timer(fire: .distantFuture, interval: Self.never, repeats: true) { [weak self] _ in
      self?.ring()
    }
    self.timer = timer
    RunLoop.main.add(timer, forMode: .common)
  }

  /// Longer than any page runs.
  private static let never: TimeInterval = 1e9

  private func ring() {
    let due = action
    rest()
    due?()
  }

  /// Takes the alarm back, if it has not rung.
  func rest() {
    guard action != nil else { return }
    action = nil
    timer?.fireDate = .distantFuture
    Self.resting.append(self)
  }
}
