import Foundation

/// Somebody who is told, and the method by which; objects are not kept alive by it.
@MainActor
struct TargetAction {
  private weak var object: AnyObject?
  private let value: Any?
  let action: Selector

  init(target: Any, action: Selector) {
    self.action = action
    // A type as a target is a value here, and nothing would hold a box around it.
    if type(of: target) is AnyClass {
      object = target as AnyObject
      value = nil
    } else {
      value = target
    }
  }

  /// Who is told; an object that is gone is nobody.
  var target: Any? { object ?? value }

  func send(from sender: Any, event: Any? = nil) {
    guard let target else { return }
    action.perform(on: target, with: sender, event)
  }

  func matches(target: Any?, action: Selector?) -> Bool {
    if let action, action != self.action { return false }
    guard let target else { return true }
    if let type = target as? Any.Type { return (value as? Any.Type) == type }
    return object === (target as AnyObject)
  }
}
