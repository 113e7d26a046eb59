/// What the Escape key closes: a menu, a calendar, an active search, a popover, a sheet, or an
/// alert that can be canceled.
@MainActor
enum EscapeKey {
  private static let modifiers: UIKeyModifierFlags = [.shift, .control, .alternate, .command]

  static func isMeant(by key: UIKey) -> Bool {
    key.keyCode == .keyboardEscape && key.modifierFlags.isDisjoint(with: modifiers)
  }

  /// Closes an open menu or calendar. It has the key before all others.
  static func closesMenu(in window: UIWindow) -> Bool {
    let menu = window.subviews.last {
      ($0 is MenuPresentation || $0 is DatePlatter) && $0.isUserInteractionEnabled
    }
    return menu?.accessibilityPerformEscape() == true
  }

  /// Asks the responders up to the view that holds what is presented in front.
  static func closesFront(of window: UIWindow, from start: UIResponder) -> Bool {
    let container = window.subviews.last { $0 is UITransitionView && !$0.isHidden }
    var next: UIResponder? = start
    while let responder = next, responder !== container {
      if responder.accessibilityPerformEscape() { return true }
      if responder is UITransitionView { return false }
      next = responder.next
    }
    return container?.accessibilityPerformEscape() == true
  }
}
