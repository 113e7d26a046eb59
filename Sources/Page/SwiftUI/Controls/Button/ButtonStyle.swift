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
    body = { AnyView(style.makeBody(configuration: $0)) }
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
    style.makeBody(
      configuration: ButtonStyleConfiguration(
        role: configuration.role,
        label: ButtonStyleConfiguration.Label(content: AnyView(configuration.label)),
        isPressed: isPressed)
    )
    .modifier(PressModifier(isPressed: $isPressed, action: configuration.action))
  }
}
