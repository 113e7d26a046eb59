/// A line of a menu, or several. The views in a menu make them in place of pictures.
struct MenuElementView: View {
  typealias Body = Never
  let makeElements: @MainActor () -> [UIMenuElement]

  static func _makeNode(
    _ view: MenuElementView, in context: _NodeContext
  ) -> _ViewNode<MenuElementView> {
    ItemNode(view, in: context, item: MenuElementItem()) { view, item, _ in
      item.makeElements = view.makeElements
      item.setNeedsLayout()
    }
  }
}

final class MenuElementItem: Item {
  var makeElements: @MainActor () -> [UIMenuElement] = { [] }
}

/// Makes the lines of a menu from views.
struct MenuContent<Content: View, Result: View>: View {
  let content: Content
  @ViewBuilder let make: (@escaping @MainActor () -> [UIMenuElement]) -> Result

  var body: some View {
    OptionsReader(
      content:
        content
        .environment(\.isInMenu, true)
        .buttonStyle(MenuLineButtonStyle())
        .toggleStyle(MenuLineToggleStyle())
        .labelStyle(.titleAndIcon)
    ) { options in
      make { MenuContent.elements(of: options) }
    }
  }

  /// The lines of a menu; a divider begins a new part.
  private static func elements(of options: [ContentOption]) -> [UIMenuElement] {
    var parts: [[UIMenuElement]] = [[]]
    for option in options {
      let inside = ContentOption.all(option.item)
      if inside.contains(where: { $0 is DividerItem }) {
        parts.append([])
      } else if let line = inside.lazy.compactMap({ $0 as? MenuElementItem }).first {
        parts[parts.count - 1] += line.makeElements()
      } else if !option.title.isEmpty {
        parts[parts.count - 1].append(
          UIAction(title: option.title, image: option.image, attributes: .disabled) { _ in })
      }
    }
    let filled = parts.filter { !$0.isEmpty }
    guard filled.count > 1 else { return filled.first ?? [] }
    return filled.map { UIMenu(title: "", options: .displayInline, children: $0) }
  }
}

private struct InMenuKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether views make lines of a menu.
  var isInMenu: Bool {
    get { self[InMenuKey.self] }
    set { self[InMenuKey.self] = newValue }
  }
}

/// A button as a line of a menu.
struct MenuLineButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuLine(label: configuration.label, isOn: false, role: configuration.role) {
      configuration.trigger()
    }
  }
}

/// A toggle as a line of a menu, with a checkmark while it is on.
struct MenuLineToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuLine(label: configuration.label, isOn: configuration.isOn, role: nil) {
      configuration.isOn.toggle()
    }
  }
}

struct MenuLine<Label: View>: View {
  let label: Label
  let isOn: Bool
  let role: ButtonRole?
  let action: () -> Void
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.menuActionDismissBehavior) private var dismissal

  var body: some View {
    OptionsReader(content: label) { labels in
      MenuElementView(makeElements: {
        var attributes: UIMenuElement.Attributes = []
        if role == .destructive { attributes.insert(.destructive) }
        if !isEnabled { attributes.insert(.disabled) }
        if dismissal == .disabled { attributes.insert(.keepsMenuPresented) }
        return [
          UIAction(
            title: labels.map(\.title).filter { !$0.isEmpty }.joined(separator: " "),
            image: labels.lazy.compactMap(\.image).first, attributes: attributes,
            state: isOn ? .on : .off
          ) { _ in action() }
        ]
      })
    }
  }
}
