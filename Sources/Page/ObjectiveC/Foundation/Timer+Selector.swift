import Foundation

extension Timer {
  /// A timer that calls a target's method; it keeps the target until it is invalidated.
  public convenience init(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: timeInterval), interval: timeInterval, target: target,
      selector: selector, userInfo: userInfo, repeats: repeats)
  }

  /// The same, which fires first at a date.
  public convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    let target = TimerTarget(target, selector, information: userInfo)
    self.init(fire: date, interval: interval, repeats: repeats) { timer in
      target.call(timer)
      if !repeats { timer.invalidate() }
    }
    TargetedTimer.adopt(self, target)
  }

  /// A timer that runs from now on, in this thread's run loop.
  @discardableResult
  public class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: timeInterval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}
