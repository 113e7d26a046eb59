import Foundation
@_implementationOnly import FoundationXML

/// An element of XML whose names have namespaces.
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

  /// The first element of the subtree, in the order of the text.
  func first(where isMeant: (MarkupElement) -> Bool) -> MarkupElement? {
    if isMeant(self) { return self }
    for child in children {
      if let found = child.first(where: isMeant) { return found }
    }
    return nil
  }
}

/// Reads an element and what it contains. Text that is not well formed ends there; what comes
/// before is kept.
///
/// The text comes from a file of a stranger: its depth is limited, and entities it declares are not
/// resolved.
final class MarkupText: NSObject, XMLParserDelegate {
  private static let deepest = 64
  private var open: [MarkupElement] = []
  private var root: MarkupElement?
  /// The namespaces of prefixes, for each open element.
  private var scopes: [[String: String]] = [["xml": CGImageMetadataTag.xml]]

  static func root(of text: String) -> MarkupElement? {
    guard !text.contains("<!ENTITY") else { return nil }
    let reader = MarkupText()
    let parser = XMLParser(data: Data(text.utf8))
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    _ = parser.parse()
    return reader.root
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard open.count < Self.deepest else { return parser.abortParsing() }
    var scope = scopes[scopes.count - 1]
    for (name, text) in attributes {
      if name == "xmlns" { scope[""] = text }
      if name.hasPrefix("xmlns:") { scope[String(name.dropFirst(6))] = text }
    }
    let others = attributes.filter { !$0.key.hasPrefix("xmlns") }.sorted { $0.key < $1.key }
      .map { (Self.name($0.key, scope, unprefixed: ""), $0.value) }
    let element = MarkupElement(Self.name(name, scope, unprefixed: scope[""] ?? ""), others)
    if let parent = open.last { parent.children.append(element) } else { root = root ?? element }
    open.append(element)
    scopes.append(scope)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
    scopes.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    open.last?.text += text
  }

  private static func name(
    _ word: String, _ scope: [String: String], unprefixed: String
  ) -> MarkupElement.Name {
    let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      return MarkupElement.Name(namespace: unprefixed, prefix: nil, name: word)
    }
    return MarkupElement.Name(namespace: scope[parts[0]] ?? "", prefix: parts[0], name: parts[1])
  }
}
