/// Offers the action of a control to the keys of the hosting view.
struct ShortcutModifier: ItemModifier {
  typealias Body = Never
  let shortcut: KeyboardShortcut
  let action: () -> Void

  func makeWrapper(around item: Item, of node: _AnyNode) -> ShortcutItem { ShortcutItem() }

  func update(_ wrapper: ShortcutItem, of node: _AnyNode) {
    wrapper.shortcut = shortcut
    wrapper.action = node.environment.isEnabled ? action : nil
    wrapper.setNeedsCommit()
  }
}

final class ShortcutItem: WrapperItem {
  var shortcut: KeyboardShortcut?
  var action: (() -> Void)?
  override func makePresentation() -> ItemPresentation? { ShortcutPresentation() }
}

final class ShortcutPresentation: ViewPresentation {
  private let shortcutView = ShortcutView()

  init() { super.init(shortcutView) }

  override func update(_ item: Item, size: CGSize, commit: Commit) {
    shortcutView.item = item as? ShortcutItem
  }
}

/// The view of a control with a shortcut. The hosting view asks it when a key is pressed.
final class ShortcutView: PassingView {
  weak var item: ShortcutItem?

  /// The shortcuts of the enabled controls in a view, the first ones in front.
  static func all(in view: UIView) -> [ShortcutView] {
    guard !view.isHidden else { return [] }
    let own = (view as? ShortcutView).flatMap { $0.item?.action == nil ? nil : $0 }
    return (own.map { [$0] } ?? []) + view.subviews.flatMap(all)
  }

  /// A command of UIKit for the shortcut.
  func command(_ action: Selector) -> UIKeyCommand? {
    guard let shortcut = item?.shortcut else { return nil }
    return UIKeyCommand(
      input: shortcut.key.input, modifierFlags: shortcut.modifiers.keyFlags, action: action)
  }

  /// Runs the action if the command is that of the shortcut.
  func perform(_ command: UIKeyCommand) -> Bool {
    guard let item, let shortcut = item.shortcut, let action = item.action,
      command.input == shortcut.key.input,
      command.modifierFlags == shortcut.modifiers.keyFlags
    else { return false }
    action()
    return true
  }
}

/// A view around others that takes no touches itself.
class PassingView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
