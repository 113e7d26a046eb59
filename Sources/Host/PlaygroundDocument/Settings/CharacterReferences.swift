/// `&amp;`, `&#38;` and their like.
enum CharacterReferences {
  private static let names = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

  private static let longest = 16

  /// The text with every reference that means something replaced by what it means.
  static func resolve(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      guard let end = rest.prefix(longest).firstIndex(of: ";"),
        let meaning = meaning(of: rest[rest.index(after: start)..<end])
      else {
        result.append(rest.removeFirst())
        continue
      }
      result += meaning
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func meaning(of reference: Substring) -> String? {
    if let name = names[String(reference)] { return name }
    guard reference.hasPrefix("#") else { return nil }
    let digits = reference.dropFirst()
    let number =
      digits.lowercased().hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String($0) }
  }
}
