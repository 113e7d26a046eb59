/// Reads the inline Markdown of keys: emphasis, code, links and strikethrough.
enum Markdown {
  private static let signs: Set<Character> = ["*", "_", "`", "[", "~", "\\"]

  static func segments(of string: String) -> [Text.Segment] {
    guard string.contains(where: signs.contains) else {
      return [Text.Segment(content: .string(string))]
    }
    var reader = InlineMarkdown(string)
    return reader.read()
  }

  /// The segments of a key with values: Markdown is read in the literal parts.
  static func segments(of parts: [LocalizedStringKey.Part]) -> [Text.Segment] {
    let hasMarkdown = parts.contains { part in
      if case .literal(let literal) = part { literal.contains(where: signs.contains) } else { false }
    }
    guard hasMarkdown else { return parts.flatMap(plainSegments) }
    // Emphasis may reach around a value, so values are marked while the whole is read.
    var marked = ""
    var values: [LocalizedStringKey.Part] = []
    for part in parts {
      if case .literal(let literal) = part {
        marked += literal
      } else {
        values.append(part)
        marked += "\u{FFFC}"
      }
    }
    var rest = values[...]
    return segments(of: marked).flatMap { segment in fill(segment, with: &rest) }
  }

  private static func fill(
    _ segment: Text.Segment, with values: inout ArraySlice<LocalizedStringKey.Part>
  ) -> [Text.Segment] {
    guard case .string(let string) = segment.content else { return [segment] }
    var filled: [Text.Segment] = []
    for (index, piece) in string.split(
      separator: "\u{FFFC}", omittingEmptySubsequences: false
    ).enumerated() {
      if index > 0, let value = values.popFirst() {
        filled += plainSegments(of: value).map {
          Text.Segment(content: $0.content, traits: $0.traits.inside(segment.traits))
        }
      }
      if !piece.isEmpty {
        filled.append(Text.Segment(content: .string(String(piece)), traits: segment.traits))
      }
    }
    return filled
  }

  private static func plainSegments(of part: LocalizedStringKey.Part) -> [Text.Segment] {
    switch part {
    case .literal(let string), .value(let string): [Text.Segment(content: .string(string))]
    case .text(let text): text.segments
    }
  }
}

extension TextTraits {
  /// The traits of a run of an attributed string.
  init(attributes: AttributeContainer) {
    link = attributes.link
    if let font = attributes.uiKit.font { self.font = Font(font) }
    if let color = attributes.uiKit.foregroundColor { style = AnyShapeStyle(Color(uiColor: color)) }
    if attributes.uiKit.underlineStyle != nil { underline = Line(isActive: true) }
    if attributes.uiKit.strikethroughStyle != nil { strikethrough = Line(isActive: true) }
    if let kern = attributes.uiKit.kern { kerning = kern }
  }
}
