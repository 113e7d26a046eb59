/// A control with a thumb that chooses a value of a range.
public struct Slider<Label: View, ValueLabel: View>: View {
  let value: Binding<Double>
  let range: ClosedRange<Double>
  let step: Double?
  let label: Label
  let least: ValueLabel
  let most: ValueLabel
  let edited: (Bool) -> Void

  public var body: some View {
    HStack {
      least
      SliderView(value: value, range: range, step: step, edited: edited)
      most
    }
  }

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ range: ClosedRange<V>, _ step: V.Stride?, _ label: Label,
    _ least: ValueLabel, _ most: ValueLabel, _ edited: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    self.value = Binding<Double>(
      target: value.target, get: { Double(value.wrappedValue) },
      change: { new, transaction in value.setValue(V(new), transaction) })
    self.range = Double(range.lowerBound)...Double(range.upperBound)
    self.step = step.map { Double($0) }
    self.label = label
    self.least = least
    self.most = most
    self.edited = edited
  }
}

extension Slider {
  /// Chooses a value of a range, with labels at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), EmptyView(), EmptyView(), onEditingChanged)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

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
      return min(low + ((value - low) / step).rounded() * step, view.range.upperBound)
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
