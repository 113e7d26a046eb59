/// A label that opens a menu of UIKit when it is tapped.
struct MenuButton<Label: View>: View {
  let makeElements: @MainActor () -> [UIMenuElement]
  let label: Label
  var primary: (() -> Void)?

  init(
    makeElements: @escaping @MainActor () -> [UIMenuElement], primary: (() -> Void)? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.makeElements = makeElements
    self.primary = primary
    self.label = label()
  }

  var body: some View {
    HStack { label }.modifier(MenuModifier(makeElements: makeElements, primary: primary))
  }
}

struct MenuModifier: ItemModifier {
  typealias Body = Never
  let makeElements: @MainActor () -> [UIMenuElement]
  let primary: (() -> Void)?

  func makeWrapper(around item: Item, of node: _AnyNode) -> MenuItem { MenuItem() }

  func update(_ wrapper: MenuItem, of node: _AnyNode) {
    wrapper.makeElements = makeElements
    wrapper.primary = primary
    wrapper.isEnabled = node.environment.isEnabled
    wrapper.order = node.environment.menuOrder.elementOrder
    wrapper.setNeedsCommit()
  }
}

final class MenuItem: WrapperItem {
  var makeElements: @MainActor () -> [UIMenuElement] = { [] }
  var primary: (() -> Void)?
  var isEnabled = true
  var order = UIContextMenuConfiguration.ElementOrder.automatic

  override func makePresentation() -> ItemPresentation? { MenuPresentation() }
}

final class MenuPresentation: ViewPresentation {
  private let button = MenuHost(type: .custom)

  init() {
    super.init(button)
    button.accessibilityTraits = .button
    button.addAction(
      UIAction { [weak button] _ in button?.primary?() }, for: .primaryActionTriggered)
  }

  override func update(_ item: Item, size: CGSize, commit: Commit) {
    guard let item = item as? MenuItem else { return }
    button.menu = UIMenu(children: item.makeElements())
    button.primary = item.primary
    button.preferredMenuElementOrder = item.order
    button.showsMenuAsPrimaryAction = item.primary == nil
    button.isEnabled = item.isEnabled
  }
}

/// The button of UIKit around the label of a menu. The label takes no touches.
final class MenuHost: UIButton {
  var primary: (() -> Void)?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isEnabled, !isHidden, bounds.contains(point) else { return nil }
    return self
  }

  override var accessibilityLabel: String? {
    get {
      super.accessibilityLabel
        ?? subviews.spokenElements.compactMap(\.accessibilityLabel).joined(separator: ", ")
    }
    set { super.accessibilityLabel = newValue }
  }
}
