import CoreGraphics
import Foundation
import QuartzCore

/// Brings keys to whoever has them: to a key command, to recognizers, and to responders.
///
/// An open menu has the keys first. Then a key that goes down is offered to the key commands of the
/// chain; one that takes it takes its release as well. Escape then closes what is presented.
/// Otherwise the key belongs to the responder that is first when it goes down until it comes up.
@MainActor
final class PressDispatcher {
  private unowned let window: UIWindow
  private let event = UIPressesEvent()
  /// In the order in which they went down.
  private var presses: [UIPress] = []

  init(window: UIWindow) {
    self.window = window
  }

  // MARK: From outside

  func keyDown(_ key: UIKey) {
    if let held = presses.first(where: { $0.key?.keyCode == key.keyCode }) {
      held.key = key
      TypedKeys.again(held)
      return
    }
    let isEscape = EscapeKey.isMeant(by: key)
    if isEscape, EscapeKey.closesMenu(in: window) { return }
    if MenuPresentation.takes(key, in: window) { return }
    if let found = KeyCommands.found(for: key, from: start) {
      found.perform()
      return
    }
    if isEscape, EscapeKey.closesFront(of: window, from: start) { return }
    let press = UIPress()
    press.key = key
    press.type = .init(of: key)
    press.window = window
    press.responder = start
    presses.append(press)
    let around = (start as? UIView) ?? (start as? UIViewController)?.viewIfLoaded
    for recognizer in UIGestureRecognizer.around(around) where recognizer.accepts(press, event) {
      recognizer.follow(press)
    }
    change([press], to: .began, modifiers: key.modifierFlags)
  }

  func keyUp(_ code: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags) {
    let over = presses.filter { $0.key?.keyCode == code }
    change(over, to: .ended, modifiers: modifiers)
  }

  /// Nobody listens to the keyboard any more.
  func cancelAll() {
    change(presses, to: .cancelled, modifiers: [])
  }

  // MARK: Responders

  /// The first responder of this window, else who is in front: what is presented, the window's
  /// controller, or the view it shows.
  private var start: UIResponder {
    if let first = FirstResponder.current, belongsHere(first) { return first }
    guard var front = window.rootViewController else { return window.subviews.last ?? window }
    while let presented = front.presentedViewController { front = presented }
    return front
  }

  private func belongsHere(_ responder: UIResponder) -> Bool {
    let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    return view.map { $0.window === window } ?? true
  }

  private func change(
    _ changed: [UIPress], to phase: UIPress.Phase, modifiers: UIKeyModifierFlags
  ) {
    guard !changed.isEmpty else { return }
    event.timestamp = CACurrentMediaTime()
    event.modifierFlags = modifiers
    for press in changed { (press.phase, press.timestamp) = (phase, event.timestamp) }
    event.allPresses = Set(presses)
    window.sendEvent(event)
    guard phase == .ended || phase == .cancelled else {
      for press in changed { press.phase = .stationary }
      return
    }
    presses.removeAll { press in changed.contains { $0 === press } }
    event.allPresses = Set(presses)
    for press in changed {
      for recognizer in press.followers { recognizer.inputLeft(press) }
    }
    GestureEnvironment.shared.inputsLeft()
  }

  // MARK: Inside

  /// What a window does with keys.
  func send(_ event: UIPressesEvent) {
    guard event === self.event else { return }
    let changed = presses.filter { $0.phase != .stationary }
    var recognizers: [UIGestureRecognizer] = []
    for recognizer in changed.flatMap(\.followers)
    where !recognizers.contains(where: { $0 === recognizer }) {
      recognizers.append(recognizer)
    }
    GestureEnvironment.shared.show {
      for recognizer in recognizers { recognizer.see(changed, event) }
    }
    for press in changed {
      guard let responder = press.responder else { continue }
      switch press.phase {
      case .began: responder.pressesBegan([press], with: event)
      case .changed: responder.pressesChanged([press], with: event)
      case .ended: responder.pressesEnded([press], with: event)
      case .cancelled: responder.pressesCancelled([press], with: event)
      case .stationary: break
      }
    }
  }
}

extension UIPress.PressType {
  /// What a key of a keyboard is to those who know a remote control.
  @MainActor
  fileprivate init(of key: UIKey) {
    switch key.keyCode {
    case .keyboardUpArrow: self = .upArrow
    case .keyboardDownArrow: self = .downArrow
    case .keyboardLeftArrow: self = .leftArrow
    case .keyboardRightArrow: self = .rightArrow
    case .keyboardReturnOrEnter, .keypadEnter: self = .select
    case .keyboardEscape: self = .menu
    case .keyboardPageUp: self = .pageUp
    case .keyboardPageDown: self = .pageDown
    default: self = .keyboard
    }
  }
}
