/// A button that opens a menu of buttons, toggles, pickers and further menus.
public struct Menu<Label: View, Content: View>: View {
  let content: Content
  let label: Label
  let primary: (() -> Void)?
  @Environment(\.isInMenu) private var isInMenu

  /// Opens a menu, with a label of views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
    primary = nil
  }

  /// Runs an action when it is tapped, and opens a menu when it is held.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.content = content()
    self.label = label()
    primary = primaryAction
  }

  public var body: some View {
    MenuContent(content: content) { makeElements in
      if isInMenu {
        OptionsReader(content: label) { labels in
          MenuElementView(makeElements: {
            [
              UIMenu(
                title: labels.map(\.title).joined(separator: " "),
                image: labels.lazy.compactMap(\.image).first, children: makeElements())
            ]
          })
        }
      } else {
        MenuButton(makeElements: makeElements, primary: primary) {
          label.foregroundStyle(TintShapeStyle())
        }
      }
    }
  }
}

extension Menu where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }

  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { SwiftUI.Label(titleKey, systemImage: systemImage) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { SwiftUI.Label(title, systemImage: systemImage) })
  }
}
