import CoreGraphics
import Foundation

/// A line as it was set; y grows downwards from the top of the text.
@_spi(Text) public struct TextLine {
  /// In the order in which they stand, from left to right.
  public var runs: [TextRun]
  /// What of the text is on it, with the spaces and the sign that end it.
  public var range: NSRange
  /// Where its letters begin.
  public var x: CGFloat = 0
  /// Where its box begins, and how high that is.
  public var top: CGFloat = 0
  public var height: CGFloat = 0
  /// From the top of the text to the baseline.
  public var baseline: CGFloat = 0
  public var ascent: CGFloat = 0
  public var descent: CGFloat = 0
  public var leading: CGFloat = 0
  /// What its letters take; spaces at which it was broken do not count.
  public var width: CGFloat = 0
  public var trailingSpace: CGFloat = 0
  public var truncation = Truncation.none
  public var baseLevel: UInt8 = 0
  /// From the paragraph's edge to where letters may begin.
  var indent: CGFloat = 0

  public enum Truncation: Sendable {
    case none, truncated
  }
}
