import CoreGraphics
import Foundation

/// How the lines of a paragraph lie.
///
/// UIKit and AppKit share it, and text layers read it, so it lives below all of them.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  var values = ParagraphValues()

  public override init() {
    super.init()
  }

  init(_ values: ParagraphValues) {
    self.values = values
    super.init()
  }

  nonisolated(unsafe) private static let standard = NSParagraphStyle()

  open class var `default`: NSParagraphStyle { standard }

  open class func defaultWritingDirection(forLanguage language: String?) -> NSWritingDirection {
    let name = language?.prefix { $0 != "-" && $0 != "_" } ?? ""
    return ["ar", "fa", "he", "ur", "yi", "ps", "dv"].contains(String(name))
      ? .rightToLeft : .leftToRight
  }

  open var lineSpacing: CGFloat { values.lineSpacing }
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  open var alignment: NSTextAlignment { values.alignment }
  open var headIndent: CGFloat { values.headIndent }
  open var tailIndent: CGFloat { values.tailIndent }
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  open var lineBreakStrategy: NSLineBreakStrategy { values.lineBreakStrategy }
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  open var hyphenationFactor: Float { values.hyphenationFactor }
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  open var allowsDefaultTighteningForTruncation: Bool { values.allowsTightening }
  open var tabStops: [NSTextTab]! { values.tabStops }
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }

  open func copy(with zone: NSZone? = nil) -> Any {
    type(of: self) == NSParagraphStyle.self ? self : NSParagraphStyle(values)
  }

  open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  open override var hash: Int { values.alignment.hashValue ^ values.lineSpacing.hashValue }
}

/// What a paragraph style says.
struct ParagraphValues: Equatable {
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var alignment = NSTextAlignment.natural
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var firstLineHeadIndent: CGFloat = 0
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var lineBreakStrategy: NSLineBreakStrategy = []
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var baseWritingDirection = NSWritingDirection.natural
  var hyphenationFactor: Float = 0
  var usesDefaultHyphenation = false
  var allowsTightening = false
  var tabStops = ParagraphValues.standardStops
  var defaultTabInterval: CGFloat = 0

  /// Twelve stops, 28 points apart, as Apple's default style has them.
  static let standardInterval: CGFloat = 28
  nonisolated(unsafe) private static let standardStops = (1...12).map {
    NSTextTab(textAlignment: .left, location: CGFloat($0) * standardInterval)
  }
}
