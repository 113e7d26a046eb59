/// A path to a tag: `prefix:name`, then `.field` or `.prefix:field`, `[number]` from 0, `[language]`, or
/// `?prefix:qualifier`. What has no prefix is in the namespace of what it is in.
struct MetadataPath {
  enum Step: Equatable {
    case name(prefix: String?, name: String)
    case item(Int)
    case language(String)
    case qualifier(prefix: String?, name: String)
  }

  let steps: [Step]

  init?(_ text: String) {
    var steps: [Step] = []
    var rest = text[...]
    while let first = rest.first {
      switch first {
      case "[":
        guard let end = rest.firstIndex(of: "]") else { return nil }
        let inside = String(rest[rest.index(after: rest.startIndex)..<end])
        if inside.isEmpty { return nil }
        steps.append(Int(inside).map { .item($0) } ?? .language(inside))
        rest = rest[rest.index(after: end)...]
      case ".": rest = rest.dropFirst()
      case "?":
        guard let (prefix, name) = Self.word(&rest, dropping: 1) else { return nil }
        steps.append(.qualifier(prefix: prefix, name: name))
      default:
        guard let (prefix, name) = Self.word(&rest, dropping: 0) else { return nil }
        steps.append(.name(prefix: prefix, name: name))
      }
    }
    guard !steps.isEmpty else { return nil }
    self.steps = steps
  }

  init(steps: [Step]) { self.steps = steps }

  private static func word(_ rest: inout Substring, dropping count: Int) -> (String?, String)? {
    let from = rest.dropFirst(count)
    let word = from.prefix { !".[?".contains($0) }
    rest = from[word.endIndex...]
    let parts = word.split(separator: ":", maxSplits: 1)
    guard let name = parts.last, !name.isEmpty else { return nil }
    return (parts.count == 2 ? String(parts[0]) : nil, String(name))
  }
}
