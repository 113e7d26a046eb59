/// The switch of UIKit.
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
