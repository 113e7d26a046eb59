/// The item of a text: it measures the lines, and knows where their baselines are.
final class TextItem: Item {
  private(set) var text = NSAttributedString(string: "")
  private(set) var limits = TextLimits()
  private(set) var paint: _Paint?
  private(set) var isRedacted = false
  /// What draws the text, if not the system.
  private(set) var renderer: (any TextRenderer)?
  private(set) var links: [NSRange: URL] = [:]
  private(set) var openLink: (URL) -> Void = { _ in }
  private var pixel: CGFloat = 1
  private var font = UIFont.systemFont(ofSize: 17)
  private var timer: Timer?
  private var layouts: [ProposedViewSize: TextMeasure] = [:]

  func fill(from builder: TextBuilder, in environment: EnvironmentValues) {
    let limits = TextLimits(in: environment, leading: builder.leading)
    setRenderer(environment.textRenderer)
    let text = limits.withParagraph(builder.result)
    openLink = environment.textLinkOpener
    isRedacted = environment.isTextRedacted
    let scale = max(environment.traits.displayScale, 1)
    font = environment.uiFont
    paint = builder.wholePaint
    guard !text.hasSameRuns(as: self.text) || limits != self.limits || pixel != 1 / scale else {
      return setNeedsCommit()
    }
    let isSameShape = limits == self.limits && text.hasSameShape(as: self.text)
    (self.text, self.limits, pixel) = (text, limits, 1 / scale)
    links = text.links
    layouts = [:]
    if isSameShape { setNeedsCommit() } else { setNeedsLayout() }
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
    guard let renderer else { return layout(for: proposal).size }
    let proxy = TextProxy { [unowned self] in layout(for: $0).size }
    return renderer.sizeThatFits(proposal: proposal, text: proxy)
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

extension NSAttributedString {
  /// Whether the letters take the same places: only colors differ.
  fileprivate func hasSameShape(as other: NSAttributedString) -> Bool {
    hasSameRuns(as: other, except: [.foregroundColor])
  }

  /// Whether two strings have the same letters and attributes.
  ///
  /// Foundation for Linux traps when it compares attributes of Swift's own types.
  fileprivate func hasSameRuns(
    as other: NSAttributedString, except ignored: Set<NSAttributedString.Key> = []
  ) -> Bool {
    guard string == other.string else { return false }
    var place = 0
    while place < length {
      var (range, otherRange) = (NSRange(), NSRange())
      let attributes = attributes(at: place, effectiveRange: &range)
        .filter { !ignored.contains($0.key) }
      let others = other.attributes(at: place, effectiveRange: &otherRange)
        .filter { !ignored.contains($0.key) }
      guard attributes.count == others.count else { return false }
      for (key, value) in attributes {
        guard let counterpart = others[key], areEqualDynamically(value, counterpart) else {
          return false
        }
      }
      place = max(min(NSMaxRange(range), NSMaxRange(otherRange)), place + 1)
    }
    return true
  }

  /// The places of links.
  fileprivate var links: [NSRange: URL] {
    var links: [NSRange: URL] = [:]
    enumerateAttribute(.link, in: NSRange(location: 0, length: length), options: []) {
      value, range, _ in
      if let url = value as? URL { links[range] = url }
    }
    return links
  }
}
