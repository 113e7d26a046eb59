/// An element of XML with the names of namespaces, as far as metadata has it: no types, no entities of its own.
final class MarkupElement {
  struct Name: Equatable {
    var namespace: String
    var prefix: String?
    var name: String
  }

  let name: Name
  let attributes: [(name: Name, text: String)]
  fileprivate(set) var children: [MarkupElement] = []
  fileprivate(set) var text = ""

  fileprivate init(_ name: Name, _ attributes: [(name: Name, text: String)]) {
    (self.name, self.attributes) = (name, attributes)
  }

  func attribute(_ namespace: String, _ name: String) -> String? {
    attributes.first { $0.name.namespace == namespace && $0.name.name == name }?.text
  }

  /// Every element below, itself too, in the order of the text.
  func first(where isMeant: (MarkupElement) -> Bool) -> MarkupElement? {
    if isMeant(self) { return self }
    for child in children {
      if let found = child.first(where: isMeant) { return found }
    }
    return nil
  }
}

/// Reads the text of an element. What is not well formed ends it there.
struct MarkupText {
  private static let deepest = 64
  private var rest: Substring
  private var scopes: [[String: String]] = [["xml": CGImageMetadataTag.xml]]

  static func root(of text: String) -> MarkupElement? {
    var reader = MarkupText(rest: text[...])
    return reader.read()
  }

  private init(rest: Substring) { self.rest = rest }

  private mutating func read() -> MarkupElement? {
    var open: [MarkupElement] = []
    var root: MarkupElement?
    while let start = rest.firstIndex(of: "<") {
      open.last?.text += Self.plain(rest[..<start])
      rest = rest[rest.index(after: start)...]
      if rest.hasPrefix("!--") {
        skip(past: "-->")
      } else if rest.hasPrefix("?") || rest.hasPrefix("!") {
        skip(past: ">")
      } else if rest.hasPrefix("/") {
        skip(past: ">")
        guard let closed = open.popLast() else { return root }
        scopes.removeLast()
        if open.isEmpty { return closed }
      } else {
        guard let (element, isEmpty) = begin(), open.count < Self.deepest else { return root }
        if let parent = open.last { parent.children.append(element) } else { root = element }
        if isEmpty {
          scopes.removeLast()
          if open.isEmpty { return element }
        } else {
          open.append(element)
        }
      }
    }
    return root
  }

  private mutating func skip(past end: String) {
    guard let found = rest.firstRange(of: end) else { return rest = "" }
    rest = rest[found.upperBound...]
  }

  private mutating func begin() -> (MarkupElement, isEmpty: Bool)? {
    let word = Self.word(&rest)
    guard !word.isEmpty else { return nil }
    var attributes: [(String, String)] = []
    while true {
      rest = rest.drop(while: \.isWhitespace)
      guard let next = rest.first else { return nil }
      if next == ">" || next == "/" { break }
      let name = Self.word(&rest)
      rest = rest.drop(while: \.isWhitespace)
      guard !name.isEmpty, rest.first == "=" else { return nil }
      rest = rest.dropFirst().drop(while: \.isWhitespace)
      guard let quote = rest.first, quote == "\"" || quote == "'",
        let end = rest.dropFirst().firstIndex(of: quote)
      else { return nil }
      attributes.append((name, Self.plain(rest[rest.index(after: rest.startIndex)..<end])))
      rest = rest[rest.index(after: end)...]
    }
    let isEmpty = rest.first == "/"
    skip(past: ">")
    return (element(word, attributes), isEmpty)
  }

  private mutating func element(_ word: String, _ attributes: [(String, String)]) -> MarkupElement {
    var scope = scopes[scopes.count - 1]
    for (name, text) in attributes {
      if name == "xmlns" { scope[""] = text }
      if name.hasPrefix("xmlns:") { scope[String(name.dropFirst(6))] = text }
    }
    scopes.append(scope)
    let others = attributes.filter { !$0.0.hasPrefix("xmlns") }
      .map { (Self.name($0.0, scope, plainIsNobodys: true), $0.1) }
    return MarkupElement(Self.name(word, scope, plainIsNobodys: false), others)
  }

  private static func name(
    _ word: String, _ scope: [String: String], plainIsNobodys: Bool
  ) -> MarkupElement.Name {
    let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
    if parts.count == 2 {
      return MarkupElement.Name(namespace: scope[parts[0]] ?? "", prefix: parts[0], name: parts[1])
    }
    return MarkupElement.Name(
      namespace: plainIsNobodys ? "" : scope[""] ?? "", prefix: nil, name: word)
  }

  private static func word(_ rest: inout Substring) -> String {
    let word = rest.prefix { !$0.isWhitespace && !"=/><\"'".contains($0) }
    rest = rest[word.endIndex...]
    return String(word)
  }

  private static func plain(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    var (plain, rest) = ("", text)
    while let start = rest.firstIndex(of: "&") {
      plain += rest[..<start]
      rest = rest[start...]
      guard let end = rest.prefix(12).firstIndex(of: ";") else {
        plain += "&"
        rest = rest.dropFirst()
        continue
      }
      let reference = String(rest[rest.index(after: start)..<end])
      plain += letter(reference) ?? "&\(reference);"
      rest = rest[rest.index(after: end)...]
    }
    return plain + rest
  }

  private static func letter(_ reference: String) -> String? {
    switch reference {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      let number =
        reference.hasPrefix("#x")
        ? UInt32(reference.dropFirst(2), radix: 16) : UInt32(reference.dropFirst())
      guard reference.hasPrefix("#") else { return nil }
      return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }
  }
}
