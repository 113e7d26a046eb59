import CoreGraphics
import Foundation

/// Letters of one look and font that stand next to each other on a line.
@_spi(Text) public struct TextRun {
  public var text: String
  /// Their place in the text that was set; nothing of it where they were put in, as an ellipsis is.
  public var range: NSRange
  public var font: CTFont
  public var style: TextStyle
  /// From the line's start to the run's, in points.
  public var x: CGFloat = 0
  public var width: CGFloat
  public var level: UInt8
  var content: TextItem.Content
  var glyphs: [PlacedGlyph]
  /// The box of an attachment; its origin is on the baseline, y upwards.
  var attachmentBounds = CGRect.zero

  public var isRightToLeft: Bool { level & 1 == 1 }
}

/// A glyph and its place in a run, in points, y upwards.
struct PlacedGlyph {
  var glyph: UInt32
  var index: Int
  var x: CGFloat
  var y: CGFloat
  var advance: CGFloat
}
