import Foundation

/// Puts the files that a document names into it, as addresses that hold their bytes.
///
/// A browser's frame has no way to the bundle, so pictures, styles and scripts travel with the
/// text. What is no file, or would make the document too long, stays as it was written.
struct ResourceInliner {
  private static let mostBytes = 4 << 20
  private static let deepest = 4
  private static let attributes = expression(
    #"(<(?:img|script|source|audio|video|link|input|image)\b[^>]*?\s(?:src|href|poster)\s*=\s*)(["'])([^"']+)\2"#
  )
  private static let styles = expression(#"(url\()(["']?)([^"')]+)\2(?=\))"#)
  private static let types = [
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif",
    "webp": "image/webp", "bmp": "image/bmp", "svg": "image/svg+xml", "css": "text/css",
    "js": "text/javascript", "mp3": "audio/mpeg", "m4a": "audio/mp4", "wav": "audio/wav",
    "mp4": "video/mp4", "m4v": "video/mp4", "mov": "video/quicktime", "webm": "video/webm",
    "ttf": "font/ttf", "otf": "font/otf", "woff": "font/woff", "woff2": "font/woff2",
  ]

  private var left = mostBytes

  /// The text with everything in it that lies beside `base`.
  static func inlined(_ markup: String, base: URL?) -> String {
    guard let base, base.isFileURL else { return markup }
    var inliner = ResourceInliner()
    let text = inliner.replace(attributes, in: markup, base: base, depth: 0)
    return inliner.replace(styles, in: text, base: base, depth: 0)
  }

  private mutating func replace(
    _ expression: NSRegularExpression, in text: String, base: URL, depth: Int
  ) -> String {
    let whole = text as NSString
    let matches = expression.matches(
      in: text, range: NSRange(location: 0, length: whole.length))
    var result = ""
    var end = 0
    for match in matches {
      let written = whole.substring(with: match.range(at: 3))
      guard let address = address(of: written, base: base, depth: depth) else { continue }
      let place = match.range(at: 3)
      result += whole.substring(with: NSRange(location: end, length: place.location - end))
      result += address
      end = place.location + place.length
    }
    return result + whole.substring(from: end)
  }

  private mutating func address(of written: String, base: URL, depth: Int) -> String? {
    guard depth < Self.deepest, let url = URL(string: written, relativeTo: base)?.absoluteURL,
      url.isFileURL, let type = Self.types[url.pathExtension.lowercased()],
      var bytes = try? Data(contentsOf: url), bytes.count <= left
    else { return nil }
    left -= bytes.count
    if type == "text/css" {
      let style = String(decoding: bytes, as: UTF8.self)
      bytes = Data(replace(Self.styles, in: style, base: url, depth: depth + 1).utf8)
    }
    return "data:\(type);base64,\(bytes.base64EncodedString())"
  }

  private static func expression(_ pattern: String) -> NSRegularExpression {
    guard let made = try? NSRegularExpression(pattern: pattern, options: .caseInsensitive) else {
      fatalError("a pattern of ours is wrong: \(pattern)")
    }
    return made
  }
}
