/// `init(layer: AnyObject)`, by which Core Animation copies a layer of a page's class, takes anything now.
struct LayerCopyRule: OldRule {
  let words = ["init"]

  func edits(at index: Int, in source: OldSource, age: SwiftAge) -> [SourceEdit] {
    guard age <= .two, source[index + 1] == "(", source[index + 2] == "layer",
      source[index + 3] == ":", source[index + 4] == "AnyObject"
    else { return [] }
    let end = source[index + 5] == "!" ? index + 6 : index + 5
    guard source[end] == ")" else { return [] }
    return source.replacement(of: index + 4..<end, with: "Any")
  }
}
