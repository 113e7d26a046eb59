/// How buttons look, with the usual way to press them.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the body.
  associatedtype Body: View
  /// What the style knows of the control.
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

  /// What the button is for, if it says so.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// Whether a finger is on the button.
  public let isPressed: Bool
}

/// How buttons look and how they are pressed.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the body.
  associatedtype Body: View
  /// What the style knows of the control.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Creates the view of the control in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style that makes its own presses knows of a button.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// What the button is for, if it says so.
  public let role: ButtonRole?
  /// The label of the button.
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

extension PrimitiveButtonStyleConfiguration: ControlConfiguration {
  var automaticBody: some View { DefaultButtonStyle().makeBody(configuration: self) }
}

extension View {
  /// Sets the style of the buttons inside.
  @_disfavoredOverload
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    controlStyle(style) { (style, configuration: PrimitiveButtonStyleConfiguration) in
      PressedButton(configuration: configuration, style: style)
    }
  }

  /// Sets the style of the buttons inside.
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

/// A button in a style that only says how it looks.
struct PressedButton<S: ButtonStyle>: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let style: S
  @State private var isPressed = false

  var body: some View {
    StyleBody(style: style) { style in
      style.makeBody(
        configuration: ButtonStyleConfiguration(
          role: configuration.role,
          label: ButtonStyleConfiguration.Label(content: AnyView(configuration.label)),
          isPressed: isPressed))
    }
    .modifier(PressModifier(isPressed: $isPressed, action: configuration.action))
  }
}
