import Foundation

/// Who is told of some of a control's events, and how.
@MainActor
struct ControlHandler {
  enum Receiver {
    case target(TargetAction)
    /// The first responder around that knows the method.
    case responders(Selector)
    case action(UIAction)
  }

  let receiver: Receiver
  var events: UIControl.Event

  var action: UIAction? {
    if case .action(let action) = receiver { return action }
    return nil
  }

  var selector: Selector? {
    switch receiver {
    case .target(let target): target.action
    case .responders(let selector): selector
    case .action: nil
    }
  }

  var target: Any? {
    if case .target(let target) = receiver { return target.target }
    return nil
  }

  /// A target that is gone is told nothing.
  var isGone: Bool {
    if case .target(let target) = receiver { return target.target == nil }
    return false
  }

  func matches(target: Any?, action: Selector) -> Bool {
    switch receiver {
    case .target(let own): target != nil && own.matches(target: target, action: action)
    case .responders(let own): target == nil && own == action
    case .action: false
    }
  }
}
