/// A control that makes a value larger or smaller.
public struct Stepper<Label: View>: View {
  let label: Label
  let up: (() -> Void)?
  let down: (() -> Void)?
  let edited: (Bool) -> Void

  /// Runs actions for each step.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    up = onIncrement
    down = onDecrement
    edited = onEditingChanged
  }

  public var body: some View {
    LabeledControl(label: label) { StepperView(up: up, down: down, edited: edited) }
  }

  private static func step<V: Strideable>(
    _ value: Binding<V>, by step: V.Stride, in bounds: ClosedRange<V>?
  ) -> (() -> Void)? {
    let next = value.wrappedValue.advanced(by: step)
    if let bounds, !bounds.contains(next) { return nil }
    return { value.wrappedValue = value.wrappedValue.advanced(by: step) }
  }

  /// Changes a value by steps.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label, onIncrement: Self.step(value, by: step, in: nil),
      onDecrement: Self.step(value, by: 0 - step, in: nil), onEditingChanged: onEditingChanged)
  }

  /// Changes a value by steps within a range.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label, onIncrement: Self.step(value, by: step, in: bounds),
      onDecrement: Self.step(value, by: 0 - step, in: bounds), onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
}

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
