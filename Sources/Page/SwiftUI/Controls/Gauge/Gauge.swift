/// A view that shows a value within a range.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>:
  View
{
  private let fraction: Double
  private let label: Label
  private var currentValueLabel: CurrentValueLabel?
  private var minimumValueLabel: BoundsLabel?
  private var maximumValueLabel: BoundsLabel?

  private init<V: BinaryFloatingPoint>(_ value: V, _ bounds: ClosedRange<V>, _ label: Label) {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let passed = Double(value - bounds.lowerBound)
    fraction = length > 0 ? min(max(passed / length, 0), 1) : 0
    self.label = label
  }

  public var body: some View {
    StyledControl { part in
      GaugeStyleConfiguration(
        value: fraction, label: .init(content: part(label.spokenPart(.label))),
        currentValueLabel: currentValueLabel.map {
          .init(content: part($0.spokenPart(.value)))
        },
        minimumValueLabel: minimumValueLabel.map { .init(content: part($0)) },
        maximumValueLabel: maximumValueLabel.map { .init(content: part($0)) })
    }
    .isOneControl(value: "\(Int((fraction * 100).rounded()))%")
  }
}

extension Gauge {
  /// Shows a value with a label.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  )
  where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(value, bounds, label())
  }

  /// Shows a value with a label, and one of the value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(value, bounds, label())
    self.currentValueLabel = currentValueLabel()
  }

  /// Shows a value with a label, one of the value, and labels at the ends of the range.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where MarkedValueLabels == EmptyView {
    self.init(value, bounds, label())
    self.currentValueLabel = currentValueLabel()
    self.minimumValueLabel = minimumValueLabel()
    self.maximumValueLabel = maximumValueLabel()
  }

  /// Shows a value with labels. The styles of an iPhone show no labels of marked values.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) where BoundsLabel == EmptyView {
    self.init(value, bounds, label())
    self.currentValueLabel = currentValueLabel()
  }

  /// Shows a value with labels. The styles of an iPhone show no labels of marked values.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(value, bounds, label())
    self.currentValueLabel = currentValueLabel()
    self.minimumValueLabel = minimumValueLabel()
    self.maximumValueLabel = maximumValueLabel()
  }
}
