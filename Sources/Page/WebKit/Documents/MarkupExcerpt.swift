import Foundation

/// What can be read of a document without a browser: its title, and how its text begins.
struct MarkupExcerpt: Equatable {
  var title = ""
  var text = ""

  private static let mostCharacters = 600
  private static let entities = [
    "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'", "&nbsp;": "\u{a0}", "&amp;": "&",
  ]

  init(_ markup: String) {
    var rest = Substring(markup)
    var raw = ""
    while let open = rest.firstIndex(of: "<"), raw.count < 4 * Self.mostCharacters {
      raw += rest[..<open]
      rest = rest[open...]
      let end = rest.hasPrefix("<!--") ? rest.range(of: "-->")?.upperBound : Self.end(of: rest)
      guard let end else { break }
      let name = Self.name(of: rest)
      rest = rest[end...]
      guard ["title", "script", "style"].contains(name) else {
        raw += Self.breaks.contains(name) ? "\n" : ""
        continue
      }
      let close = rest.range(of: "</\(name)", options: .caseInsensitive)?.lowerBound
      if name == "title" { title = Self.plain(String(rest[..<(close ?? rest.endIndex)])) }
      rest = rest[(close ?? rest.endIndex)...]
    }
    if !rest.hasPrefix("<") { raw += rest }
    let lines = raw.prefix(4 * Self.mostCharacters).split(separator: "\n").map {
      Self.plain(String($0))
    }
    text = String(lines.filter { !$0.isEmpty }.joined(separator: "\n").prefix(Self.mostCharacters))
  }

  private static let breaks: Set = [
    "p", "div", "br", "h1", "h2", "h3", "h4", "h5", "h6", "li", "tr", "section", "article",
    "/p", "/div", "/h1", "/h2", "/h3", "/h4", "/h5", "/h6", "/li", "/tr", "ul", "ol", "table",
  ]

  private static func end(of tag: Substring) -> String.Index? {
    tag.firstIndex(of: ">").map { tag.index(after: $0) }
  }

  private static func name(of tag: Substring) -> String {
    tag.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "/" }.lowercased()
  }

  private static func plain(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return entities.sorted { $0.key > $1.key }.reduce(words) {
      $0.replacingOccurrences(of: $1.key, with: $1.value)
    }
  }
}
