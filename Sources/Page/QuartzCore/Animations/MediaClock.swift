// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import Foundation

/// The seconds of the clock all animations share.
public func CACurrentMediaTime() -> CFTimeInterval { MediaClock.now }

/// The system's monotonic clock and the main run loop's timers, or a clock a test moves by hand.
enum MediaClock {
  private struct Alarm {
    weak var timer: MainTimer?
    let due: Double
  }

  nonisolated(unsafe) private static var moment: Double?
  nonisolated(unsafe) private static var alarms: [Alarm] = []

  static var now: Double {
    if let moment { return moment }
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  static var isStopped: Bool { moment != nil }

  /// Stops the clock at a moment; none lets the system's go on.
  static func stop(at moment: Double?) {
    self.moment = moment
    alarms = []
    AnimationSchedule.shared.forgetAll()
    FrameClock.shared.forgetAll()
  }

  /// Timers that a stopped clock would fire.
  static var waitingTimers: Int { alarms.count { $0.timer != nil } }

  static func add(_ timer: MainTimer, after seconds: Double) {
    alarms.append(Alarm(timer: timer, due: now + seconds))
  }

  /// Moves a stopped clock on, and fires what becomes due on the way.
  static func advance(by seconds: Double) {
    let end = now + seconds
    while let next = alarms.indices.min(by: { alarms[$0].due < alarms[$1].due }),
      alarms[next].due <= end
    {
      let alarm = alarms.remove(at: next)
      moment = max(now, alarm.due)
      alarm.timer?.fire()
    }
    moment = end
  }
}

/// Something to be done once, some seconds from now, in a turn of the main run loop.
@_spi(UIKit) public final class MainTimer {
  private var block: (() -> Void)?
  private var alarm: RunLoopAlarm?
  /// A timer holds itself until it has fired or is taken back.
  private var itself: MainTimer?

  @discardableResult
  public init(after seconds: Double, _ block: @escaping () -> Void) {
    self.block = block
    itself = self
    if MediaClock.isStopped {
      MediaClock.add(self, after: max(seconds, 0))
      return
    }
    alarm = RunLoopAlarm.set(after: max(seconds, 0)) { [unowned self] in fire() }
  }

  public func invalidate() {
    alarm?.rest()
    (alarm, block, itself) = (nil, nil, nil)
  }

  func fire() {
    let action = block
    invalidate()
    action?()
  }
}
