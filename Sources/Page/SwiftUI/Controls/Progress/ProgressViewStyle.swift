/// How progress views look.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the body.
  associatedtype Body: View
  /// What the style knows of the control.
  typealias Configuration = ProgressViewStyleConfiguration

  /// The view of a progress view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style knows of a progress view.
public struct ProgressViewStyleConfiguration {
  /// The label of the task.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The label of the value.
  public struct CurrentValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The completed part of the task, from 0 to 1. Nil while it is not known.
  public let fractionCompleted: Double?
  /// The label of the task, if there is one.
  public var label: Label?
  /// The label of the value, if there is one.
  public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration: ControlConfiguration {
  var automaticBody: some View { DefaultProgressViewStyle().makeBody(configuration: self) }
}

extension View {
  /// Sets the style of the progress views inside.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}

/// A bar for a known fraction, and a spinning wheel otherwise.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A bar that fills from the leading edge. It is empty while the fraction is not known.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates the style.
  public init() { tint = nil }
  /// A bar in a color.
  public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      if let label = configuration.label { label.spokenPart(.label) }
      BarView(
        fraction: configuration.fractionCompleted ?? 0, tint: tint,
        isNamed: configuration.label != nil)
      if let label = configuration.currentValueLabel {
        label.font(.caption).foregroundStyle(.secondary).spokenPart(.value)
      }
    }
    .joinsSpokenParts()
  }
}

/// A spinning wheel, on an iPhone also for a known fraction.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates the style.
  public init() { tint = nil }
  /// A wheel in a color.
  public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 8) {
      SpinnerView(tint: tint)
      if let label = configuration.label {
        label.foregroundStyle(.secondary).spokenPart(.label)
      }
    }
    .joinsSpokenParts()
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A bar for a known fraction, and a spinning wheel otherwise.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar that fills from the leading edge.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A spinning wheel.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
