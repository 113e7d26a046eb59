/// Reads the packet of XML in which files carry metadata.
enum XMPReader {
  static func metadata(of text: String) -> CGImageMetadata? {
    guard
      let root = MarkupText.root(of: text)?.first(where: {
        $0.name.namespace == XMPWriter.rdf && $0.name.name == "RDF"
      })
    else { return nil }
    let metadata = CGImageMetadata()
    for description in root.children where isRDF(description, "Description") {
      metadata.tags += fields(of: description)
    }
    func note(_ tag: CGImageMetadataTag) {
      if let prefix = tag.prefix, metadata.namespace(of: prefix) == nil {
        metadata.namespaces[prefix] = tag.namespace
      }
      for inner in tag.items + tag.fields { note(inner) }
    }
    for tag in metadata.tags { note(tag) }
    return metadata
  }

  private static func isRDF(_ element: MarkupElement, _ name: String) -> Bool {
    element.name.namespace == XMPWriter.rdf && element.name.name == name
  }

  /// What a description says, in attributes and in elements.
  private static func fields(of element: MarkupElement) -> [CGImageMetadataTag] {
    let short = element.attributes.filter { isPlain($0.name.namespace) }.map { name, text in
      CGImageMetadataTag(
        namespace: name.namespace, prefix: name.prefix, name: name.name, type: .string,
        value: .text(text))
    }
    return short + element.children.map(tag)
  }

  private static func isPlain(_ namespace: String) -> Bool {
    ![XMPWriter.rdf, XMPWriter.xml, ""].contains(namespace)
  }

  private static func tag(_ element: MarkupElement) -> CGImageMetadataTag {
    let (type, value) = content(of: element)
    let language = element.attribute(XMPWriter.xml, "lang")
    let name = element.name
    let tag = CGImageMetadataTag(
      namespace: name.namespace, prefix: name.prefix, name: name.name, type: type, value: value)
    return language.map(tag.saying) ?? tag
  }

  private static func content(
    of element: MarkupElement
  ) -> (CGImageMetadataType, CGImageMetadataTag.Value) {
    if let list = element.children.first, let type = type(of: list) {
      return (type, .list(list.children.filter { isRDF($0, "li") }.map(tag)))
    }
    if let inner = element.children.first, isRDF(inner, "Description") {
      return (.structure, .fields(fields(of: inner)))
    }
    let isResource = element.attribute(XMPWriter.rdf, "parseType") == "Resource"
    if isResource || element.attributes.contains(where: { isPlain($0.name.namespace) }) {
      return (.structure, .fields(fields(of: element)))
    }
    return (.string, .text(element.attribute(XMPWriter.rdf, "resource") ?? element.text))
  }

  private static func type(of list: MarkupElement) -> CGImageMetadataType? {
    if isRDF(list, "Bag") { return .arrayUnordered }
    if isRDF(list, "Seq") { return .arrayOrdered }
    guard isRDF(list, "Alt") else { return nil }
    let speaks = list.children.contains { $0.attribute(XMPWriter.xml, "lang") != nil }
    return speaks ? .alternateText : .alternateArray
  }
}
