import CoreGraphics
@_spi(Text) import CoreText
import Foundation

/// A layer that shows text, from its top down.
open class CATextLayer: CALayer {
  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CATextLayer else { return }
    string = other.string
    font = other.font
    fontSize = other.fontSize
    foregroundColor = other.foregroundColor
    isWrapped = other.isWrapped
    truncationMode = other.truncationMode
    alignmentMode = other.alignmentMode
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    needsDisplayOnBoundsChange = true
  }

  /// A String, or an NSAttributedString, which brings its own looks.
  open var string: Any? {
    didSet { setNeedsDisplay() }
  }

  /// A font, or the name of one; its size is `fontSize`.
  open var font: Any? = "Helvetica" {
    didSet { setNeedsDisplay() }
  }

  open var fontSize: CGFloat = 36 {
    didSet { setNeedsDisplay() }
  }

  open var foregroundColor: CGColor? = .white {
    didSet { setNeedsDisplay() }
  }

  open var isWrapped = false {
    didSet { setNeedsDisplay() }
  }

  open var truncationMode = CATextLayerTruncationMode.none {
    didSet { setNeedsDisplay() }
  }

  open var alignmentMode = CATextLayerAlignmentMode.natural {
    didSet { setNeedsDisplay() }
  }

  open var allowsFontSubpixelQuantization = false

  /// Letters go to the layer as letters; what a subclass may draw around them becomes a picture.
  open override func display() {
    let layout = layout()
    guard type(of: self) == CATextLayer.self, let text = TextPlacement(layout, at: bounds.origin)
    else {
      show(nil)
      drawContents()
      return
    }
    if contents != nil { contents = nil }
    show(text.isEmpty ? nil : text)
  }

  open override func draw(in context: CGContext) {
    layout().draw(in: context, at: bounds.origin)
  }

  @available(*, deprecated, renamed: "isWrapped")
  open var wrapped: Bool {
    get { isWrapped }
    set { isWrapped = newValue }
  }
}

extension CATextLayer {
  /// The text as it is set now.
  private func layout() -> TextLayout {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    style.lineBreakMode = isWrapped ? .byWordWrapping : .byClipping
    let text: NSAttributedString
    switch string {
    case let attributed as NSAttributedString: text = attributed
    case let string?: text = NSAttributedString(string: "\(string)")
    case nil: text = NSAttributedString(string: "")
    }
    if let mode = shorteningMode { style.lineBreakMode = mode }
    var request = TextLayoutRequest(width: bounds.width, height: .infinity)
    if shorteningMode != nil, isWrapped {
      request.height = bounds.height
      request.truncatingModes = .breakLines
    }
    let base = TextStyle(font: shownFont, color: foregroundColor ?? .white)
    return TextMeasurer.shared.layout(text, base: base, paragraph: style, request)
  }

  private var alignment: NSTextAlignment {
    switch alignmentMode {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }

  private var shorteningMode: NSLineBreakMode? {
    switch truncationMode {
    case .start: .byTruncatingHead
    case .end: .byTruncatingTail
    case .middle: .byTruncatingMiddle
    default: nil
    }
  }

  private var shownFont: CTFont {
    switch font {
    case let font as CTFont: font.resized(to: fontSize)
    case let font as CGFont: CTFontCreateWithGraphicsFont(font, fontSize, nil, nil)
    case let name as String: CTFontCreateWithName(name, fontSize, nil)
    default: CTFontCreateWithName("Helvetica", fontSize, nil)
    }
  }
}

/// What of a line that is too long is left out.
public struct CATextLayerTruncationMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// How lines lie between the layer's edges.
public struct CATextLayerAlignmentMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
