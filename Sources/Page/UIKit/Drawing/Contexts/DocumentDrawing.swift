// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

@_spi(Contexts) import CoreGraphics
import Foundation

/// A document while its pages are drawn, with y growing downwards as views have it.
final class DocumentDrawing {
  let context: CGContext
  /// A page's, where it says nothing of its own.
  private let usual: CGRect
  private(set) var bounds: CGRect
  private var isDrawing = false

  /// Those that were begun by `UIGraphicsBeginPDFContextTo…`, the last one last.
  @MainActor static var begun: [DocumentDrawing] = []

  /// An empty size is a letter's.
  init?(_ consumer: CGDataConsumer?, bounds: CGRect, info: [AnyHashable: Any]) {
    usual = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds.standardized
    self.bounds = usual
    var box = usual
    guard let consumer,
      let context = CGContext(consumer: consumer, mediaBox: &box, info as CFDictionary)
    else { return nil }
    self.context = context
  }

  func begin(_ bounds: CGRect? = nil) {
    end()
    self.bounds = bounds.map { $0.isEmpty ? usual : $0.standardized } ?? usual
    var box = CGRect(origin: .zero, size: self.bounds.size)
    context.beginPage(mediaBox: &box)
    context.translateBy(x: 0, y: box.height)
    context.scaleBy(x: 1, y: -1)
    context.translateBy(x: -self.bounds.minX, y: -self.bounds.minY)
    context.beginUserSpace()
    isDrawing = true
  }

  private func end() {
    if isDrawing { context.endPage() }
    isDrawing = false
  }

  /// Ends the page that is drawn on, and the document.
  func close() {
    end()
    context.closePDF()
  }
}

/// Begins a document in memory; an empty size is a letter's.
@MainActor @preconcurrency
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  begin(CGDataConsumer(data: data), bounds, documentInfo)
}

/// Begins a document in a file; whether there can be one.
@MainActor @preconcurrency @discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  begin(CGDataConsumer(url: URL(fileURLWithPath: path) as CFURL), bounds, documentInfo)
}

@MainActor @discardableResult
private func begin(
  _ consumer: CGDataConsumer?, _ bounds: CGRect, _ info: [AnyHashable: Any]?
) -> Bool {
  guard let drawing = DocumentDrawing(consumer, bounds: bounds, info: info ?? [:]) else {
    return false
  }
  DocumentDrawing.begun.append(drawing)
  GraphicsStack.push(drawing.context)
  return true
}

/// Begins a page of the document's size.
@MainActor @preconcurrency public func UIGraphicsBeginPDFPage() {
  DocumentDrawing.begun.last?.begin()
}

/// Begins a page of a size of its own.
@MainActor @preconcurrency
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  DocumentDrawing.begun.last?.begin(bounds)
}

/// The page that is drawn on; nothing where there is no document.
@MainActor @preconcurrency public func UIGraphicsGetPDFContextBounds() -> CGRect {
  DocumentDrawing.begun.last?.bounds ?? .zero
}

/// Ends the document, and writes it.
@MainActor @preconcurrency public func UIGraphicsEndPDFContext() {
  guard let drawing = DocumentDrawing.begun.popLast() else { return }
  drawing.close()
  GraphicsStack.pop()
}
