import Foundation

extension Thread {
  /// A thread that calls a target's method.
  public convenience init(target: Any, selector: Selector, object argument: Any?) {
    let call = DelayedCall(target: target, selector: selector, argument: argument)
    self.init(block: { call.perform() })
  }

  /// Calls a target's method on a thread of its own.
  public class func detachNewThreadSelector(
    _ selector: Selector, toTarget target: Any, with argument: Any?
  ) {
    Thread(target: target, selector: selector, object: argument).start()
  }
}
