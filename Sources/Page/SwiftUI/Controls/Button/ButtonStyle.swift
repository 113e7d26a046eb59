/// How buttons look, with the usual way to press them.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  /// The view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a button.
public struct ButtonStyleConfiguration {
  /// The label of the button.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

/// How buttons look and how they are pressed.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style that makes its own presses knows of a button.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let role: ButtonRole?
  public let label: Label
  let action: () -> Void

  init(role: ButtonRole?, label: AnyView, action: @escaping () -> Void) {
    self.role = role
    self.label = Label(content: label)
    self.action = action
  }

  /// Runs the action of the button.
  public func trigger() { action() }
}

/// A style of either kind, whose type is not known.
struct AnyButtonStyle {
  let body: @MainActor (PrimitiveButtonStyleConfiguration) -> AnyView

  init<S: PrimitiveButtonStyle>(primitive style: S) {
    body = { AnyView(PrimitiveStyledButton(style: style, configuration: $0)) }
  }

  init<S: ButtonStyle>(_ style: S) {
    body = { AnyView(PressedButton(configuration: $0, style: style)) }
  }
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyButtonStyle {
    AnyButtonStyle(primitive: DefaultButtonStyle())
  }
}

extension EnvironmentValues {
  var primitiveButtonStyle: AnyButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the buttons inside.
  @_disfavoredOverload
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.primitiveButtonStyle, AnyButtonStyle(style))
  }

  /// Sets the style of the buttons inside.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(\.primitiveButtonStyle, AnyButtonStyle(primitive: style))
  }
}

/// A button in a style that only says how it looks.
struct PressedButton<S: ButtonStyle>: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let style: S
  @State private var isPressed = false

  var body: some View {
    StyledButton(
      style: style,
      configuration: ButtonStyleConfiguration(
        role: configuration.role,
        label: ButtonStyleConfiguration.Label(content: AnyView(configuration.label)),
        isPressed: isPressed)
    )
    .modifier(PressModifier(isPressed: $isPressed, action: configuration.action))
  }
}

/// The view that a style makes. Properties of the style, such as its environment, are found here.
struct StyledButton<S: ButtonStyle>: View {
  let style: S
  let configuration: ButtonStyleConfiguration

  var body: some View {
    EmptyView().modifier(StyleModifier(style: style) { $0.makeBody(configuration: configuration) })
  }
}

struct PrimitiveStyledButton<S: PrimitiveButtonStyle>: View {
  let style: S
  let configuration: PrimitiveButtonStyleConfiguration

  var body: some View {
    EmptyView().modifier(StyleModifier(style: style) { $0.makeBody(configuration: configuration) })
  }
}

/// Makes a view of a style whose dynamic properties are connected.
struct StyleModifier<Style, Made: View>: ViewModifier {
  var style: ConnectedStyle<Style>
  let make: (Style) -> Made

  init(style: Style, make: @escaping (Style) -> Made) {
    self.style = ConnectedStyle(style: style)
    self.make = make
  }

  func body(content: Content) -> some View { make(style.style) }
}

/// A style whose dynamic properties are connected before the body is read.
struct ConnectedStyle<Style>: PropertyContainer {
  static var contents: Any.Type { Style.self }
  var style: Style
}
