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
    shortcutView.follow()
  }
}

/// The view of a control with a shortcut. It adds a key command to the controller of its window; a
/// window without a controller asks the hosting view.
final class ShortcutView: PassingView {
  weak var item: ShortcutItem?
  private var command: ShortcutCommand?
  private weak var controller: UIViewController?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    follow()
  }

  /// Adds the command of an enabled control, and removes one that no longer counts.
  func follow() {
    let wanted = window == nil || item?.action == nil ? nil : item?.shortcut
    let root = window?.rootViewController
    guard command?.shortcut != wanted || controller !== root else { return }
    if let command { controller?.removeKeyCommand(command) }
    controller = root
    command = wanted.map { shortcut in
      ShortcutCommand.make(shortcut) { [weak self] in self?.item?.action?() }
    }
    if let command { root?.addKeyCommand(command) }
  }

  /// The commands of the enabled controls in a view.
  static func commands(in view: UIView) -> [UIKeyCommand] {
    guard !view.isHidden else { return [] }
    let own: [UIKeyCommand] =
      switch view {
      case let view as ShortcutView: view.command.map { [$0] } ?? []
      case let view as CommandsHost: view.keys
      default: []
      }
    return own + view.subviews.flatMap(commands)
  }
}

/// The key command of a control.
final class ShortcutCommand: UIKeyCommand {
  private(set) var shortcut: KeyboardShortcut?
  private var run: () -> Void = {}

  static func make(
    _ shortcut: KeyboardShortcut, run: @escaping () -> Void
  ) -> ShortcutCommand {
    let command = ShortcutCommand(
      input: shortcut.key.input, modifierFlags: shortcut.modifiers.keyFlags,
      action: Selector(UIResponder.performShortcut(_:), named: "performShortcut"))
    command.shortcut = shortcut
    command.run = run
    return command
  }

  func perform() { run() }
}

extension UIResponder {
  /// Runs the action of a shortcut. The first responder of the chain does it for the control.
  func performShortcut(_ command: UIKeyCommand) { (command as? ShortcutCommand)?.perform() }
}

/// A view around others that takes no touches itself.
class PassingView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
