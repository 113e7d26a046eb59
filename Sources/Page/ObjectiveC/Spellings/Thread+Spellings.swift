import Foundation

@available(*, deprecated, renamed: "Thread")
public typealias NSThread = Thread

extension Thread {
  @available(*, deprecated, renamed: "sleep(forTimeInterval:)")
  public class func sleepForTimeInterval(_ interval: TimeInterval) {
    sleep(forTimeInterval: interval)
  }

  @available(*, deprecated, renamed: "getter:current()")
  public class func currentThread() -> Thread { current }
}
