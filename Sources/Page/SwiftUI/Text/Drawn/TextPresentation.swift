/// Shows a text with a label, or with a paint behind the letters of a label.
final class TextPresentation: ViewPresentation {
  init() {
    super.init(TextView())
  }

  override func update(_ item: Item, size: CGSize, commit: Commit) {
    guard let item = item as? TextItem, let view = view as? TextView else { return }
    view.show(item, in: size)
  }
}

/// The view of a text.
final class TextView: UIView {
  private var label = UILabel()
  private var stencil: StencilView?
  private let bars = UIView()
  private var speech: TextSpeech?
  private var linkTap: UITapGestureRecognizer!
  private var openLink: (URL) -> Void = { _ in }
  private var linkAt: (CGPoint) -> URL? = { _ in nil }

  init() {
    super.init(frame: .zero)
    addSubview(label)
    linkTap = UITapGestureRecognizer(
      target: self, action: Selector(TextView.tapped(_:), named: "tapped"))
    addGestureRecognizer(linkTap)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: TextItem, in size: CGSize) {
    UIView.performWithoutAnimation {
      prepare(for: item.paint)
      let measure = item.layout(for: item.proposal)
      label.attributedText = item.text
      label.numberOfLines = measure.lines
      label.adjustsFontSizeToFitWidth = item.limits.minimumScale < 1
      label.minimumScaleFactor = item.limits.minimumScale
      label.frame = CGRect(x: 0, y: 0, width: size.width, height: measure.textHeight)
      label.isHidden = item.isRedacted
      speak(item.speech)
    }
    if let paint = item.paint {
      stencil?.frame = CGRect(origin: .zero, size: size)
      stencil?.show(paint, in: size)
    }
    showBars(item, in: size)
    openLink = item.openLink
    linkAt = { [weak item] point in item?.link(at: point) }
    linkTap.isEnabled = !item.links.isEmpty
  }

  /// Sets what assistive technology reads, if not the text, and whether it is a heading.
  private func speak(_ new: TextSpeech?) {
    guard new != speech else { return }
    speech = new
    label.accessibilityLabel = new?.words
    label.accessibilityTraits = new?.isHeading == true ? [.staticText, .header] : .staticText
  }

  /// The text takes touches for the gestures around it. Only a link takes them from those.
  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer !== linkTap || linkAt(recognizer.location(in: self)) != nil
  }

  private func tapped(_ recognizer: UITapGestureRecognizer) {
    if let url = linkAt(recognizer.location(in: self)) { openLink(url) }
  }

  /// Gray bars stand for the lines of a text that is not to be read.
  private func showBars(_ item: TextItem, in size: CGSize) {
    guard item.isRedacted else { return bars.removeFromSuperview() }
    if bars.superview == nil { addSubview(bars) }
    bars.frame = CGRect(origin: .zero, size: size)
    for bar in bars.subviews { bar.removeFromSuperview() }
    for rect in item.layout(for: item.proposal).lineRects {
      let bar = UIView(frame: rect.insetBy(dx: 0, dy: rect.height * 0.12))
      bar.backgroundColor = .systemFill
      bar.layer.cornerRadius = min(bar.bounds.height / 4, 5)
      bars.addSubview(bar)
    }
  }

  /// The label is the mask of the paint, or a view by itself.
  private func prepare(for paint: _Paint?) {
    guard (paint != nil) != (stencil != nil) else { return }
    stencil?.removeFromSuperview()
    label.removeFromSuperview()
    label = UILabel()
    speech = nil
    stencil = paint == nil ? nil : StencilView(label)
    addSubview(stencil ?? label)
  }
}
