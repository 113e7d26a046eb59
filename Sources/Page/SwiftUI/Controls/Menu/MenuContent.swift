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

  var body: some View {
    OptionsReader(content: label) { labels in
      MenuElementView(makeElements: {
        var attributes: UIMenuElement.Attributes = []
        if role == .destructive { attributes.insert(.destructive) }
        if !isEnabled { attributes.insert(.disabled) }
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

/// How menus look. Only SwiftUI's own styles conform.
public protocol MenuStyle {}

/// The style that suits the place of a menu.
public struct DefaultMenuStyle: MenuStyle { public init() {} }
/// A menu behind a button.
public struct ButtonMenuStyle: MenuStyle { public init() {} }
/// A menu behind a button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle { public init() {} }

extension MenuStyle where Self == DefaultMenuStyle {
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension View {
  /// Sets the style of the menus inside. All styles look the same on an iPhone.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
}
