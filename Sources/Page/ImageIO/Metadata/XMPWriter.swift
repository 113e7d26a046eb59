/// Metadata as the packet of XML that files carry.
struct XMPWriter {
  static let rdf = "http://www.w3.org/1999/02/22-rdf-syntax-ns#"
  static let xml = CGImageMetadataTag.xml

  private let metadata: CGImageMetadata
  private let prefixes: [String: String]

  init(_ metadata: CGImageMetadata) {
    self.metadata = metadata
    var prefixes: [String: String] = [:]
    func note(_ tag: CGImageMetadataTag) {
      if tag.namespace != Self.xml, prefixes[tag.namespace] == nil {
        prefixes[tag.namespace] =
          tag.prefix ?? metadata.prefix(of: tag.namespace) ?? "ns\(prefixes.count + 1)"
      }
      for inner in tag.items + tag.fields + tag.qualifiers { note(inner) }
    }
    for tag in metadata.tags { note(tag) }
    self.prefixes = prefixes
  }

  var packet: String {
    let spaces = prefixes.sorted { $0.value < $1.value }
      .map { " xmlns:\($0.value)=\"\(Self.escaped($0.key))\"" }.joined()
    let tags = metadata.tags.map { element(name(of: $0), $0) }.joined()
    return """
      <?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?>
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="\(Self.rdf)">\
      <rdf:Description rdf:about=""\(spaces)>\(tags)</rdf:Description></rdf:RDF></x:xmpmeta>
      <?xpacket end="w"?>
      """
  }

  private func name(of tag: CGImageMetadataTag) -> String {
    "\(prefixes[tag.namespace] ?? "xml"):\(tag.name)"
  }

  private func element(_ name: String, _ tag: CGImageMetadataTag) -> String {
    let attributes = tag.qualifiers.compactMap { qualifier in
      guard case .text(let text) = qualifier.value else { return nil as String? }
      return " \(self.name(of: qualifier))=\"\(Self.escaped(text))\""
    }.joined()
    switch tag.value {
    case .text(let text): return "<\(name)\(attributes)>\(Self.escaped(text))</\(name)>"
    case .fields(let fields):
      let inner = fields.map { element(self.name(of: $0), $0) }.joined()
      return "<\(name)\(attributes) rdf:parseType=\"Resource\">\(inner)</\(name)>"
    case .list(let items):
      let inner = items.map { element("rdf:li", $0) }.joined()
      let kind = Self.word(of: tag.type)
      return "<\(name)\(attributes)><rdf:\(kind)>\(inner)</rdf:\(kind)></\(name)>"
    }
  }

  private static func word(of type: CGImageMetadataType) -> String {
    switch type {
    case .arrayUnordered: "Bag"
    case .alternateArray, .alternateText: "Alt"
    default: "Seq"
    }
  }

  private static func escaped(_ text: String) -> String {
    var written = ""
    for letter in text.unicodeScalars {
      switch letter {
      case "&": written += "&amp;"
      case "<": written += "&lt;"
      case ">": written += "&gt;"
      case "\"": written += "&quot;"
      default: written.unicodeScalars.append(letter)
      }
    }
    return written
  }
}
