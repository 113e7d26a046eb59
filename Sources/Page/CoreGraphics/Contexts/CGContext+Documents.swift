import Foundation

@_implementationOnly import CCairo

/// The pages of a PDF document while it is drawn.
final class DocumentPages {
  let box: CGRect
  private let consumer: CGDataConsumer
  private var bytes = Data()
  private(set) var isOpen = true
  /// Whether a page was begun and has not ended.
  fileprivate var hasOpenPage = false
  fileprivate var pageHeight: CGFloat
  private var endsAtBox = false

  init(box: CGRect, consumer: CGDataConsumer) {
    (self.box, self.consumer, pageHeight) = (box, consumer, box.height)
  }

  fileprivate func append(_ more: Data) {
    bytes.append(more)
  }

  /// How much further down a link of this page is put, for Cairo to write its place.
  ///
  /// Where Cairo turns all links by the last page's height, that is made the box's in the end.
  func shiftOfLinks() -> CGFloat {
    guard LinkPlaces.ofCairo == .turnedByLastPage else { return 0 }
    endsAtBox = true
    return box.height - pageHeight
  }

  /// Hands over the whole document, once.
  func close(_ surface: OpaquePointer) {
    guard isOpen else { return }
    isOpen = false
    if endsAtBox {
      if hasOpenPage { cairo_surface_show_page(surface) }
      cairo_pdf_surface_set_size(surface, Double(box.width), Double(box.height))
    }
    cairo_surface_finish(surface)
    consumer.write(bytes)
  }
}

extension CGContext {
  /// A PDF document in a file; its pages are as large as the box, or else as a letter.
  public convenience init?(
    _ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  /// A PDF document; its pages are as large as the box, or else as a letter.
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    let letter = CGRect(x: 0, y: 0, width: 612, height: 792)
    let box = (mediaBox?.pointee ?? letter).standardized
    guard box.width >= 1, box.height >= 1, box.width < 20000, box.height < 20000 else {
      return nil
    }
    let pages = DocumentPages(box: box, consumer: consumer)
    let surface = cairo_pdf_surface_create_for_stream(
      { closure, data, length in
        let pages = Unmanaged<DocumentPages>.fromOpaque(closure!).takeUnretainedValue()
        pages.append(Data(bytes: data!, count: Int(length)))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(pages).toOpaque(), Double(box.width), Double(box.height))
    let whole = DeviceBox(CGRect(origin: .zero, size: box.size))
    guard let surface, let sheet = PixelSheet(taking: surface, box: whole) else { return nil }
    // Of its own accord Cairo 1.18 writes a 1.7, whose links and titles lie in packed streams.
    cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_4)
    // The same document has the same bytes, whenever it is drawn.
    cairo_pdf_surface_set_metadata(
      surface, CAIRO_PDF_METADATA_CREATE_DATE, "2001-01-01T00:00:00Z")
    DocumentFacts.write(auxiliaryInfo.map { $0 as! [AnyHashable: Any] } ?? [:], to: surface)
    let matrix = CGAffineTransform(
      a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.height + box.minY)
    self.init(
      sheet: sheet, matrix: matrix, format: nil, rowBytes: 0,
      release: { pages.close(surface) })
    self.pages = pages
  }

  /// Begins a page; the state of the context is that of a new one.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    guard let pages else { return }
    beginPage(within: pages.box)
  }

  /// Begins a page of a size of its own.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
    guard let pages else { return }
    beginPage(within: (mediaBox?.pointee ?? pages.box).standardized)
  }

  private func beginPage(within box: CGRect) {
    cairo_pdf_surface_set_size(sheets[0].surface, Double(box.width), Double(box.height))
    pages?.hasOpenPage = true
    pages?.pageHeight = box.height
    saveGState()
    state = DrawingState()
    state.matrix = CGAffineTransform(
      a: 1, b: 0, c: 0, d: -1, tx: -box.minX, ty: box.height + box.minY)
  }

  @_disfavoredOverload
  public func endPDFPage() {
    guard let pages else { return }
    pages.hasOpenPage = false
    restoreGState()
    cairo_show_page(sheets[0].cairo)
  }

  @_disfavoredOverload
  public func endPage() {
    endPDFPage()
  }

  /// Ends the document and writes it; nothing can be drawn after it.
  @_disfavoredOverload
  public func closePDF() {
    pages?.close(sheets[0].surface)
  }
}
