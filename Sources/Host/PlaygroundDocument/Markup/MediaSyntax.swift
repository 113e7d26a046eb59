/// Pictures and films. `![words](film.mp4 poster="p.png" width="400" height="300")` is not
/// Markdown, so it comes as text and is found in there.
enum MediaSyntax {
  private static let filmExtensions: Set<String> = ["mp4", "m4v", "mov", "webm", "ogv"]

  /// In one text; a text with more that fail was not written for us.
  private static let mostAttempts = 500

  static func media(_ address: String, alternative: String, title: String?) -> MarkupSpan {
    let source = MediaSource(address)
    guard isFilm(address) else {
      return .image(MarkupImage(source: source, alternative: alternative, title: title))
    }
    return .video(MarkupVideo(source: source, alternative: alternative))
  }

  /// A text as the spans it consists of.
  static func spans(in text: String) -> [MarkupSpan] {
    guard text.contains("![") else { return [.text(text)] }
    var spans: [MarkupSpan] = []
    var plain = ""
    var rest = text[...]
    var attempts = 0
    while let character = rest.first {
      var reader = Reader(rest: rest)
      attempts += character == "!" ? 1 : 0
      if character == "!", attempts <= mostAttempts, let span = reader.media() {
        if !plain.isEmpty { spans.append(.text(plain)) }
        plain = ""
        spans.append(span)
        rest = reader.rest
      } else {
        plain.append(rest.removeFirst())
      }
    }
    if !plain.isEmpty { spans.append(.text(plain)) }
    return spans
  }

  private static func isFilm(_ address: String) -> Bool {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    return path.split(separator: ".").last.map { filmExtensions.contains($0.lowercased()) } ?? false
  }

  private static func media(
    _ address: String, alternative: String, attributes: [String: String]
  ) -> MarkupSpan {
    guard attributes["poster"] != nil || isFilm(address) else {
      return media(address, alternative: alternative, title: attributes["title"])
    }
    var video = MarkupVideo(source: MediaSource(address), alternative: alternative)
    // A poster comes out of the playground itself, as in Xcode.
    if let poster = attributes["poster"], case .resource(let path) = MediaSource(poster) {
      video.poster = .resource(path)
    }
    video.width = size(attributes["width"]) ?? video.width
    video.height = size(attributes["height"]) ?? video.height
    return .video(video)
  }

  private static func size(_ text: String?) -> Int? {
    text.flatMap(Int.init).flatMap { (1...10_000).contains($0) ? $0 : nil }
  }

  /// Reads one of them from the beginning of a text.
  private struct Reader {
    private static let longest = 500

    var rest: Substring

    mutating func media() -> MarkupSpan? {
      guard take("!"), take("["), let alternative = take(until: "]"), take("("),
        let address = take(until: " "), !address.isEmpty, !address.contains(")")
      else { return nil }
      var attributes: [String: String] = [:]
      while !take(")") {
        _ = rest.first == " " && take(" ")
        if take(")") { break }
        guard let name = take(until: "="), name.allSatisfy(\.isLetter), take("\""),
          let value = take(until: "\"")
        else { return nil }
        attributes[name.lowercased()] = value
      }
      guard !attributes.isEmpty else { return nil }
      return MediaSyntax.media(address, alternative: alternative, attributes: attributes)
    }

    private mutating func take(_ character: Character) -> Bool {
      guard rest.first == character else { return false }
      rest.removeFirst()
      return true
    }

    /// What comes before a sign, which is taken too.
    private mutating func take(until character: Character) -> String? {
      let reach = rest.prefix(Self.longest)
      guard let end = reach.firstIndex(of: character) else { return nil }
      defer { rest = rest[rest.index(after: end)...] }
      return String(rest[..<end])
    }
  }
}
