/// A button in a row of a list: its label, which hands the action to the row.
struct RowButtonLabel: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    LabelButtonStyle(isTinted: true)
      .makeBody(
        configuration: ButtonStyleConfiguration(
          role: configuration.role,
          label: ButtonStyleConfiguration.Label(content: AnyView(configuration.label)),
          isPressed: false)
      )
      .accessibilityAddTraits(.isButton)
      .rowAccessory(perform: isEnabled ? configuration.trigger : nil)
  }
}
