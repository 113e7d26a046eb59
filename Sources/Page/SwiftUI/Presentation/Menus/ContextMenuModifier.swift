/// Shows a menu when the user holds a view.
struct ContextMenuModifier<Items: View, Preview: View>: ItemModifier {
  typealias Body = Never
  let items: Items
  let preview: Preview?

  func makeWrapper(around item: Item, of node: _AnyNode) -> ContextMenuItem { ContextMenuItem() }

  func update(_ wrapper: ContextMenuItem, of node: _AnyNode) {
    let lines = MenuLines(content: items)
    wrapper.makeMenu = { [weak node] changed in
      node.map { HostedMenu(lines, of: $0, changed: changed) }
    }
    let preview = preview
    wrapper.makePreview = preview.map { preview in
      { [weak node] in
        let environment = node?.environment ?? EnvironmentValues()
        let controller = UIHostingController(
          preview, in: Surroundings(environment, dismiss: DismissAction()))
        controller.preferredContentSize = controller.hostingView.size(for: .unspecified)
        return controller
      }
    }
    wrapper.isEnabled = node.environment.isEnabled
    wrapper.order = node.environment.menuOrder.elementOrder
    wrapper.isOpen?.receive(lines)
    wrapper.setNeedsCommit()
  }
}

final class ContextMenuItem: WrapperItem {
  var makeMenu: (@escaping () -> Void) -> HostedMenu? = { _ in nil }
  var makePreview: (() -> UIViewController)?
  var isEnabled = true
  var order = UIContextMenuConfiguration.ElementOrder.automatic
  /// The menu while it is open.
  weak var isOpen: HostedMenu?

  override func makePresentation() -> ItemPresentation? { ContextMenuPresentation() }
}

/// The views of a menu that is open. They are made when the user asks for it.
@MainActor @preconcurrency
final class HostedMenu {
  private let node: _AnyNode
  private let options: () -> [ContentOption]
  private let hand: (Any) -> Void

  init<Content: View>(_ content: Content, of node: _AnyNode, changed: @escaping () -> Void) {
    let made = OptionContentNode(
      content,
      in: _NodeContext(graph: node.graph, parent: node, environment: node.childEnvironment))
    made.changed = changed
    self.node = made
    options = { made.options }
    hand = { if let content = $0 as? Content { made.receive(content) } }
  }

  /// Takes what the views around say now.
  func receive<Content: View>(_ content: Content) { hand(content) }

  var elements: [UIMenuElement] { options().menuElements }

  func end() { node.unmount() }
}

final class ContextMenuPresentation: ViewPresentation {
  private let source = ContextMenuSource()

  init() {
    let view = EffectView()
    super.init(view)
    let interaction = UIContextMenuInteraction(delegate: source)
    source.interaction = interaction
    view.addInteraction(interaction)
  }

  override func update(_ item: Item, size: CGSize, commit: Commit) {
    source.item = item as? ContextMenuItem
  }
}

/// Tells UIKit what a long press shows.
final class ContextMenuSource: NSObject, UIContextMenuInteractionDelegate {
  weak var item: ContextMenuItem?
  weak var interaction: UIContextMenuInteraction?
  private var menu: HostedMenu?

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    end()
    guard let item, item.isEnabled else { return nil }
    menu = item.makeMenu { [weak self] in self?.menuChanged() }
    guard let elements = menu?.elements, !elements.isEmpty else {
      end()
      return nil
    }
    item.isOpen = menu
    let configuration = UIContextMenuConfiguration(previewProvider: item.makePreview) { _ in
      UIMenu(children: elements)
    }
    configuration.preferredMenuElementOrder = item.order
    return configuration
  }

  /// State that the lines show has changed while the menu is open.
  private func menuChanged() {
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        guard let self, let elements = self.menu?.elements else { return }
        self.interaction?.updateVisibleMenu { $0.replacingChildren(elements) }
      }
    }
  }

  /// The views of a menu stay until the next one, for what a line presents.
  private func end() {
    menu?.end()
    menu = nil
  }

  deinit {
    nonisolated(unsafe) let menu = menu
    onMainThread { menu?.end() }
  }
}
