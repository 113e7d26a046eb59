import PageProtocol

/// A literal that a person is changing, before the text has what he will come to.
public struct ScrubbedLiteral: Equatable, Sendable {
  /// Relative to the bundle.
  public var file: String
  /// Where it stands, in UTF-8 offsets.
  public var range: Range<Int>
  /// What he would write; none leaves what is written.
  public var text: String?

  public init(file: String, range: Range<Int>, text: String? = nil) {
    self.file = file
    self.range = range
    self.text = text
  }

  /// Where it stands in a text; none where that is another.
  func range(in text: PageInput.Text) -> Range<Int>? { text.path == file ? range : nil }
}

extension PageInput {
  /// The same with the scrubbed literal as the person would write it.
  var withScrubbedText: PageInput {
    guard let literal = scrubbed else { return self }
    var input = self
    input.scrubbed = nil
    func put(_ text: inout Text) {
      guard text.path == literal.file, let new = literal.text,
        literal.range.upperBound <= text.text.utf8.count
      else { return }
      let bytes = Array(text.text.utf8)
      text.text = String(
        decoding: bytes[..<literal.range.lowerBound] + new.utf8
          + bytes[literal.range.upperBound...], as: UTF8.self)
    }
    put(&input.page)
    for index in input.sources.indices { put(&input.sources[index]) }
    for index in input.pageSources.indices { put(&input.pageSources[index]) }
    return input
  }

  /// What a page with a cell is built of: everything but what the cell holds.
  var withoutCellText: PageInput {
    var input = self
    input.scrubbed?.text = nil
    input.stage = StageSettings()
    return input
  }
}
