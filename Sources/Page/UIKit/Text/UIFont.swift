import CoreGraphics
@_spi(Text) import CoreText
import Foundation

/// A font at a size.
///
/// The system font is Inter, with Inter's own measures; fonts of Apple's that are not installed
/// are drawn with the nearest one that is, and keep the name that was asked for.
open class UIFont: CTFont, @unchecked Sendable {
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

  /// How wide letters are.
  public struct Width: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  let textStyle: TextStyle?

  @_spi(AppKit) public init(
    selection: FontSelection, size: CGFloat, textStyle: TextStyle? = nil
  ) {
    self.textStyle = textStyle
    super.init(selection, size: size)
  }

  /// The system font at its usual size.
  public convenience init(_ nothing: Void = ()) {
    self.init(selection: .ofSystem(weight: .regular), size: 12)
  }

  /// The font of that PostScript, full or family name; none if there is none of that name.
  public init?(name fontName: String, size fontSize: CGFloat) {
    guard let selection = FontLibrary.shared.selection(named: fontName) else { return nil }
    textStyle = nil
    super.init(selection, size: fontSize == 0 ? UIFont.systemFontSize : fontSize)
  }

  /// The font a descriptor asks for; size 0 is the descriptor's own.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    textStyle = descriptor.textStyle
    super.init(
      descriptor.selection,
      size: pointSize != 0 ? pointSize : descriptor.pointSize != 0 ? descriptor.pointSize : 12)
  }

  // MARK: Names and measures

  open var familyName: String { selection.names.family }
  open var fontName: String { selection.names.postScript }
  open var pointSize: CGFloat { size }
  open var ascender: CGFloat { ascent }
  /// Below the baseline, and so negative.
  open var descender: CGFloat { -descent }
  open var capHeight: CGFloat { heightOfCapitals }
  open var xHeight: CGFloat { heightOfX }
  open var lineHeight: CGFloat { ascent + descent }
  open var leading: CGFloat { lineGap }

  open var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(selection: selection, size: size, textStyle: textStyle)
  }

  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(selection: selection, size: fontSize, textStyle: textStyle)
  }

  @available(*, deprecated, renamed: "withSize(_:)")
  open func fontWithSize(_ fontSize: CGFloat) -> UIFont { withSize(fontSize) }

  open override var description: String {
    let slope = selection.style.slope == .italic ? "italic" : "normal"
    let weight = selection.style.weight >= 600 ? "bold" : "normal"
    let points = TreeNumber.text(size, places: 2)
    return "font-family: \"\(familyName)\"; font-weight: \(weight); font-style: \(slope);"
      + " font-size: \(points)pt"
  }
}

extension UIFont: NSCopying {
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
