/// How menus look.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of the body.
  associatedtype Body: View
  /// What the style knows of the control.
  typealias Configuration = MenuStyleConfiguration

  /// The view of a menu. `Menu(configuration)` is the menu itself.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a menu.
public struct MenuStyleConfiguration {
  /// The label of the menu.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The lines of the menu.
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }

  let label: Label
  let content: Content
  let primary: (() -> Void)?
}

extension MenuStyleConfiguration: ControlConfiguration {
  /// The label in the style of buttons, as a button that opens the menu.
  var automaticBody: some View {
    MenuContent(content: content) { makeElements in
      MenuButton(makeElements: makeElements, primary: primary) {
        StyledControl { part in
          PrimitiveButtonStyleConfiguration(role: nil, label: part(label), action: {})
        }
      }
    }
  }
}

extension View {
  /// Sets the style of the menus inside.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

/// The style that suits the place of a menu: a button in the style of buttons.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button in the style of buttons that opens the menu.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button without a border that opens the menu.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Menu(configuration).buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The style that suits the place of a menu.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  /// A button in the style of buttons that opens the menu.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border that opens the menu.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
