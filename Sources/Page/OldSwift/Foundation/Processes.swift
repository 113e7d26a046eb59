// What Swift 1 and 2 called members of the process, its threads and its queues of operations.

import Foundation

extension ProcessInfo {
  @available(*, deprecated, renamed: "getter:processInfo()")
  public class func processInfo() -> ProcessInfo { processInfo }
}

extension Thread {
  @available(*, deprecated, renamed: "sleep(until:)")
  public class func sleepUntilDate(_ date: any AnyDate) { sleep(until: date.dateValue) }
}

extension Operation {
  @available(*, deprecated, renamed: "isCancelled")
  public var cancelled: Bool { isCancelled }

  @available(*, deprecated, renamed: "isExecuting")
  public var executing: Bool { isExecuting }

  @available(*, deprecated, renamed: "isFinished")
  public var finished: Bool { isFinished }

  @available(*, deprecated, renamed: "isReady")
  public var ready: Bool { isReady }
}

extension OperationQueue {
  @available(*, deprecated, renamed: "getter:main()")
  public class func mainQueue() -> OperationQueue { main }

  @available(*, deprecated, renamed: "getter:current()")
  public class func currentQueue() -> OperationQueue? { current }

  @available(*, deprecated, renamed: "addOperation(_:)")
  public func addOperationWithBlock(_ block: @escaping () -> Void) {
    nonisolated(unsafe) let block = block
    addOperation { block() }
  }

  @available(*, deprecated, renamed: "isSuspended")
  public var suspended: Bool {
    get { isSuspended }
    set { isSuspended = newValue }
  }
}
