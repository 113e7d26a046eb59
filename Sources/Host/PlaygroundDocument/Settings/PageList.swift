/// The `page` elements of `contents.xcplayground`, and how they are changed.
///
/// **Always holds**: what lies between the elements, comments and blanks, stays where it is, and
/// an element keeps all its attributes wherever it moves. Of two elements for the same page the
/// second goes when the list is changed.
///
/// Names are compared as Swift compares strings: an `é` is an `é`, however it is composed.
struct PageList {
  private struct Element {
    var name: String
    var tag: MarkupTag
    /// With its closing tag, if it has one.
    var range: Range<Int>
  }

  private let text: String
  private let bytes: [UInt8]
  private let items: [MarkupReader.Item]
  private let elements: [Element]

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
    items = MarkupReader(text).items()
    var elements: [Element] = []
    for (index, item) in items.enumerated() {
      guard case .opening(let tag) = item, tag.name == "page", let name = tag.value(of: "name")
      else { continue }
      var end = tag.range.upperBound
      if tag.ending == .open, index + 1 < items.count,
        case .closing("page", let range) = items[index + 1]
      {
        end = range.upperBound
      }
      elements.append(Element(name: name, tag: tag, range: tag.range.lowerBound..<end))
    }
    self.elements = elements
  }

  var names: [String] { elements.map(\.name) }

  func text(renaming name: String, to newName: String) -> String {
    guard let element = elements.first(where: { $0.name == name }) else { return text }
    return element.tag.setting("name", to: newName, in: text)
  }

  /// The text with exactly these pages, in this order.
  func text(with names: [String]) -> String {
    let wanted = names.map { name in
      elements.first { $0.name == name }.map { Array(bytes[$0.range]) } ?? Self.element(name)
    }
    guard !elements.isEmpty else { return inserting(wanted) }
    var result = bytes
    for (index, element) in elements.enumerated().reversed() {
      if index == elements.count - 1, wanted.count > elements.count {
        let blanks = blanksBefore(element.range.lowerBound)
        let more = wanted[elements.count...].flatMap { blanks + $0 }
        result.insert(contentsOf: more, at: element.range.upperBound)
      }
      if index < wanted.count {
        result.replaceSubrange(element.range, with: wanted[index])
      } else {
        let blanks = blanksBefore(element.range.lowerBound).count
        result.removeSubrange(element.range.lowerBound - blanks..<element.range.upperBound)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func element(_ name: String) -> [UInt8] {
    let empty = MarkupReader("<page/>").tags()[0]
    return Array(empty.setting("name", to: name, in: "<page/>").utf8)
  }

  private func blanksBefore(_ position: Int) -> [UInt8] {
    var start = position
    while start > 0, MarkupReader.isBlank(bytes[start - 1]) { start -= 1 }
    return Array(bytes[start..<position])
  }

  /// Into a file that lists no page yet, within `pages` if there is such an element.
  private func inserting(_ pages: [[UInt8]]) -> String {
    let tags = items.compactMap { item in
      if case .opening(let tag) = item { tag } else { nil }
    }
    let lines = pages.flatMap { Array("\n        ".utf8) + $0 } + Array("\n    ".utf8)
    if let tag = tags.first(where: { $0.name == "pages" }) {
      return filling(tag, with: lines, before: "")
    }
    guard let root = tags.first(where: { $0.name == "playground" }) else { return text }
    let element = Array("\n    <pages>".utf8) + lines + Array("</pages>".utf8)
    return filling(root, with: element, before: "\n")
  }

  private func filling(_ tag: MarkupTag, with content: [UInt8], before end: String) -> String {
    var result = bytes
    switch tag.ending {
    case .missing: return text
    case .open: result.insert(contentsOf: content, at: tag.range.upperBound)
    case .closed:
      let closing = Array("\(end)</\(tag.name)>".utf8)
      let slash = tag.range.upperBound - 2
      result.replaceSubrange(
        slash..<tag.range.upperBound, with: Array(">".utf8) + content + closing)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
