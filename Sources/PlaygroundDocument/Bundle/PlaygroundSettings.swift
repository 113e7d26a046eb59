import Foundation

/// What `contents.xcplayground` says.
///
/// It is read leniently and never written anew: attributes and elements that are not known here
/// stay in the file as they are.
public struct PlaygroundSettings: Equatable, Sendable {
  /// Every attribute of the root element.
  public var attributes: [String: String]
  /// The names of pages, in their order.
  public var pages: [String]

  /// Without a file.
  static let none = PlaygroundSettings(attributes: [:], pages: [])

  /// Nothing where the text has no root element.
  init?(reading text: String) {
    guard let root = text.firstMatch(of: /<playground\b([^>]*)>/) else { return nil }
    attributes = Self.attributes(in: root.1)
    pages = text.matches(of: /<page\b([^>]*)>/).compactMap { page in
      Self.attributes(in: page.1)["name"]
    }
  }

  private init(attributes: [String: String], pages: [String]) {
    self.attributes = attributes
    self.pages = pages
  }

  private static func attributes(in text: Substring) -> [String: String] {
    var found: [String: String] = [:]
    for match in text.matches(of: /([\w:.-]+)\s*=\s*(?:'([^']*)'|"([^"]*)")/) {
      let value = match.2 ?? match.3 ?? ""
      found[String(match.1)] = unescaped(value)
    }
    return found
  }

  private static func unescaped(_ text: Substring) -> String {
    var result = String(text)
    for (entity, character) in [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&"),
    ] {
      result = result.replacing(entity, with: character)
    }
    return result
  }
}
