/// A control that is on or off.
public struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  let label: Label

  /// Switches a value, with a label of views.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  public var body: some View {
    ShortcutControl(
      action: { isOn.wrappedValue.toggle() },
      control: StyledControl { part in
        ToggleStyleConfiguration(label: .init(content: part(label)), isOn: isOn)
      })
  }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Toggle {
  /// Switches all values of a collection: it is on while all of them are.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    self.init(
      isOn: Binding<Bool>(
        target: nil, get: { bindings.allSatisfy(\.wrappedValue) },
        change: { new, transaction in for one in bindings { one.setValue(new, transaction) } }),
      label: label)
  }
}

extension Toggle where Label == Text {
  /// Switches all values of a collection, with a title.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle of a style's configuration, in the style that is set outside.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

/// How toggles look.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a toggle.
public struct ToggleStyleConfiguration {
  /// The label of the toggle.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let label: Label
  @Binding public var isOn: Bool
  /// Whether some of the toggle's values are on and others off: never here.
  public var isMixed: Bool { false }

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

extension ToggleStyleConfiguration: ControlConfiguration {
  var automaticBody: some View { SwitchToggleStyle().makeBody(configuration: self) }
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

/// A switch beside the label.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    LabeledControl(label: configuration.label) {
      SwitchView(isOn: configuration.$isOn, tint: tint)
    }
  }
}

/// A button that stays pressed while the value is on.
public struct ButtonToggleStyle: ToggleStyle {
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
    configuration.label
      .foregroundStyle(isOn ? AnyShapeStyle(Color.white) : AnyShapeStyle(TintShapeStyle()))
      .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
      .background {
        RoundedRectangle(cornerRadius: 8).fill(TintShapeStyle()).opacity(isOn ? 1 : 0)
      }
      .opacity(configuration.isPressed ? 0.6 : 1)
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
  public static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A label at the leading edge and a control at the trailing one.
struct LabeledControl<Label: View, Control: View>: View {
  let label: Label
  let control: Control
  @Environment(\.labelsAreHidden) private var isHidden

  init(label: Label, @ViewBuilder control: () -> Control) {
    self.label = label
    self.control = control()
  }

  var body: some View {
    if isHidden {
      control
    } else {
      HStack {
        label
        Spacer(minLength: 0)
        control
      }
    }
  }
}

struct SwitchView: UIViewRepresentable {
  let isOn: Binding<Bool>
  let tint: Color?

  func makeCoordinator() -> ControlCoordinator<Bool> { ControlCoordinator(isOn) }

  func makeUIView(context: Context) -> UISwitch {
    let view = UISwitch()
    let coordinator = context.coordinator
    view.addAction(
      UIAction { [weak view] _ in
        if let view { coordinator.set(view.isOn) { view.setOn($0, animated: true) } }
      }, for: .valueChanged)
    return view
  }

  func updateUIView(_ view: UISwitch, context: Context) {
    context.coordinator.value = isOn
    if view.isOn != isOn.wrappedValue {
      view.setOn(isOn.wrappedValue, animated: view.window != nil)
    }
    view.isEnabled = context.environment.isEnabled
    view.onTintColor =
      tint?.uiColor(in: context.environment)
      ?? context.environment.tintPaint.map { _ in context.environment.tintUIColor }
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UISwitch, context: Context
  ) -> CGSize? { uiView.intrinsicContentSize }
}

/// Sends the values of a control to a binding.
final class ControlCoordinator<Value: Equatable> {
  var value: Binding<Value>

  init(_ value: Binding<Value>) { self.value = value }

  /// Sets the binding; one that keeps another value puts the control back.
  func set(_ new: Value, orElse restore: (Value) -> Void) {
    value.wrappedValue = new
    let kept = value.wrappedValue
    if kept != new { restore(kept) }
  }
}
