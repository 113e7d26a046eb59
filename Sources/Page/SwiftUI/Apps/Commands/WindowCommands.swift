@_spi(SwiftUI) import UIKit

/// The commands of a window: the studio shows them, and their shortcuts are keys of the window. In
/// the window itself they cannot be seen.
struct WindowCommands: View {
  let commands: [AnyView]

  var body: some View {
    MenuContent(content: ViewSequence(views: commands).environment(\.commandsChanges, [])) {
      CommandsView(makeElements: $0)
    }
    .frame(width: 0, height: 0)
  }
}

private struct CommandsView: View {
  typealias Body = Never
  let makeElements: @MainActor () -> [UIMenuElement]

  static func _makeNode(
    _ view: CommandsView, in context: _NodeContext
  ) -> _ViewNode<CommandsView> {
    ItemNode(view, in: context, item: CommandsItem()) { view, item, _ in
      item.makeElements = view.makeElements
      item.setNeedsCommit()
    }
  }
}

private final class CommandsItem: Item {
  var makeElements: @MainActor () -> [UIMenuElement] = { [] }

  override func makePresentation() -> ItemPresentation? { CommandsPresentation() }
}

private final class CommandsPresentation: ViewPresentation {
  private let host = CommandsHost()

  init() { super.init(host) }

  override func update(_ item: Item, size: CGSize, commit: Commit) {
    guard let item = item as? CommandsItem else { return }
    host.show(item.makeElements())
  }
}

/// Offers menus as long as it is in a window, with the keys of their lines.
final class CommandsHost: PassingView {
  private var elements: [UIMenuElement] = []
  private(set) var keys: [UIKeyCommand] = []
  private weak var controller: UIViewController?

  func show(_ new: [UIMenuElement]) {
    elements = new
    follow()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    follow()
  }

  private func follow() {
    for key in keys { controller?.removeKeyCommand(key) }
    keys = []
    controller = window?.rootViewController
    guard window != nil else { return UIApplication.removeCommands(of: self) }
    UIApplication.offerCommands(elements, of: self)
    keys = elements.flatMap(\.shortcutCommands)
    for key in keys { controller?.addKeyCommand(key) }
  }
}

extension UIMenuElement {
  /// The key commands of the lines inside that can be chosen.
  fileprivate var shortcutCommands: [UIKeyCommand] {
    if let menu = self as? UIMenu { return menu.children.flatMap(\.shortcutCommands) }
    guard let line = self as? MenuLineAction, let shortcut = line.shortcut,
      !line.attributes.contains(.disabled)
    else { return [] }
    return [ShortcutCommand.make(shortcut) { line.performWithSender(nil, target: nil) }]
  }
}
