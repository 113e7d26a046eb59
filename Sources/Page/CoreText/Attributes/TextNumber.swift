import CoreGraphics
import Foundation

/// Numbers that text can be set and drawn with.
enum TextNumber {
  /// Beyond any paper.
  private static let largest: CGFloat = 1e6

  /// None where it is no number.
  static func bounded(_ number: CGFloat) -> CGFloat? {
    number.isNaN ? nil : min(max(number, -largest), largest)
  }
}

extension ParagraphValues {
  /// The same with every length a number, and no larger than paper.
  var bounded: ParagraphValues {
    var values = self
    let lengths: [WritableKeyPath<ParagraphValues, CGFloat>] = [
      \.lineSpacing, \.paragraphSpacing, \.paragraphSpacingBefore, \.headIndent, \.tailIndent,
      \.firstLineHeadIndent, \.minimumLineHeight, \.maximumLineHeight, \.lineHeightMultiple,
      \.defaultTabInterval,
    ]
    for length in lengths {
      values[keyPath: length] = TextNumber.bounded(values[keyPath: length]) ?? 0
    }
    if !hyphenationFactor.isFinite { values.hyphenationFactor = 0 }
    values.tabStops = tabStops.filter { $0.location.isFinite }
    return values
  }
}
