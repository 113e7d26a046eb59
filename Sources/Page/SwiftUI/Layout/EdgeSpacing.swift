/// What a view prefers at one edge, for each kind of neighbor.
///
/// Two views have a distance of their own if both say something for the same kind; the largest
/// counts. A view without text says that a text above or below may be as close as it likes.
struct EdgeSpacing: Equatable, Sendable {
  /// The distance from any neighbor.
  var plain: CGFloat?
  /// The distance of a text from what is above it.
  var aboveText: CGFloat?
  /// The distance of a text from what is below it.
  var belowText: CGFloat?
  /// The distance between the lines of two texts.
  var lines: Lines?

  /// What a text or a symbol says of the lines above or below.
  enum Lines: Equatable, Sendable {
    case distance(CGFloat)
    case text(TextSpacing)
  }

  static let zero = EdgeSpacing(plain: 0)
  /// The lower edge of a view that is no text.
  static let aboveText = EdgeSpacing(aboveText: 0)
  /// The upper edge of a view that is no text.
  static let belowText = EdgeSpacing(belowText: 0)

  mutating func formUnion(_ other: EdgeSpacing) {
    func larger(_ one: CGFloat?, _ other: CGFloat?) -> CGFloat? {
      guard let one, let other else { return one ?? other }
      return max(one, other)
    }
    plain = larger(plain, other.plain)
    aboveText = larger(aboveText, other.aboveText)
    belowText = larger(belowText, other.belowText)
    if let lines, let others = other.lines {
      self.lines = max(lines, others)
    } else {
      lines = lines ?? other.lines
    }
  }

  /// The distance to an edge that follows; nil is the usual one.
  func distance(to next: EdgeSpacing) -> CGFloat? {
    func sum(_ one: CGFloat?, _ other: CGFloat?) -> CGFloat? {
      guard let one, let other else { return nil }
      return one + other
    }
    let special = [
      sum(aboveText, next.aboveText), sum(belowText, next.belowText),
      lines.flatMap { lines in next.lines.map { lines.distance(to: $0) } },
    ]
    return special.compactMap { $0 }.max() ?? [plain, next.plain].compactMap { $0 }.max()
  }
}

extension EdgeSpacing.Lines: Comparable {
  static func < (one: Self, other: Self) -> Bool {
    switch (one, other) {
    case (.distance(let one), .distance(let other)): one < other
    case (.distance, .text): true
    case (.text, .distance): false
    case (.text(let one), .text(let other)): one.lineHeight < other.lineHeight
    }
  }

  func distance(to next: Self) -> CGFloat {
    switch (self, next) {
    case (.distance(let one), .distance(let other)): one + other
    case (.distance(let length), .text), (.text, .distance(let length)): length
    case (.text(let upper), .text(let lower)): lower.leading(below: upper)
    }
  }
}

/// The measures of a text's font that decide how far it stands from what is above and below.
struct TextSpacing: Equatable, Sendable {
  /// Above and below the baseline, both positive.
  let ascent: CGFloat
  let descent: CGFloat
  let leading: CGFloat
  let capHeight: CGFloat
  let pixel: CGFloat

  var lineHeight: CGFloat { ascent + descent + leading }

  /// The distance from the line above: what the font puts between its own lines.
  func leading(below upper: TextSpacing) -> CGFloat {
    (leading / upper.pixel).rounded(.up) * upper.pixel
  }

  /// A tenth of a line more than the font needs.
  private var gap: CGFloat { ((ascent + descent) * 0.1 / pixel).rounded(.up) * pixel }

  var spacing: ViewSpacing {
    var spacing = ViewSpacing.none
    spacing.top = EdgeSpacing(aboveText: gap + descent, lines: .text(self))
    spacing.bottom = EdgeSpacing(
      belowText: max(ascent + descent + gap - capHeight, gap + descent), lines: .text(self))
    return spacing
  }
}
