/// The stepper of UIKit.
struct StepperView: UIViewRepresentable {
  let up: (() -> Void)?
  let down: (() -> Void)?
  let edited: (Bool) -> Void

  final class Coordinator {
    var view: StepperView
    init(_ view: StepperView) { self.view = view }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  /// The stepper stands at 0 between its ends, so that each press is one step up or down.
  func makeUIView(context: Context) -> UIStepper {
    let stepper = UIStepper()
    let coordinator = context.coordinator
    stepper.addAction(
      UIAction { [weak stepper] _ in
        guard let stepper, stepper.value != 0 else { return }
        let isUp = stepper.value > 0
        stepper.value = 0
        coordinator.view.edited(true)
        if isUp { coordinator.view.up?() } else { coordinator.view.down?() }
        coordinator.view.edited(false)
      }, for: .valueChanged)
    return stepper
  }

  func updateUIView(_ stepper: UIStepper, context: Context) {
    context.coordinator.view = self
    stepper.minimumValue = down == nil ? 0 : -1
    stepper.maximumValue = up == nil ? 0 : 1
    stepper.isEnabled = context.environment.isEnabled
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIStepper, context: Context
  ) -> CGSize? { uiView.intrinsicContentSize }
}
