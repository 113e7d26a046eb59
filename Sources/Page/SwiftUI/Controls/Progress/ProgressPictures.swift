/// The bar of a progress view.
struct BarView: UIViewRepresentable {
  let fraction: Double
  let tint: Color?
  /// Whether a label names the bar.
  let isNamed: Bool

  func makeUIView(context: Context) -> UIProgressView {
    UIProgressView(progressViewStyle: .default)
  }

  func updateUIView(_ view: UIProgressView, context: Context) {
    view.setProgress(Float(fraction), animated: context.transaction.isAnimated)
    view.accessibilityLabel = isNamed ? "" : nil
    view.progressTintColor =
      tint?.uiColor(in: context.environment) ?? context.environment.tintUIColor
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIProgressView, context: Context
  ) -> CGSize? { CGSize(width: proposal.width ?? 100, height: 4) }
}

/// The wheel of a progress view.
struct SpinnerView: UIViewRepresentable {
  let tint: Color?

  func makeUIView(context: Context) -> UIActivityIndicatorView {
    let view = UIActivityIndicatorView(style: .medium)
    view.startAnimating()
    return view
  }

  func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
    let environment = context.environment
    view.style = environment.controlSize >= .large ? .large : .medium
    view.color =
      tint?.uiColor(in: environment)
      ?? (environment.tintPaint == nil ? nil : environment.tintUIColor)
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIActivityIndicatorView, context: Context
  ) -> CGSize? { uiView.intrinsicContentSize }
}
