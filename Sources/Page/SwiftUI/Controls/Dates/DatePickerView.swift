/// The forms of UIKit's date picker.
enum DatePickerKind {
  case compact, graphical, wheel
}

/// UIKit's date picker with a binding.
struct DatePickerView: UIViewRepresentable {
  let selection: Binding<Date>
  let least: Date?
  let most: Date?
  let components: DatePickerComponents
  let kind: DatePickerKind

  func makeCoordinator() -> ControlCoordinator<Date> { ControlCoordinator(selection) }

  func makeUIView(context: Context) -> UIDatePicker {
    let picker = UIDatePicker()
    let coordinator = context.coordinator
    picker.addAction(
      UIAction { [weak picker] _ in
        if let picker { coordinator.set(picker.date) { picker.date = $0 } }
      }, for: .valueChanged)
    return picker
  }

  func updateUIView(_ picker: UIDatePicker, context: Context) {
    context.coordinator.value = selection
    let mode: UIDatePicker.Mode =
      components == .date ? .date : components == .hourAndMinute ? .time : .dateAndTime
    if picker.datePickerMode != mode { picker.datePickerMode = mode }
    let style: UIDatePickerStyle =
      kind == .wheel ? .wheels : kind == .graphical ? .inline : .compact
    if picker.preferredDatePickerStyle != style { picker.preferredDatePickerStyle = style }
    if picker.minimumDate != least { picker.minimumDate = least }
    if picker.maximumDate != most { picker.maximumDate = most }
    if picker.date != selection.wrappedValue {
      picker.setDate(selection.wrappedValue, animated: context.transaction.isAnimated)
    }
    picker.isEnabled = context.environment.isEnabled
    picker.tintColor = context.environment.tintUIColor
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIDatePicker, context: Context
  ) -> CGSize? {
    let own = uiView.intrinsicContentSize
    switch kind {
    case .compact: return own
    case .wheel: return CGSize(width: own.width > 0 ? own.width : 320, height: 216)
    case .graphical:
      return CGSize(width: max(proposal.width ?? own.width, 280), height: max(own.height, 320))
    }
  }
}
