/// What a file is, told by its name's ending; endings not listed here are not served.
enum MediaType: String, Sendable, CaseIterable {
  case html, css, js, json, svg, png, jpg, webp, otf, ttf, woff2
  case text = "txt"

  /// The value of `Content-Type`.
  var header: String {
    switch self {
    case .html: "text/html; charset=utf-8"
    case .css: "text/css; charset=utf-8"
    case .js: "text/javascript; charset=utf-8"
    case .json: "application/json"
    case .svg: "image/svg+xml"
    case .png: "image/png"
    case .jpg: "image/jpeg"
    case .webp: "image/webp"
    case .otf: "font/otf"
    case .ttf: "font/ttf"
    case .woff2: "font/woff2"
    case .text: "text/plain; charset=utf-8"
    }
  }
}
