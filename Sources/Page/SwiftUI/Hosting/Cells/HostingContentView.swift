/// Shows the views of a configuration in a cell.
final class HostingContentView<Content: View, Background: View>: UIView, UIContentView {
  private typealias Configuration = UIHostingConfiguration<Content, Background>

  private var current: UIHostingConfiguration<Content, Background>
  private let hosting: _UIHostingView<CellContent<Content, Background>>
  /// The margins of a cell without other ones.
  private static var usual: EdgeInsets {
    EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  }
  /// The least height of a row.
  private static var leastHeight: CGFloat { 44 }

  init(_ configuration: UIHostingConfiguration<Content, Background>) {
    current = configuration
    hosting = _UIHostingView(rootView: Self.content(of: configuration))
    super.init(frame: .zero)
    hosting.frame = bounds
    hosting.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    hosting.safeAreaRegions = []
    hosting.didRender = { [weak self] in self?.followSize() }
    addSubview(hosting)
  }

  required init?(coder: NSCoder) { nil }

  var configuration: any UIContentConfiguration {
    get { current }
    set {
      guard let new = newValue as? UIHostingConfiguration<Content, Background> else { return }
      current = new
      hosting.rootView = Self.content(of: new)
      invalidateIntrinsicContentSize()
    }
  }

  private static func content(
    of configuration: UIHostingConfiguration<Content, Background>
  ) -> CellContent<Content, Background> {
    CellContent(
      content: configuration.content, background: configuration.background,
      margins: EdgeInsets(
        top: configuration.margin(.top, of: usual.top),
        leading: configuration.margin(.leading, of: usual.leading),
        bottom: configuration.margin(.bottom, of: usual.bottom),
        trailing: configuration.margin(.trailing, of: usual.trailing)))
  }

  // MARK: Size

  private var shownHeight: CGFloat?

  /// The cell is measured again when state inside has changed the height.
  private func followSize() {
    let height = fitting(width: bounds.width)
    if let shownHeight, shownHeight != height { invalidateIntrinsicContentSize() }
    shownHeight = height
  }

  private func fitting(width: CGFloat) -> CGFloat {
    let height = hosting.size(for: ProposedViewSize(width: width, height: nil)).height
    return max(height, current.least.height ?? Self.leastHeight)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    // A layout that lets cells be as wide as they like has no width to fit in.
    guard size.width < 100_000 else {
      return systemLayoutSizeFitting(
        size, withHorizontalFittingPriority: .fittingSizeLevel,
        verticalFittingPriority: .fittingSizeLevel)
    }
    return CGSize(
      width: max(size.width, current.least.width ?? 0), height: fitting(width: size.width))
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    guard horizontal < .required else { return sizeThatFits(targetSize) }
    var size = hosting.size(for: .unspecified)
    size.width = max(size.width, current.least.width ?? 0)
    size.height = max(size.height, current.least.height ?? Self.leastHeight)
    return size
  }

  override var intrinsicContentSize: CGSize {
    bounds.width > 0
      ? CGSize(width: UIView.noIntrinsicMetric, height: fitting(width: bounds.width))
      : systemLayoutSizeFitting(
        .zero, withHorizontalFittingPriority: .fittingSizeLevel,
        verticalFittingPriority: .fittingSizeLevel)
  }
}

/// The content of a cell within its margins, at its leading edge, before its background.
struct CellContent<Content: View, Background: View>: View {
  let content: Content
  let background: Background
  let margins: EdgeInsets

  var body: some View {
    VStack(alignment: .leading) { content }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(margins)
      .frame(maxHeight: .infinity)
      .background { background }
  }
}
