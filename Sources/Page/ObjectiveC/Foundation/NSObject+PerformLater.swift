import Foundation

extension NSObject {
  /// Calls a method by its name after a while, on this thread's run loop.
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    perform(selector, with: argument, afterDelay: delay, inModes: [.default])
  }

  /// The same, in some modes of the run loop.
  public func perform(
    _ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    DelayedCalls.shared.add(self, selector, argument, after: delay, in: modes)
  }

  /// Forgets the calls of an object that wait.
  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    DelayedCalls.shared.cancel { owner, _, _ in owner === target as AnyObject }
  }

  /// Forgets the calls of an object's method that wait, with this argument.
  public class func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object argument: Any?
  ) {
    DelayedCalls.shared.cancel { owner, name, given in
      owner === target as AnyObject && name == selector && DelayedCalls.isSame(given, argument)
    }
  }

  /// Calls a method by its name on the main thread.
  public func performSelector(
    onMainThread selector: Selector, with argument: Any?, waitUntilDone waits: Bool
  ) {
    if Thread.isMainThread && waits {
      selector.perform(on: self, with: argument)
    } else {
      let call = DelayedCall(target: self, selector: selector, argument: argument)
      if waits {
        DispatchQueue.main.sync { call.perform() }
      } else {
        DispatchQueue.main.async { call.perform() }
      }
    }
  }

  /// The same, whatever modes the main run loop is in: its queue is served in all of them.
  public func performSelector(
    onMainThread selector: Selector, with argument: Any?, waitUntilDone waits: Bool,
    modes: [String]?
  ) {
    performSelector(onMainThread: selector, with: argument, waitUntilDone: waits)
  }

  /// Calls a method by its name on a thread of its own.
  public func performSelector(inBackground selector: Selector, with argument: Any?) {
    let call = DelayedCall(target: self, selector: selector, argument: argument)
    Thread.detachNewThread { call.perform() }
  }
}

extension RunLoop {
  /// Forgets the calls of an object that wait, on whatever loop.
  public func cancelPerformSelectors(withTarget target: Any) {
    NSObject.cancelPreviousPerformRequests(withTarget: target)
  }
}

/// A call that waits for its moment, and keeps its target until then.
struct DelayedCall: @unchecked Sendable {
  let target: Any
  let selector: Selector
  let argument: Any?

  func perform() {
    selector.perform(on: target, with: argument)
  }
}

/// The calls that wait on run loops.
private final class DelayedCalls: @unchecked Sendable {
  static let shared = DelayedCalls()

  private let lock = NSLock()
  private var waiting: [(call: DelayedCall, timer: Timer)] = []

  func add(
    _ target: NSObject, _ selector: Selector, _ argument: Any?, after delay: TimeInterval,
    in modes: [RunLoop.Mode]
  ) {
    let call = DelayedCall(target: target, selector: selector, argument: argument)
    let timer = Timer(fire: Date(timeIntervalSinceNow: delay), interval: 0, repeats: false) {
      self.forget($0)
      call.perform()
    }
    lock.lock()
    waiting.append((call, timer))
    lock.unlock()
    for mode in modes { RunLoop.current.add(timer, forMode: mode) }
  }

  func cancel(_ isMeant: (AnyObject, Selector, Any?) -> Bool) {
    lock.lock()
    let cancelled = waiting.filter {
      isMeant($0.call.target as AnyObject, $0.call.selector, $0.call.argument)
    }
    waiting.removeAll { entry in cancelled.contains { $0.timer === entry.timer } }
    lock.unlock()
    for entry in cancelled { entry.timer.invalidate() }
  }

  static func isSame(_ left: Any?, _ right: Any?) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (let left?, let right?):
      (left as? AnyHashable).flatMap { left in (right as? AnyHashable).map { left == $0 } }
        ?? ((left as AnyObject) === (right as AnyObject))
    default: false
    }
  }

  private func forget(_ timer: Timer) {
    lock.lock()
    waiting.removeAll { $0.timer === timer }
    lock.unlock()
  }
}
