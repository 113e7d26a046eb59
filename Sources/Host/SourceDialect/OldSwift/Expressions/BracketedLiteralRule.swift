/// `[#Color(colorLiteralRed: 1, green: 0, blue: 0, alpha: 1)#]`, which Xcode 7 wrote for a colour that was dropped into a text.
struct BracketedLiteralRule: OldRule {
  let words = ["["]

  func edits(at index: Int, in source: OldSource, age: SwiftAge) -> [SourceEdit] {
    guard source[index + 1] == "#", let literal = Self.literals[source[index + 2]],
      source[index + 3] == "(", source[index + 4] == literal.first, source[index + 5] == ":",
      let close = source.partners[index + 3], source[close + 1] == "#", source[close + 2] == "]"
    else { return [] }
    let start = source.replacement(
      of: index..<index + 5, with: "#" + literal.name + "(" + literal.label)
    return start + source.removal(of: close + 1..<close + 3)
  }

  private static let literals = [
    "Color": (first: "colorLiteralRed", name: "colorLiteral", label: "red"),
    "Image": (first: "imageLiteral", name: "imageLiteral", label: "resourceName"),
    "FileReference": (
      first: "fileReferenceLiteral", name: "fileLiteral", label: "resourceName"
    ),
  ]
}
