/// A control that makes a value larger or smaller.
public struct Stepper<Label: View>: View {
  let label: Label
  let up: (() -> Void)?
  let down: (() -> Void)?
  let edited: (Bool) -> Void
  /// The value below the label, if it is shown.
  var shownValue: String?

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
    let stepper = StepperView(up: up, down: down, edited: edited)
    if let shownValue {
      LabeledControl(
        label: StepperValueLabel(label: label, value: shownValue), text: label as? Text
      ) { stepper }
    } else {
      LabeledControl(label: label, text: label as? Text) { stepper }
    }
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
  /// Steps a value with two closures, with a title.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Steps a value by a step, with a title.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Steps a value by a step, with a title.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  /// Steps a value by a step, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }

  /// Steps a value by a step, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Steps a value with two closures, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
}
