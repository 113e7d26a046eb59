/// Variables whose type ends with an exclamation mark: those of the frameworks, and those that texts declare.
enum ForcedNames {
  static let frameworks: Set<String> = [
    "view", "tableView", "collectionView", "tabBarItem",
  ]
  private static let words = WordSearch([("var", ())])

  static func declared(in text: String) -> Set<String> {
    guard text.utf8.contains(UInt8(ascii: "!")) else { return [] }
    let bytes = Array(text.utf8)
    var names: Set<String> = []
    for place in words.places(in: text) {
      let line = bytes[(place.offset + 3)...].prefix { $0 != UInt8(ascii: "\n") }
      for binding in line.split(separator: UInt8(ascii: ",")) {
        guard let name = name(ofForced: binding) else { continue }
        names.insert(name)
      }
    }
    return names
  }

  /// The name in ` label: UILabel! = …`.
  private static func name(ofForced binding: ArraySlice<UInt8>) -> String? {
    let declared = binding.prefix { $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: "{") }
    let parts = declared.split(separator: UInt8(ascii: ":"), maxSplits: 1)
    guard parts.count == 2, parts[1].contains(UInt8(ascii: "!")) else { return nil }
    let name = parts[0].filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
  }
}
