import Foundation
import FoundationNetworking

/// What a web view is asked to show.
enum WebLoad {
  case markup(String, base: URL?)
  case data(Data, type: String, base: URL)
  case request(URLRequest)

  var request: URLRequest {
    switch self {
    case .markup(_, let base): URLRequest(url: base ?? WKWebView.blank)
    case .data(_, _, let base): URLRequest(url: base)
    case .request(let request): request
    }
  }

  /// What the browser is to be shown, or why it cannot be.
  func document() throws -> (markup: String, type: String) {
    switch self {
    case .markup(let markup, let base):
      return (ResourceInliner.inlined(markup, base: base), "text/html")
    case .data(let data, let type, let base):
      return (Self.markup(of: data, type: type, base: base), type)
    case .request(let request):
      let url = request.url ?? WKWebView.blank
      if url.scheme == "about" { return ("", "text/html") }
      guard url.isFileURL else { throw WebRefusal.network(url) }
      guard let data = try? Data(contentsOf: url) else { throw WebRefusal.file(url) }
      let type = Self.types[url.pathExtension.lowercased()] ?? "application/octet-stream"
      return (Self.markup(of: data, type: type, base: url), type)
    }
  }

  static func canShow(_ type: String) -> Bool {
    type.hasPrefix("text/") || type.hasPrefix("image/")
  }

  private static let types = [
    "html": "text/html", "htm": "text/html", "xhtml": "text/html", "txt": "text/plain",
    "md": "text/plain", "swift": "text/plain", "json": "text/plain", "css": "text/plain",
    "js": "text/plain", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg",
    "gif": "image/gif", "webp": "image/webp", "svg": "image/svg+xml",
  ]

  private static func markup(of data: Data, type: String, base: URL) -> String {
    if type == "text/html" || type == "application/xhtml+xml" {
      return ResourceInliner.inlined(String(decoding: data, as: UTF8.self), base: base)
    }
    if type.hasPrefix("image/") {
      return
        "<body style=\"margin:0\"><img src=\"data:\(type);base64,\(data.base64EncodedString())\">"
    }
    let text = String(decoding: data, as: UTF8.self).replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
    return "<pre style=\"white-space:pre-wrap\">\(text)</pre>"
  }
}
