/// A text in the layout: it wraps in the width that it is proposed, and is cut at the height.
final class TextItem: Item {
  var content = TextContent() {
    didSet {
      guard content != oldValue else { return }
      if content.string.string != oldValue.string.string || !hasSameSize(oldValue) {
        setNeedsLayout()
      }
      setNeedsCommit()
    }
  }
  private lazy var meter = UILabel()

  /// Whether only the color differs.
  private func hasSameSize(_ old: TextContent) -> Bool {
    guard old.lineLimit == content.lineLimit, old.minimumScale == content.minimumScale,
      old.reservesSpace == content.reservesSpace
    else { return false }
    func withoutColor(_ string: NSAttributedString) -> NSAttributedString {
      let copy = NSMutableAttributedString(attributedString: string)
      copy.removeAttribute(.foregroundColor, range: NSRange(location: 0, length: copy.length))
      return copy
    }
    return withoutColor(old.string) == withoutColor(content.string)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard content.string.length > 0 else {
      return CGSize(width: 0, height: UIFont.preferredFont(forTextStyle: .body).lineHeight)
    }
    let width = proposal.width ?? .greatestFiniteMagnitude
    var size = fitting(width, lines: content.lineLimit)
    if let height = proposal.height, size.height > height, height.isFinite {
      // As many lines as fit, but at least one.
      let line = fitting(.greatestFiniteMagnitude, lines: 1).height
      let lines = max(Int((height + 0.01) / max(line, 1)), 1)
      let limit = content.lineLimit == 0 ? lines : min(lines, content.lineLimit)
      size = fitting(width, lines: limit)
    }
    if content.reservesSpace, content.lineLimit > 0 {
      let line = fitting(.greatestFiniteMagnitude, lines: 1).height
      size.height = max(size.height, line * CGFloat(content.lineLimit))
    }
    size.width = min(size.width, max(width, 0))
    return size
  }

  private func fitting(_ width: CGFloat, lines: Int) -> CGSize {
    content.fill(meter, lines: lines)
    let size = meter.textRect(
      forBounds: CGRect(
        x: 0, y: 0, width: min(max(width, 0), 1e6), height: 1e6),
      limitedToNumberOfLines: lines
    ).size
    return CGSize(width: ceilToPixel(size.width), height: ceilToPixel(size.height))
  }

  private func ceilToPixel(_ length: CGFloat) -> CGFloat {
    let scale = UIScreen.main.scale
    return (length * scale - 0.001).rounded(.up) / scale
  }

  override var ownExplicitKeys: Set<AlignmentKey> {
    [VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key]
  }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard content.string.length > 0 else { return nil }
    if key == VerticalAlignment.firstTextBaseline.key { return font(at: 0).ascender }
    if key == VerticalAlignment.lastTextBaseline.key {
      return size.height + font(at: content.string.length - 1).descender
    }
    return nil
  }

  private func font(at index: Int) -> UIFont {
    content.string.attribute(.font, at: index, effectiveRange: nil) as? UIFont
      ?? UIFont.preferredFont(forTextStyle: .body)
  }

  override func makePresentation() -> ItemPresentation? { TextPresentation() }
}

extension TextContent {
  func fill(_ label: UILabel, lines: Int) {
    label.numberOfLines = lines
    label.attributedText = string
    label.lineBreakMode = lines == 0 && truncation == .byTruncatingTail ? .byTruncatingTail : truncation
    label.adjustsFontSizeToFitWidth = minimumScale < 1
    label.minimumScaleFactor = minimumScale < 1 ? minimumScale : 0
  }
}

/// Shows a text with a label, and a gradient in its letters with a stencil.
final class TextPresentation: ViewPresentation {
  private let label = UILabel()
  private var stencil: StencilView?

  init() {
    super.init(UIView())
    view.addSubview(label)
  }

  override func update(_ item: Item, size: CGSize, commit: Commit) {
    guard let item = item as? TextItem else { return }
    let content = item.content
    UIView.performWithoutAnimation {
      content.fill(label, lines: content.lineLimit)
      label.frame = CGRect(origin: .zero, size: size)
      show(content.paint, in: size)
    }
  }

  private func show(_ paint: _Paint?, in size: CGSize) {
    guard let paint else {
      if stencil != nil {
        stencil?.removeFromSuperview()
        stencil?.mask = nil
        stencil = nil
        view.addSubview(label)
      }
      return
    }
    if stencil == nil {
      label.removeFromSuperview()
      let made = StencilView(label)
      view.addSubview(made)
      stencil = made
    }
    stencil?.frame = CGRect(origin: .zero, size: size)
    stencil?.show(paint, in: size)
  }
}
