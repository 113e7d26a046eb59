/// A control that chooses a color.
public struct ColorPicker<Label: View>: View {
  let selection: Binding<UIColor>
  let supportsOpacity: Bool
  let label: Label

  /// Chooses a color, with a label; opacity can be left out.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      Binding<UIColor>(
        target: selection.target, get: { UIColor(selection.wrappedValue) },
        change: { selection.setValue(Color(uiColor: $0), $1) }), supportsOpacity, label())
  }

  /// Chooses a color, with a label; opacity can be left out.
  public init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      Binding<UIColor>(
        target: selection.target, get: { UIColor(cgColor: selection.wrappedValue) },
        change: { selection.setValue($0.cgColor, $1) }), supportsOpacity, label())
  }

  private init(_ selection: Binding<UIColor>, _ supportsOpacity: Bool, _ label: Label) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label
  }

  public var body: some View {
    LabeledControl(label: label, text: label as? Text) {
      ColorWellView(selection: selection, supportsOpacity: supportsOpacity)
    }
  }
}

extension ColorPicker where Label == Text {
  /// Chooses a color, with a label; opacity can be left out.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Chooses a color, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }

  /// Chooses a color, with a label; opacity can be left out.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }
}

struct ColorWellView: UIViewRepresentable {
  let selection: Binding<UIColor>
  let supportsOpacity: Bool

  func makeCoordinator() -> ControlCoordinator<UIColor> { ControlCoordinator(selection) }

  func makeUIView(context: Context) -> UIColorWell {
    let well = UIColorWell()
    let coordinator = context.coordinator
    well.addAction(
      UIAction { [weak well] _ in
        if let color = well?.selectedColor { coordinator.set(color) { _ in } }
      }, for: .valueChanged)
    return well
  }

  func updateUIView(_ well: UIColorWell, context: Context) {
    context.coordinator.value = selection
    well.supportsAlpha = supportsOpacity
    if well.selectedColor != selection.wrappedValue { well.selectedColor = selection.wrappedValue }
    well.isEnabled = context.environment.isEnabled
    well.alpha = well.isEnabled ? 1 : 0.5
    // The label names the well.
    well.accessibilityLabel = ""
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIColorWell, context: Context
  ) -> CGSize? { CGSize(width: 28, height: 28) }
}
