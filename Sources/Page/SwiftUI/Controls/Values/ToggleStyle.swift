/// How toggles look.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the body.
  associatedtype Body: View
  /// What the style knows of the control.
  typealias Configuration = ToggleStyleConfiguration
  /// The view of a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a toggle.
public struct ToggleStyleConfiguration {
  /// The label of the toggle.
  public struct Label: View {
    let content: AnyView
    /// The label, if it is text.
    var text: Text?
    public var body: some View { content }
  }

  /// The label of the toggle.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether some of the values of the toggle's sources are on and others off.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

extension ToggleStyleConfiguration: ControlConfiguration {
  var automaticBody: some View { DefaultToggleStyle().makeBody(configuration: self) }
}

private struct LabelsHiddenKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var labelsAreHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the toggles inside.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }

  /// Hides the labels of the controls inside.
  public func labelsHidden() -> some View {
    environment(\.labelsAreHidden, true)
  }
}

/// The style that suits the place of a toggle: a switch beside the label.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}

/// A switch beside the label.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// Creates the style.
  public init() { tint = nil }
  /// Creates the style with a color for the value on.
  public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    LabeledControl(label: configuration.label, text: configuration.label.text) {
      SwitchView(isOn: configuration.$isOn, tint: tint)
    }
  }
}

/// A button that stays pressed while the value is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .buttonStyle(PlateToggleStyle(isOn: configuration.isOn))
  }
}

private struct PlateToggleStyle: ButtonStyle {
  let isOn: Bool

  func makeBody(configuration: Configuration) -> some View {
    PlateBody(configuration: configuration, isOn: isOn)
  }

  struct PlateBody: View {
    let configuration: ButtonStyleConfiguration
    let isOn: Bool
    @Environment(\.isEnabled) private var isEnabled

    private var plate: AnyShapeStyle {
      isEnabled
        ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(uiColor: .systemFill))
    }

    private var labelStyle: AnyShapeStyle {
      if !isEnabled { return AnyShapeStyle(Color(uiColor: .tertiaryLabel)) }
      return isOn ? AnyShapeStyle(Color.white) : AnyShapeStyle(TintShapeStyle())
    }

    var body: some View {
      configuration.label
        .foregroundStyle(labelStyle)
        .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
        .background { RoundedRectangle(cornerRadius: 8).fill(plate).opacity(isOn ? 1 : 0) }
        .opacity(configuration.isPressed ? 0.6 : 1)
    }
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style that suits the place of a toggle: a switch beside the label.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch beside the label.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed while the value is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
