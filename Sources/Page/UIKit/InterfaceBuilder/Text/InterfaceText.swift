import Foundation
@_implementationOnly import FoundationXML

/// Reads the XML of a file of Interface Builder.
///
/// A file is what a stranger wrote: **always holds** that its size, depth and number of elements are
/// bounded, and that it brings no types of documents, so no entities.
enum InterfaceText {
  struct Limits {
    var bytes = 8 << 20
    var depth = 200
    var elements = 50_000
  }

  static func root(
    of data: Data, named name: String, within limits: Limits = Limits()
  ) throws -> InterfaceElement {
    guard data.count <= limits.bytes else { throw tooLarge(name, data.count, limits) }
    guard let text = String(validatingUTF8: Array(data.map { CChar(bitPattern: $0) }) + [0]),
      text.utf8.count == data.count
    else {
      throw InterfaceProblem(
        "\(name) is not a text in UTF-8: save it again with Interface Builder.")
    }
    guard !text.contains("<!DOCTYPE"), !text.contains("<!ENTITY") else {
      throw InterfaceProblem(
        "\(name) declares a type of document, which files of Interface Builder do not: remove its DOCTYPE."
      )
    }
    let listener = InterfaceListener(name, limits)
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = listener
    let isWhole = parser.parse()
    if let problem = listener.problem { throw problem }
    guard isWhole, let root = listener.root else {
      throw InterfaceProblem(
        "\(name), line \(max(parser.lineNumber, 1)): the XML is not well formed: save it again with Interface Builder."
      )
    }
    return root
  }

  static func tooLarge(
    _ name: String, _ size: Int, _ limits: Limits = Limits()
  ) -> InterfaceProblem {
    InterfaceProblem(
      "\(name) has \(size) bytes and a file of Interface Builder may have \(limits.bytes): make it smaller."
    )
  }
}

/// Makes a tree of what the parser says.
private final class InterfaceListener: NSObject, XMLParserDelegate {
  private let name: String
  private let limits: InterfaceText.Limits
  private var open: [InterfaceElement] = []
  private var count = 0
  private(set) var root: InterfaceElement?
  private(set) var problem: InterfaceProblem?

  init(_ name: String, _ limits: InterfaceText.Limits) {
    (self.name, self.limits) = (name, limits)
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard problem == nil else { return }
    count += 1
    let element = InterfaceElement(elementName, attributes, line: parser.lineNumber)
    if open.count >= limits.depth {
      return stop(
        parser,
        "\(name), line \(element.line): elements lie deeper in each other than \(limits.depth): move some of them out."
      )
    }
    if count > limits.elements {
      return stop(
        parser,
        "\(name), line \(element.line): the file has more than \(limits.elements) elements: divide it."
      )
    }
    if let parent = open.last { parent.children.append(element) } else { root = element }
    open.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    guard let element = open.popLast(), problem == nil else { return }
    if element.name != elementName {
      refuse(parser, "<\(element.name)> of line \(element.line) is closed by </\(elementName)>")
    }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: Error) {
    if problem == nil { refuse(parser, "the XML is not well formed") }
  }

  private func refuse(_ parser: XMLParser, _ text: String) {
    let line = max(parser.lineNumber, 1)
    stop(parser, "\(name), line \(line): \(text): save it again with Interface Builder.")
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    open.last?.text += string
  }

  private func stop(_ parser: XMLParser, _ text: String) {
    problem = InterfaceProblem(text)
    parser.abortParsing()
  }
}
