import CoreGraphics
@_spi(Text) import CoreText
import Foundation

/// A picture among letters.
open class NSTextAttachment: NSObject, _TextAttachmentSource {
  /// The character an attachment stands at.
  public static let character = 0xfffc

  open var contents: Data?
  open var fileType: String?
  open var image: UIImage?
  /// Its box; the origin is on the baseline, y upwards. With no size it has its picture's.
  open var bounds = CGRect.zero
  open var lineLayoutPadding: CGFloat = 0
  open var allowsTextAttachmentView = true

  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
    if let contentData { image = UIImage(data: contentData) }
  }

  public override convenience init() {
    self.init(data: nil, ofType: nil)
  }

  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }

  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    if bounds.size != .zero { return bounds }
    return CGRect(origin: bounds.origin, size: image?.size ?? .zero)
  }

  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? {
    image
  }

  // MARK: Among letters

  public func _textBounds(lineWidth: CGFloat, font: CTFont, position: Int) -> CGRect {
    let line = CGRect(x: 0, y: 0, width: lineWidth, height: font.ascent + font.descent)
    return attachmentBounds(
      for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: position)
  }

  public func _textDraw(in rect: CGRect, context: CGContext, color: CGColor, position: Int) {
    guard let image = image(forBounds: rect, textContainer: nil, characterIndex: position) else {
      return
    }
    UIGraphicsPushContext(context)
    image.draw(in: rect)
    UIGraphicsPopContext()
  }
}

extension NSAttributedString {
  /// A text that is one attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(
      string: "\u{fffc}", attributes: [NSAttributedString.Key.attachment: attachment])
  }

  public convenience init(
    attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]
  ) {
    self.init(
      string: "\u{fffc}",
      attributes: attributes.merging([.attachment: attachment]) { $1 })
  }
}
