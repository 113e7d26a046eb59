@_spi(SwiftUI) import UIKit

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
    OptionsReader(content: MenuLines(content: content)) { options in
      make { options.menuElements }
    }
  }
}

/// Views that make lines of a menu.
struct MenuLines<Content: View>: View {
  let content: Content

  var body: some View {
    content
      .environment(\.isInMenu, true)
      .buttonStyle(MenuLineButtonStyle())
      .toggleStyle(MenuLineToggleStyle())
      .labelStyle(.titleAndIcon)
  }
}

@MainActor
extension [ContentOption] {
  /// The lines of a menu. A divider begins a new part, and so does a section, with its header as
  /// the title.
  var menuElements: [UIMenuElement] {
    var parts: [MenuPart] = [MenuPart()]
    for option in self where !option.isFooter {
      if option.section != parts[parts.count - 1].section {
        parts.append(MenuPart(section: option.section))
      }
      if option.isHeader {
        parts[parts.count - 1].title = option.title
      } else if ContentOption.all(option.item).contains(where: { $0 is DividerItem }) {
        parts.append(MenuPart(section: option.section))
      } else {
        parts[parts.count - 1].lines += option.menuLines
      }
    }
    let filled = parts.filter { !$0.lines.isEmpty }
    if filled.count == 1, filled[0].title.isEmpty { return filled[0].lines }
    return filled.map { UIMenu(title: $0.title, options: .displayInline, children: $0.lines) }
  }
}

/// Lines of a menu that stand between two dividers.
private struct MenuPart {
  var section: ObjectIdentifier?
  var title = ""
  var lines: [UIMenuElement] = []
}

extension ContentOption {
  /// The lines that the view makes. A text is a line that does nothing.
  fileprivate var menuLines: [UIMenuElement] {
    let items = ContentOption.all(item)
    if let made = items.lazy.compactMap({ $0 as? MenuElementItem }).first {
      let elements = made.makeElements()
      let shortcut = items.lazy.compactMap { ($0 as? ShortcutItem)?.shortcut }.first
      for case let line as MenuLineAction in elements { line.shortcut = shortcut }
      return elements
    }
    guard !title.isEmpty else { return [] }
    return [UIAction(title: title, image: image, attributes: .disabled) { _ in }]
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

/// A line of a menu that can be chosen, with the keys that do the same.
final class MenuLineAction: UIAction {
  var shortcut: KeyboardShortcut? {
    didSet { shownKeys = shortcut?.words ?? "" }
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
          MenuLineAction(
            title: labels.map(\.title).filter { !$0.isEmpty }.joined(separator: " "),
            image: labels.lazy.compactMap(\.image).first, attributes: attributes,
            state: isOn ? .on : .off
          ) { _ in action() }
        ]
      })
    }
  }
}
