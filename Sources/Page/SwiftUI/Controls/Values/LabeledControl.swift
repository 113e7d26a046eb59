/// A label at the leading edge and a control at the trailing one.
struct LabeledControl<Label: View, Control: View>: View {
  let label: Label
  let spoken: Text?
  let control: Control
  @Environment(\.labelsAreHidden) private var isHidden

  /// Assistive apps read the text as the label of the control, and pass over the label itself.
  init(label: Label, spoken: Text? = nil, @ViewBuilder control: () -> Control) {
    self.label = label
    self.spoken = spoken
    self.control = control()
  }

  var body: some View {
    if isHidden {
      spokenControl
    } else {
      HStack {
        label.accessibilityHidden(spoken != nil)
        Spacer(minLength: 0)
        spokenControl
      }
    }
  }

  @ViewBuilder private var spokenControl: some View {
    if let spoken {
      control.modifier(RowControlSize()).accessibilityLabel(spoken)
    } else {
      control.modifier(RowControlSize())
    }
  }
}
