/// A control that is on or off.
public struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  let label: Label
  /// Whether the sources of the toggle differ.
  private var isMixed = false

  /// Switches a value, with a label of views.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// The toggle in the style of its environment.
  public var body: some View {
    ShortcutControl(
      action: { isOn.wrappedValue.toggle() },
      control: StyledControl { part in
        ToggleStyleConfiguration(
          label: .init(content: part(label), text: label as? Text), isOn: isOn, isMixed: isMixed)
      })
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
    isMixed = Set(bindings.map(\.wrappedValue)).count > 1
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle of a style's configuration, in the style that is set outside.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
    isMixed = configuration.isMixed
  }
}
