import CoreGraphics
import Foundation

/// What a document says of itself.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  open var documentInfo: [String: Any] = [:]

  public override init() {
    super.init()
  }

  override class func make() -> Self {
    guard let format = UIGraphicsPDFRendererFormat() as? Self else {
      fatalError("\(self) does not say what its default is.")
    }
    return format
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIGraphicsPDFRendererFormat()
    (copy.bounds, copy.documentInfo) = (bounds, documentInfo)
    return copy
  }
}

/// What a document's pages are drawn with.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  private let pages: DocumentDrawing

  init(_ pages: DocumentDrawing, format: UIGraphicsPDFRendererFormat) {
    self.pages = pages
    super.init(pages.context, format: format)
  }

  open override var format: UIGraphicsPDFRendererFormat {
    givenFormat as? UIGraphicsPDFRendererFormat ?? .default()
  }

  /// The page that is drawn on.
  open var pdfContextBounds: CGRect { pages.bounds }

  open func beginPage() {
    beginPage(withBounds: format.bounds, pageInfo: [:])
  }

  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    pages.begin(bounds)
  }

  open func setURL(_ url: URL, for rect: CGRect) {
    cgContext.setURL(url as CFURL, for: rect)
  }

  open func addDestination(withName name: String, at point: CGPoint) {
    cgContext.addDestination(name as CFString, at: point)
  }

  open func setDestinationWithName(_ name: String, for rect: CGRect) {
    cgContext.setDestination(name as CFString, for: rect)
  }
}

/// Draws documents of pages. Nothing is drawn before a page is begun.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    super.init(bounds: bounds, givenFormat: format)
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }

  open override var format: UIGraphicsPDFRendererFormat {
    givenFormat as? UIGraphicsPDFRendererFormat ?? .default()
  }

  open func pdfData(actions: DrawingActions) -> Data {
    let data = NSMutableData()
    guard
      let pages = DocumentDrawing(
        CGDataConsumer(data: data), bounds: bounds, info: format.documentInfo)
    else { return Data() }
    GraphicsStack.push(pages.context)
    actions(UIGraphicsPDFRendererContext(pages, format: format))
    GraphicsStack.pop()
    pages.close()
    return data as Data
  }

  open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
    try pdfData(actions: actions).write(to: url)
  }
}
