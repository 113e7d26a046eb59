import CoreGraphics
import Foundation

/// What a stretch of text looks like: all attributes but the paragraph's, with nothing left open.
@_spi(Text) public struct TextStyle {
  public var font: CTFont
  public var color = CGColor.black
  public var background: CGColor?
  /// Added after each letter, in points.
  public var kern: CGFloat = 0
  public var ligatures = Ligatures.standard
  public var baselineOffset: CGFloat = 0
  /// The tangent of the angle by which letters lean, beyond what their font does.
  public var obliqueness: CGFloat = 0
  /// The logarithm of how much wider letters are.
  public var expansion: CGFloat = 0
  public var underline = TextDecoration()
  public var strike = TextDecoration()
  /// In hundredths of the point size; negative ones are filled as well.
  public var strokeWidth: CGFloat = 0
  public var strokeColor: CGColor?
  public var shadow: TextShadow?
  public var attachment: (any _TextAttachmentSource)?
  public var directionOverride = NSWritingDirection.natural

  public enum Ligatures: Sendable {
    case none, standard
  }

  public init(font: CTFont, color: CGColor = .black) {
    self.font = font
    self.color = color
  }

  /// Whether letters are drawn as anything but filled shapes of one colour.
  var needsContext: Bool {
    shadow != nil || expansion != 0 || attachment != nil
  }
}

/// A line under or through text.
@_spi(Text) public struct TextDecoration: Equatable, Sendable {
  public var style: NSUnderlineStyle = []
  /// The text's own colour where there is none.
  public var color: CGColor?

  public init(style: NSUnderlineStyle = [], color: CGColor? = nil) {
    self.style = style
    self.color = color
  }
}

/// The shadow of letters.
@_spi(Text) public struct TextShadow: Equatable, Sendable {
  public var offset: CGSize
  public var blur: CGFloat
  public var color: CGColor

  public init(offset: CGSize, blur: CGFloat, color: CGColor) {
    self.offset = CGSize(
      width: TextNumber.bounded(offset.width) ?? 0, height: TextNumber.bounded(offset.height) ?? 0)
    self.blur = TextNumber.bounded(blur) ?? 0
    self.color = color
  }
}

/// A value that is a colour where text asks for one, such as a UIColor.
public protocol _TextColorSource {
  var _textColor: CGColor { get }
}

extension CGColor: _TextColorSource {
  public var _textColor: CGColor { self }
}

/// A value that is a shadow where text asks for one, such as an NSShadow.
public protocol _TextShadowSource {
  var _textShadowParts: (offset: CGSize, blur: CGFloat, color: CGColor)? { get }
}

/// Something that stands in a line among letters, such as an NSTextAttachment.
public protocol _TextAttachmentSource: AnyObject {
  /// Its box; the origin is on the baseline, y upwards.
  func _textBounds(lineWidth: CGFloat, font: CTFont, position: Int) -> CGRect
  /// Draws it; y grows downwards in the context.
  func _textDraw(in rect: CGRect, context: CGContext, color: CGColor, position: Int)
}
