/// The item of a text: it measures the lines, and knows where their baselines are.
final class TextItem: Item {
  /// What is drawn now. Its colors may be on their way to those of the target.
  private(set) var text = NSAttributedString(string: "")
  private var target = NSAttributedString(string: "")
  private let colors = TextColors()
  private(set) var limits = TextLimits()
  private(set) var paint: _Paint?
  private(set) var isRedacted = false
  private(set) var speech: TextSpeech?
  /// What draws the text, if not the system.
  private(set) var renderer: (any TextRenderer)?
  private(set) var links: [NSRange: URL] = [:]
  private(set) var openLink: (URL) -> Void = { _ in }
  private var pixel: CGFloat = 1
  private var font = UIFont.systemFont(ofSize: 17)
  private var timer: Timer?
  private var layouts: [ProposedViewSize: TextMeasure] = [:]

  func fill(from builder: TextBuilder, of node: _AnyNode) {
    let environment = node.environment
    let limits = TextLimits(in: environment, leading: builder.leading)
    setRenderer(environment.textRenderer)
    let text = limits.withParagraph(builder.result)
    openLink = environment.textLinkOpener
    isRedacted = environment.isTextRedacted
    speech = builder.speech
    let scale = max(environment.traits.displayScale, 1)
    font = environment.uiFont
    paint = builder.wholePaint
    guard !text.hasSameRuns(as: target) || limits != self.limits || pixel != 1 / scale else {
      if colors.isMoving { recolor(to: text, of: node) }
      return setNeedsCommit()
    }
    let isSameShape = limits == self.limits && text.hasSameShape(as: target)
    (self.limits, pixel) = (limits, 1 / scale)
    if isSameShape {
      recolor(to: text, of: node)
    } else {
      colors.end()
      (self.text, target) = (text, text)
    }
    links = text.links
    layouts = [:]
    fontSpacing = largestFontSpacing
    if isSameShape { setNeedsCommit() } else { setNeedsLayout() }
  }

  private func recolor(to new: NSAttributedString, of node: _AnyNode) {
    text = colors.shown(new, after: target, of: node)
    target = new
    layouts = [:]
  }

  private func setRenderer(_ new: (any TextRenderer)?) {
    guard new != nil || renderer != nil else { return }
    if (new == nil) != (renderer == nil) { presentation = nil }
    renderer = new
    setNeedsLayout()
  }

  // MARK: Measuring

  func layout(for proposal: ProposedViewSize) -> TextMeasure {
    if let known = layouts[proposal] { return known }
    let measure = TextMeasure(text, limits, font: font, pixel: pixel, proposal: proposal)
    if layouts.count >= 12 { layouts = [:] }
    layouts[proposal] = measure
    return measure
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard proposal != .zero else { return .zero }
    guard let renderer else { return layout(for: proposal).size }
    let proxy = TextProxy { [unowned self] in layout(for: $0).size }
    return renderer.sizeThatFits(proposal: proposal, text: proxy)
  }

  /// The distances that the largest font of the text asks for.
  override var spacing: ViewSpacing { fontSpacing.spacing }

  private lazy var fontSpacing = largestFontSpacing

  private var largestFontSpacing: TextSpacing {
    let fonts = text.fonts
    let largest = fonts.max { $0.lineHeight + $0.leading < $1.lineHeight + $1.leading } ?? font
    return TextSpacing(
      ascent: largest.ascender, descent: -largest.descender, leading: largest.leading,
      capHeight: largest.capHeight, pixel: pixel)
  }

  override var ownExplicitKeys: Set<AlignmentKey> {
    [VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key]
  }

  override func explicitAlignment(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let measure = layout(for: proposal)
    switch key {
    case VerticalAlignment.firstTextBaseline.key: return measure.firstBaseline
    case VerticalAlignment.lastTextBaseline.key: return measure.lastBaseline
    default: return nil
    }
  }

  /// The address that a part of the text leads to.
  func link(at point: CGPoint) -> URL? {
    guard !links.isEmpty, let index = layout(for: proposal).index(at: point) else { return nil }
    return links.first { NSLocationInRange(index, $0.key) || NSMaxRange($0.key) == index }?.value
  }

  // MARK: Time

  /// Evaluates the text again when it says something else.
  func scheduleUpdate(at date: Date?, of node: _AnyNode) {
    timer?.invalidate()
    timer = nil
    guard let date else { return }
    let timer = Timer(timeInterval: max(date.timeIntervalSinceNow, 0.01), repeats: false) {
      [weak node] _ in
      MainActor.assumeIsolated { node?.setNeedsUpdateIfMounted() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  override func makePresentation() -> ItemPresentation? {
    renderer == nil ? TextPresentation() : RenderedTextPresentation()
  }
}

extension _AnyNode {
  fileprivate func setNeedsUpdateIfMounted() {
    if isMounted { setNeedsUpdate() }
  }
}
