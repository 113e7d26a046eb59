/// A label at the leading edge and a control at the trailing one.
struct LabeledControl<Label: View, Control: View>: View {
  let label: Label
  let text: Text?
  let control: Control
  @Environment(\.labelsAreHidden) private var isHidden

  /// Assistive apps read the label with the control. While it is hidden, they read the text.
  init(label: Label, text: Text?, @ViewBuilder control: () -> Control) {
    self.label = label
    self.text = text
    self.control = control()
  }

  var body: some View {
    if isHidden {
      control.modifier(RowControlSize()).spokenPrefix(text)
    } else {
      HStack {
        label.spokenPart(.label)
        Spacer(minLength: 0)
        control.modifier(RowControlSize())
      }
      .joinsSpokenParts()
    }
  }
}
