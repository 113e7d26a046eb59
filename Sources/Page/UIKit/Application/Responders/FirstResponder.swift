import Foundation

/// The responder that keys and commands without a target go to; there is one, or none.
@MainActor
enum FirstResponder {
  private(set) weak static var current: UIResponder?
  /// Whether somebody else is about to be the first.
  private static var isPassing = false

  /// The responder becomes the first one if it wants to, the present one gives way, and it is in
  /// a window.
  static func pass(to new: UIResponder) -> Bool {
    if new === current { return true }
    guard new.canBecomeFirstResponder, isInWindow(new) else { return false }
    if let current {
      isPassing = true
      defer { isPassing = false }
      guard current.canResignFirstResponder, current.resignFirstResponder() else { return false }
    }
    current = new
    InputPanel.shared.follow()
    return true
  }

  static func leave(_ responder: UIResponder) -> Bool {
    guard responder.canResignFirstResponder else { return false }
    if responder === current {
      current = nil
      if !isPassing { InputPanel.shared.follow() }
    }
    return true
  }

  /// What leaves its window answers to nothing any more.
  static func forget(within view: UIView) {
    guard let current, let own = self.view(of: current), own.isDescendant(of: view) else { return }
    if !current.resignFirstResponder() {
      self.current = nil
      InputPanel.shared.follow()
    }
  }

  private static func isInWindow(_ responder: UIResponder) -> Bool {
    responder is UIView || responder is UIViewController
      ? view(of: responder)?.window != nil : true
  }

  private static func view(of responder: UIResponder) -> UIView? {
    responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
  }
}
