@_spi(Text) import CoreText

extension Text {
  /// A text that has been laid out: its lines, and what they are made of.
  public struct Layout: RandomAccessCollection, Equatable {
    private let lines: [Line]
    /// Whether some of the text is left out for want of space.
    public let isTruncated: Bool

    init(_ lines: [TextLine], of text: NSAttributedString) {
      isTruncated = lines.contains { $0.truncation == .truncated }
      self.lines = lines.map { Line($0, of: text) }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { lines.count }
    public subscript(index: Int) -> Line { lines[index] }

    /// The place of a character in the text.
    public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
      let value: Int

      public static func < (one: CharacterIndex, other: CharacterIndex) -> Bool {
        one.value < other.value
      }
      public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(value: value + n) }
      public func distance(to other: CharacterIndex) -> Int { other.value - value }
    }

    /// Where letters are, and how high and wide.
    public struct TypographicBounds: Equatable, Sendable {
      /// Where the letters begin on the baseline.
      public var origin = CGPoint.zero
      /// How wide the letters are.
      public var width: CGFloat = 0
      /// How far letters reach above the baseline.
      public var ascent: CGFloat = 0
      /// How far letters reach below the baseline.
      public var descent: CGFloat = 0
      /// The distance from the next line.
      public var leading: CGFloat = 0

      /// Creates bounds of zero.
      public init() {}

      /// The rectangle of the letters.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// How letters are drawn.
    public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: UInt32

      public init(rawValue: UInt32) {
        self.rawValue = rawValue
      }

      /// Letters stand at fractions of pixels. They always do here.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }

    /// A line of a text.
    public struct Line: RandomAccessCollection, Equatable {
      private let runs: [Run]
      private let bounds: TypographicBounds
      /// Where the line begins on its baseline.
      public var origin: CGPoint

      init(_ line: TextLine, of text: NSAttributedString) {
        origin = CGPoint(x: line.x, y: line.baseline)
        var bounds = TypographicBounds()
        bounds.width = line.width
        (bounds.ascent, bounds.descent, bounds.leading) = (line.ascent, line.descent, line.leading)
        self.bounds = bounds
        let setLine = CTLineCreateWithAttributedString(text.attributedSubstring(from: line.range))
        let shown =
          line.truncation == .truncated
          ? CTLineCreateTruncatedLine(setLine, Double(line.width), .end, nil) ?? setLine : setLine
        let runs = CTLineGetGlyphRuns(shown) as? [CTRun] ?? []
        self.runs = runs.flatMap { [origin] in
          Run.parts(of: $0, from: line.range.location, in: text, at: origin)
        }
      }

      public var startIndex: Int { 0 }
      public var endIndex: Int { runs.count }
      public subscript(index: Int) -> Run { runs[index] }

      /// Where the letters of the line are.
      public var typographicBounds: TypographicBounds {
        var bounds = bounds
        bounds.origin = origin
        return bounds
      }
    }
  }
}
