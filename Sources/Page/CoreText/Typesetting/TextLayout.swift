import CoreGraphics
import Foundation

/// What a text has to fit into.
@_spi(Text) public struct TextLayoutRequest: Hashable, Sendable {
  public var width = CGFloat.infinity
  public var height = CGFloat.infinity
  /// Zero is as many as there are.
  public var maximumLines = 0
  public var overflow = Overflow.dropped
  /// What modes that shorten a line do: shorten every paragraph, or break lines and shorten the last.
  public var truncatingModes = TruncatingModes.shortenParagraphs
  public var leading = Leading.ignored

  /// What becomes of lines that do not fit the height.
  public enum Overflow: Hashable, Sendable {
    case kept, dropped, droppedWithEllipsis
  }

  public enum TruncatingModes: Hashable, Sendable {
    case shortenParagraphs, breakLines
  }

  public enum Leading: Hashable, Sendable {
    case ignored, used
  }

  public init(width: CGFloat = .infinity, height: CGFloat = .infinity, maximumLines: Int = 0) {
    self.width = width
    self.height = height
    self.maximumLines = maximumLines
  }
}

/// A text set in lines.
@_spi(Text) public struct TextLayout {
  public var lines: [TextLine] = []
  /// What the lines take; not rounded.
  public var size = CGSize.zero
  /// Whether all of the text is on the lines.
  public var completeness = Completeness.complete
  /// How many units of the text are on the lines.
  public var shownLength = 0

  public enum Completeness: Sendable {
    case complete, shortened
  }

  /// From the top to the first baseline.
  public var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
  public var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }
}
