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

  /// The menu in the style of its environment.
  public var body: some View {
    if isInMenu {
      MenuContent(content: content) { makeElements in
        OptionsReader(content: label) { labels in
          MenuElementView(makeElements: {
            [
              UIMenu(
                title: labels.map(\.title).joined(separator: " "),
                image: labels.lazy.compactMap(\.image).first, children: makeElements())
            ]
          })
        }
      }
    } else {
      StyledControl { part in
        MenuStyleConfiguration(
          label: .init(content: part(label)), content: .init(content: part(content)),
          primary: primary)
      }
    }
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu of a style's configuration, in the style that is set outside.
  public init(_ configuration: MenuStyleConfiguration) {
    content = configuration.content
    label = configuration.label
    primary = configuration.primary
  }
}
