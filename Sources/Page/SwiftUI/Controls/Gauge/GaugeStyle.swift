/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of the body.
  associatedtype Body: View
  /// What the style knows of the control.
  typealias Configuration = GaugeStyleConfiguration

  /// The view of a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a gauge.
public struct GaugeStyleConfiguration {
  /// The label of the gauge.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The label of the value.
  public struct CurrentValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The label at the lower end of the range.
  public struct MinimumValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The label at the upper end of the range.
  public struct MaximumValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The place of the value within its range, from 0 to 1.
  public var value: Double
  /// The label of the gauge.
  public var label: Label
  /// The label of the value, if there is one.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the lower end, if there is one.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the upper end, if there is one.
  public var maximumValueLabel: MaximumValueLabel?
}

extension GaugeStyleConfiguration: ControlConfiguration {
  var automaticBody: some View { DefaultGaugeStyle().makeBody(configuration: self) }
}

extension View {
  /// Sets the style of the gauges inside.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// A bar that fills up to the value.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills up to the value.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a marker at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A small bar that fills up to the value.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a marker at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A closed ring that fills up to the value.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
