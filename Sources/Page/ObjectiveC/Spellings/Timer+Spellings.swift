import Foundation

@available(*, deprecated, renamed: "Timer")
public typealias NSTimer = Timer

extension Timer {
  @available(
    *, deprecated, renamed: "scheduledTimer(timeInterval:target:selector:userInfo:repeats:)"
  )
  @discardableResult
  public class func scheduledTimerWithTimeInterval(
    _ timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    scheduledTimer(
      timeInterval: timeInterval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
  }

  @available(
    *, deprecated, renamed: "init(fireAt:interval:target:selector:userInfo:repeats:)"
  )
  public convenience init(
    fireDate date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    self.init(
      fireAt: date, interval: interval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
  }

  @available(*, deprecated, renamed: "isValid")
  public var valid: Bool { isValid }
}
