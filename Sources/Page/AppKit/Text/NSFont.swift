@_spi(Text) import CoreText
import Foundation
@_spi(AppKit) import UIKit

/// A font at a size. The system font is Inter, as UIKit has it.
open class NSFont: CTFont, @unchecked Sendable {
  /// How heavy letters are.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }

  init(like font: UIFont) {
    super.init(font.selection, size: font.size)
  }

  /// The font of that PostScript, full or family name; none if there is none of that name.
  public init?(name fontName: String, size fontSize: CGFloat) {
    let size = fontSize == 0 ? NSFont.systemFontSize : fontSize
    guard let font = UIFont(name: fontName, size: size) else { return nil }
    super.init(font.selection, size: size)
  }

  /// The font a descriptor asks for; size 0 is the descriptor's own.
  public convenience init?(descriptor fontDescriptor: NSFontDescriptor, size fontSize: CGFloat) {
    self.init(like: UIFont(descriptor: fontDescriptor.twin, size: fontSize))
  }

  open var fontDescriptor: NSFontDescriptor { NSFontDescriptor(twin.fontDescriptor) }

  /// UIKit's font of the same face and size.
  private var twin: UIFont { UIFont(selection: selection, size: size) }

  open var familyName: String? { selection.names.family }
  open var fontName: String { selection.names.postScript }
  open var displayName: String? { selection.names.family }
  open var pointSize: CGFloat { size }
  open var ascender: CGFloat { ascent }
  /// Below the baseline, and so negative.
  open var descender: CGFloat { -descent }
  open var capHeight: CGFloat { heightOfCapitals }
  open var xHeight: CGFloat { heightOfX }
  open var leading: CGFloat { lineGap }

  open func withSize(_ fontSize: CGFloat) -> NSFont {
    NSFont(selection: self, size: fontSize)
  }

  private init(selection font: NSFont, size: CGFloat) {
    super.init(font.selection, size: size)
  }

  open override var description: String { "\"\(fontName) \(String(format: "%.2f", size)) pt.\"" }

  // MARK: The system's

  open class var systemFontSize: CGFloat { 13 }
  open class var smallSystemFontSize: CGFloat { 11 }
  open class var labelFontSize: CGFloat { 10 }

  open class func systemFont(ofSize fontSize: CGFloat) -> NSFont {
    NSFont(like: .systemFont(ofSize: told(fontSize)))
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
    NSFont(
      like: .systemFont(ofSize: told(fontSize), weight: UIFont.Weight(weight.rawValue)))
  }

  open class func boldSystemFont(ofSize fontSize: CGFloat) -> NSFont {
    NSFont(like: .boldSystemFont(ofSize: told(fontSize)))
  }

  open class func labelFont(ofSize fontSize: CGFloat) -> NSFont {
    systemFont(ofSize: fontSize == 0 ? labelFontSize : fontSize)
  }

  open class func userFont(ofSize fontSize: CGFloat) -> NSFont? {
    NSFont(name: "Helvetica", size: fontSize == 0 ? 12 : fontSize)
  }

  open class func userFixedPitchFont(ofSize fontSize: CGFloat) -> NSFont? {
    NSFont(name: "Menlo-Regular", size: fontSize == 0 ? 11 : fontSize)
  }

  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
    NSFont(
      like: .monospacedDigitSystemFont(
        ofSize: told(fontSize), weight: UIFont.Weight(weight.rawValue)))
  }

  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> NSFont {
    NSFont(
      like: .monospacedSystemFont(
        ofSize: told(fontSize), weight: UIFont.Weight(weight.rawValue)))
  }

  private class func told(_ size: CGFloat) -> CGFloat { size == 0 ? systemFontSize : size }
}

extension NSFont: NSCopying {
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
