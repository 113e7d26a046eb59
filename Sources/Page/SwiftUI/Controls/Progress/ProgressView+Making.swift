extension ProgressView where CurrentValueLabel == EmptyView {
  /// Shows that a task goes on.
  public init() where Label == EmptyView {
    self.init(.unknown, nil, nil)
  }

  /// Shows that a task goes on, with a label of views.
  public init(@ViewBuilder label: () -> Label) {
    self.init(.unknown, label(), nil)
  }

  /// Shows that a task goes on, with a title.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(.unknown, Text(titleKey), nil)
  }

  /// Shows that a task goes on, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(.unknown, Text(title), nil)
  }

  /// Shows a value of a total. Nil shows that a task goes on.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(ProgressFraction(value, of: total), nil, nil)
  }

  /// Shows a value of a total, with a label of views.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(ProgressFraction(value, of: total), label(), nil)
  }

  /// Shows a value of a total, with a title.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(ProgressFraction(value, of: total), Text(titleKey), nil)
  }

  /// Shows a value of a total, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(ProgressFraction(value, of: total), Text(title), nil)
  }

  /// Follows a progress object.
  public init(_ progress: Progress) where Label == EmptyView {
    self.init(.progress(progress), nil, nil)
  }
}

extension ProgressView {
  /// Shows a value of a total, with labels of views above and below.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(ProgressFraction(value, of: total), label(), currentValueLabel())
  }

  /// Follows the time through an interval, with labels of views above and below.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(.timer(timerInterval, countsDown: countsDown), label(), currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Follows the time through an interval, with a label of views above and the time below.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(
      .timer(timerInterval, countsDown: countsDown), label(),
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }

  /// Follows the time through an interval, with the time below.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView {
    self.init(
      .timer(timerInterval, countsDown: countsDown), nil,
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// The progress view of a style's configuration, in the style that is set outside.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.fractionCompleted.map { .share($0) } ?? .unknown, configuration.label,
      configuration.currentValueLabel)
  }
}

/// The time of a progress view that follows an interval.
public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}
