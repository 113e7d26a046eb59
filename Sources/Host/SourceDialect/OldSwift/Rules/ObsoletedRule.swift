/// What a text of Swift 3 says is gone since Swift 4 was there for that text.
struct ObsoletedRule: OldRule {
  let words = ["obsoleted"]

  func edits(at index: Int, in source: OldSource, age: SwiftAge) -> [SourceEdit] {
    guard source[index - 1] == ",", source[index - 2] == "swift", source[index - 3] == "(",
      source[index - 4] == "available", source[index + 1] == ":",
      let version = Int(source[index + 2].prefix { $0 != "." }), version > Self.version(of: age)
    else { return [] }
    return source.replacement(of: index..<index + 3, with: "deprecated: 100")
  }

  private static func version(of age: SwiftAge) -> Int {
    switch age {
    case .one: 1
    case .two: 2
    case .three: 3
    case .current: .max
    }
  }
}
