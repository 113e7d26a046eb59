/// A view that shows how far something is, or that it goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  let fraction: Double?
  let label: Label?
  let current: CurrentValueLabel?
  @Environment(\.progressIsCircular) private var isCircular

  public var body: some View {
    if let fraction, !isCircular {
      VStack(alignment: .leading, spacing: 4) {
        if let label { label }
        BarView(fraction: fraction)
        if let current { current.font(.caption).foregroundStyle(.secondary) }
      }
    } else {
      VStack(spacing: 8) {
        SpinnerView()
        if let label { label.foregroundStyle(.secondary) }
      }
    }
  }

  static func share<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    value.map { total == 0 ? 0 : min(max(Double($0 / total), 0), 1) }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView {
    self.init(fraction: nil, label: nil, current: nil)
  }

  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), current: nil)
  }

  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey), current: nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(fraction: nil, label: Text(title), current: nil)
  }

  /// Shows a value of a total.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(fraction: Self.share(value, of: total), label: nil, current: nil)
  }

  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(fraction: Self.share(value, of: total), label: Text(titleKey), current: nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(fraction: Self.share(value, of: total), label: Text(title), current: nil)
  }

  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(fraction: Self.share(value, of: total), label: label(), current: nil)
  }
}

extension ProgressView {
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.share(value, of: total), label: label(), current: currentValueLabel())
  }
}

private struct ProgressCircularKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var progressIsCircular: Bool {
    get { self[ProgressCircularKey.self] }
    set { self[ProgressCircularKey.self] = newValue }
  }
}

struct BarView: UIViewRepresentable {
  let fraction: Double

  func makeUIView(context: Context) -> UIProgressView { UIProgressView(progressViewStyle: .default) }

  func updateUIView(_ view: UIProgressView, context: Context) {
    view.setProgress(Float(fraction), animated: context.transaction.isAnimated)
    view.progressTintColor = context.environment.tintUIColor
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIProgressView, context: Context
  ) -> CGSize? { CGSize(width: proposal.width ?? 100, height: 4) }
}

struct SpinnerView: UIViewRepresentable {
  func makeUIView(context: Context) -> UIActivityIndicatorView {
    let view = UIActivityIndicatorView(style: .medium)
    view.startAnimating()
    return view
  }

  func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
    let size = context.environment.controlSize
    view.style = size >= .large ? .large : .medium
    if context.environment.tintPaint != nil { view.color = context.environment.tintUIColor }
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIActivityIndicatorView, context: Context
  ) -> CGSize? { uiView.intrinsicContentSize }
}
