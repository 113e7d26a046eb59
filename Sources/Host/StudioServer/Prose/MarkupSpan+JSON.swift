import PlaygroundDocument

extension JSONValue {
  /// Spans of prose: a string is plain text, everything else says what it is.
  static func spans(_ spans: [MarkupSpan]) -> JSONValue { .array(spans.map(\.json)) }

  static func cells(_ cells: [MarkupTable.Cell]) -> JSONValue { .array(cells.map { .spans($0) }) }
}

extension MarkupSpan {
  fileprivate var json: JSONValue {
    switch self {
    case .text(let text): .string(text)
    case .softBreak: .string(" ")
    case .lineBreak: .members(["kind": "lineBreak"])
    case .code(let text): .members(["kind": "code", "text": .string(text)])
    case .emphasis(let spans): .members(["kind": "emphasis", "spans": .spans(spans)])
    case .strong(let spans): .members(["kind": "strong", "spans": .spans(spans)])
    case .struckOut(let spans): .members(["kind": "struckOut", "spans": .spans(spans)])
    case .link(let spans, let destination, let title):
      .object(
        [.init("kind", "link"), .init("spans", .spans(spans))] + destination.members
          + Self.title(title))
    case .image(let image):
      .object(
        [.init("kind", "image"), .init("alternative", .string(image.alternative))]
          + image.source.members + Self.title(image.title))
    case .video(let video): video.json
    }
  }

  private static func title(_ title: String?) -> [JSONValue.Member] {
    title.map { [.init("title", .string($0))] } ?? []
  }
}

extension MarkupVideo {
  fileprivate var json: JSONValue {
    var members: [JSONValue.Member] = [
      .init("kind", "video"), .init("alternative", .string(alternative)),
      .init("width", .count(width)), .init("height", .count(height)),
    ]
    members += source.members
    if case .resource(let path) = poster { members.append(.init("poster", .string(path))) }
    return .object(members)
  }
}

extension LinkDestination {
  /// One that leads nowhere has none.
  fileprivate var members: [JSONValue.Member] {
    switch self {
    case .next: [.init("leads", "next")]
    case .previous: [.init("leads", "previous")]
    case .page(let name): [.init("leads", "page"), .init("page", .string(name))]
    case .web(let address): [.init("leads", "web"), .init("address", .string(address))]
    case .other(let text): [.init("leads", "nowhere"), .init("address", .string(text))]
    }
  }
}

extension MediaSource {
  fileprivate var members: [JSONValue.Member] {
    switch self {
    case .resource(let path): [.init("from", "resource"), .init("path", .string(path))]
    case .web(let address): [.init("from", "web"), .init("address", .string(address))]
    case .other: [.init("from", "nowhere")]
    }
  }
}
