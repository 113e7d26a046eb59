/// The slider of UIKit.
struct SliderView: UIViewRepresentable {
  let value: Binding<Double>
  let range: ClosedRange<Double>
  let step: Double?
  let edited: (Bool) -> Void

  final class Coordinator {
    var view: SliderView
    init(_ view: SliderView) { self.view = view }

    func stepped(_ value: Double) -> Double {
      guard let step = view.step, step > 0 else { return value }
      let low = view.range.lowerBound
      // The last step may lie before the end of the range.
      let last = ((view.range.upperBound - low) / step + 1e-9).rounded(.down)
      return low + min(((value - low) / step).rounded(), last) * step
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UISlider {
    let slider = UISlider()
    let coordinator = context.coordinator
    slider.addAction(
      UIAction { [weak slider] _ in
        guard let slider else { return }
        let new = coordinator.stepped(Double(slider.value))
        coordinator.view.value.wrappedValue = new
        if coordinator.view.step != nil { slider.value = Float(new) }
      }, for: .valueChanged)
    slider.addAction(UIAction { _ in coordinator.view.edited(true) }, for: .touchDown)
    slider.addAction(
      UIAction { _ in coordinator.view.edited(false) },
      for: [.touchUpInside, .touchUpOutside, .touchCancel])
    return slider
  }

  func updateUIView(_ slider: UISlider, context: Context) {
    context.coordinator.view = self
    slider.minimumValue = Float(range.lowerBound)
    slider.maximumValue = Float(range.upperBound)
    if !slider.isTracking || abs(Double(slider.value) - value.wrappedValue) > 1e-6 {
      slider.setValue(Float(value.wrappedValue), animated: false)
    }
    slider.isEnabled = context.environment.isEnabled
    slider.minimumTrackTintColor = context.environment.tintUIColor
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UISlider, context: Context
  ) -> CGSize? {
    CGSize(width: proposal.width ?? 100, height: uiView.intrinsicContentSize.height)
  }
}
