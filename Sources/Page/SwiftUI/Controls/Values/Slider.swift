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
      if let text = label as? Text { slider.accessibilityLabel(text) } else { slider }
      most
    }
    .modifier(RowControlSize())
  }

  private var slider: some View {
    SliderView(value: value, range: range, step: step, edited: edited)
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

  /// Chooses a value of a range, in steps if you give a step, with labels if you give some.
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

extension Slider {
  /// Chooses a value of a range, in steps if you give a step, with labels if you give some.
  @available(
    *, deprecated,
    renamed: "Slider(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)"
  )
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
  }

  /// Chooses a value of a range, in steps if you give a step, with labels if you give some.
  @available(
    *, deprecated,
    renamed: "Slider(value:in:step:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)"
  )
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Chooses a value of a range, in steps if you give a step, with labels if you give some.
  @available(*, deprecated, renamed: "Slider(value:in:label:onEditingChanged:)")
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), EmptyView(), EmptyView(), onEditingChanged)
  }

  /// Chooses a value of a range, in steps if you give a step, with labels if you give some.
  @available(*, deprecated, renamed: "Slider(value:in:step:label:onEditingChanged:)")
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Chooses a value of a range, in steps if you give a step, with labels if you give some.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), EmptyView(), EmptyView(), onEditingChanged)
  }

  /// Chooses a value of a range, in steps if you give a step, with labels if you give some.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Chooses a value of a range, in steps if you give a step, with labels if you give some.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }

  /// Chooses a value of a range, in steps if you give a step, with labels if you give some.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }
}
