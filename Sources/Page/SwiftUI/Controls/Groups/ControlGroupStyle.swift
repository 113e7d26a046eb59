/// How groups of controls look.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of the body.
  associatedtype Body: View
  /// What the style knows of the control.
  typealias Configuration = ControlGroupStyleConfiguration

  /// The view of a group of controls.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a group of controls.
public struct ControlGroupStyleConfiguration {
  /// The controls of the group.
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The label of the group.
  public struct Label: View {
    let content: AnyView?
    public var body: some View { content }
  }

  /// The controls of the group.
  public let content: Content
  /// The label of the group.
  public let label: Label
}

extension ControlGroupStyleConfiguration: ControlConfiguration {
  var automaticBody: some View { AutomaticControlGroupStyle().makeBody(configuration: self) }

  /// A menu of the controls.
  @MainActor @ViewBuilder var menu: some View {
    Menu(content: { content }, label: { label })
  }
}

extension View {
  /// Sets the style of the groups of controls inside.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

/// The controls side by side on one plate, with lines between them.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    OptionsReader(content: configuration.content.buttonStyle(GroupedButtonStyle())) { controls in
      HStack(spacing: 0) {
        ForEach(controls.indices, id: \.self) { index in
          if index > 0 { Divider().padding(.vertical, 6) }
          OptionView(item: controls[index].item)
        }
      }
    }
    .background {
      RoundedRectangle(cornerRadius: 8).fill(Color(uiColor: .tertiarySystemFill))
    }
    .fixedSize()
  }
}

/// A button on the plate of its group.
private struct GroupedButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    LabelButtonStyle(isTinted: true).makeBody(configuration: configuration)
      .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
      .contentShape(Rectangle())
  }
}

/// The controls side by side, as in a navigation bar.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    AutomaticControlGroupStyle().makeBody(configuration: configuration)
  }
}

/// The controls as a menu.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.menu }
}

/// The controls as a menu with small lines.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.menu }
}

/// The controls as a menu of pictures.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.menu }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The controls side by side on one plate.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The controls side by side, as in a navigation bar.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// The controls as a menu.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// The controls as a menu with small lines.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}
extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// The controls as a menu of pictures.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
