import Foundation

@_implementationOnly import CCairo

/// By which page's height Cairo turns the places of links, for PDF counts from below.
///
/// Cairo 1.16 turns each by its own page's, as it should; 1.18 turns all by the last page's. Nothing
/// tells which release mends that, so a document of two pages is made once, and looked into.
enum LinkPlaces {
  case turnedByOwnPage, turnedByLastPage

  static let ofCairo = measured()

  private final class Bytes {
    var data = Data()
  }

  private static func measured() -> LinkPlaces {
    let bytes = Bytes()
    let surface = cairo_pdf_surface_create_for_stream(
      { closure, data, length in
        let bytes = Unmanaged<Bytes>.fromOpaque(closure!).takeUnretainedValue()
        bytes.data.append(Data(bytes: data!, count: Int(length)))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(bytes).toOpaque(), 100, 100)
    guard let surface, let cairo = cairo_create(surface) else { return .turnedByOwnPage }
    cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_4)
    cairo_tag_begin(cairo, CAIRO_TAG_LINK, "rect=[10 20 30 40] uri='a'")
    cairo_tag_end(cairo, CAIRO_TAG_LINK)
    cairo_show_page(cairo)
    cairo_pdf_surface_set_size(surface, 100, 200)
    cairo_show_page(cairo)
    cairo_destroy(cairo)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    let text = String(decoding: bytes.data, as: UTF8.self)
    return text.contains("[ 10 140 40 180 ]") ? .turnedByLastPage : .turnedByOwnPage
  }
}
