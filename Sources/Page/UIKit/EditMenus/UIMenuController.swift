import CoreGraphics
import Foundation

/// A command of a page's own in the edit menu.
@MainActor @preconcurrency
open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector

  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
    super.init()
  }
}

/// The edit menu as it was before iOS 16: one for all, which shows what the first responder answers to.
@MainActor @preconcurrency
open class UIMenuController: NSObject {
  /// Where the menu lies from what it is about.
  public enum ArrowDirection: Int, Sendable {
    case `default`, up, down, left, right
  }

  public static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  public static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  public static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  public static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
  public static let menuFrameDidChangeNotification = Notification.Name(
    "UIMenuControllerMenuFrameDidChangeNotification")

  public static let shared = UIMenuController()

  private weak var targetView: UIView?
  private var targetRect = CGRect.zero
  private lazy var plate = EditMenuPlate { [weak self] in self?.gone() }

  open var menuItems: [UIMenuItem]?
  open var arrowDirection = ArrowDirection.default

  open var isMenuVisible: Bool {
    get { plate.isShown }
    set { setMenuVisible(newValue, animated: false) }
  }

  open var menuFrame: CGRect { plate.frame }

  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }

  open func hideMenu(from targetView: UIView) {
    if targetView === self.targetView { hideMenu() }
  }

  open func hideMenu() { plate.hide() }

  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    (self.targetRect, self.targetView) = (targetRect, targetView)
    if isMenuVisible { plate.move(to: targetRect, of: targetView) }
  }

  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible else { return hideMenu() }
    guard let targetView, targetView.window != nil else { return }
    let commands = commands(from: targetView)
    guard !commands.isEmpty else { return }
    tell(Self.willShowMenuNotification)
    plate.show(commands.map(\.title), about: targetRect, of: targetView) {
      [weak self, weak targetView] index in
      self?.perform(commands[index].action, from: targetView)
    }
    tell(Self.didShowMenuNotification)
  }

  /// The standard commands and the page's own, as far as somebody answers to them.
  private func commands(from view: UIView) -> [UICommand] {
    let start: UIResponder = FirstResponder.current ?? view
    let own = (menuItems ?? []).filter {
      start.target(forAction: $0.action, withSender: self) != nil
    }
    return StandardCommands.answered(from: view)
      + own.map { UICommand(title: $0.title, action: $0.action) }
  }

  private func perform(_ action: Selector, from view: UIView?) {
    let start: UIResponder? = FirstResponder.current ?? view
    guard let receiver = start?.target(forAction: action, withSender: self) else { return }
    action.perform(on: receiver, with: self)
  }

  /// Asks again what is answered to.
  open func update() {
    guard isMenuVisible else { return }
    setMenuVisible(true, animated: false)
  }

  private func gone() {
    tell(Self.willHideMenuNotification)
    tell(Self.didHideMenuNotification)
  }

  private func tell(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
