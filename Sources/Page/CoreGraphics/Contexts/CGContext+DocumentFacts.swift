// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import Foundation

@_implementationOnly import CCairo

// What a PDF document says of itself, and what leads from place to place in it.

public let kCGPDFContextTitle = "kCGPDFContextTitle"
public let kCGPDFContextAuthor = "kCGPDFContextAuthor"
public let kCGPDFContextSubject = "kCGPDFContextSubject"
public let kCGPDFContextKeywords = "kCGPDFContextKeywords"
public let kCGPDFContextCreator = "kCGPDFContextCreator"
public let kCGPDFContextMediaBox = "kCGPDFContextMediaBox"

/// The facts that are written into a document.
enum DocumentFacts {
  static func write(_ facts: [AnyHashable: Any], to surface: OpaquePointer) {
    let known = [
      (kCGPDFContextTitle, CAIRO_PDF_METADATA_TITLE),
      (kCGPDFContextAuthor, CAIRO_PDF_METADATA_AUTHOR),
      (kCGPDFContextSubject, CAIRO_PDF_METADATA_SUBJECT),
      (kCGPDFContextCreator, CAIRO_PDF_METADATA_CREATOR),
    ]
    for (name, kind) in known {
      if let text = facts[name] as? String { cairo_pdf_surface_set_metadata(surface, kind, text) }
    }
    let words = facts[kCGPDFContextKeywords]
    let list = words as? String ?? (words as? [String])?.joined(separator: ", ")
    if let list { cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_KEYWORDS, list) }
  }
}

extension CGContext {
  /// A part of a document's page that leads to an address.
  public func setURL(_ url: CFURL, for rect: CGRect) {
    tag(CAIRO_TAG_LINK, "rect=[\(place(of: rect))] uri=\(quoted(url.absoluteString))")
  }

  /// A part of a document's page that leads to a place with a name.
  public func setDestination(_ name: CFString, for rect: CGRect) {
    tag(CAIRO_TAG_LINK, "rect=[\(place(of: rect))] dest=\(quoted("\(name)"))")
  }

  /// Gives a place in a document its name.
  public func addDestination(_ name: CFString, at point: CGPoint) {
    let place = point.applying(state.matrix)
    tag(CAIRO_TAG_DEST, "name=\(quoted("\(name)")) x=\(place.x) y=\(place.y)")
  }

  private func tag(_ kind: String, _ attributes: String) {
    guard pages?.isOpen == true else { return }
    cairo_tag_begin(sheets[0].cairo, kind, attributes)
    cairo_tag_end(sheets[0].cairo, kind)
  }

  private func place(of rect: CGRect) -> String {
    let box = rect.applying(state.matrix)
    let shift = pages?.shiftOfLinks() ?? 0
    return "\(box.minX) \(box.minY + shift) \(box.width) \(box.height)"
  }

  private func quoted(_ text: String) -> String {
    let safe = text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "'", with: "\\'")
    return "'\(safe)'"
  }
}
