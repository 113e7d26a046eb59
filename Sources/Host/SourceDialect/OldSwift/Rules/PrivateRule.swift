/// `private` once meant the file: a member that is used outside of its type says `fileprivate`, and so does
/// a type that such a member speaks of.
struct PrivateRule: OldRule {
  let words = ["private"]

  func edits(at index: Int, in source: OldSource, age: SwiftAge) -> [SourceEdit] {
    guard age <= .two, let type = source.typeAround(member: index) else { return [] }
    if source[index + 1] == "init" { return initializer(index, of: type, in: source) }
    guard let name = name(declaredBehind: index, in: source) else { return [] }
    let own = bodies(ofTypeAt: type, in: source)
    let isUsed = [name, "`\(name)`"].flatMap(source.places).contains { place in
      source.tokens[place].isName && source[place + 1] != ":"
        && !own.contains { $0.contains(place) }
    }
    return isUsed || isSpokenOf(name, by: own, in: source, age)
      ? source.replacement(of: index..<index + 1, with: "fileprivate") : []
  }

  /// Whether a function or a value that is used outside has a type in what it declares.
  private func isSpokenOf(
    _ name: String, by bodies: [Range<Int>], in source: OldSource, _ age: SwiftAge
  ) -> Bool {
    guard source.declared.types.contains(name) else { return false }
    return bodies.joined().contains { place in
      guard source[place] == "private", !source.tokens[place].isString,
        let end = source.first(["{", "=", ";"], from: place),
        (place..<end).contains(where: { Self.speaking.contains(source[$0]) }),
        (place..<end).contains(where: { source[$0] == name })
      else { return false }
      return !edits(at: place, in: source, age: age).isEmpty
    }
  }

  private static let speaking: Set<String> = ["init", "func", "var", "let"]

  /// `A(…)` outside of `A`
  private func initializer(_ index: Int, of type: Int, in source: OldSource) -> [SourceEdit] {
    let own = bodies(ofTypeAt: type, in: source)
    let isUsed = source.places(of: source[type + 1]).contains { place in
      source[place + 1] == "(" && !own.contains { $0.contains(place) }
    }
    return isUsed ? source.replacement(of: index..<index + 1, with: "fileprivate") : []
  }

  private func name(declaredBehind index: Int, in source: OldSource) -> String? {
    var place = index + 1
    while place < source.tokens.count, place < index + 12 {
      switch source[place] {
      case "func", "var", "let", "class", "struct", "enum", "typealias", "protocol", "case":
        let next = place + 1
        if ["func", "var", "let"].contains(source[next]) { break }
        return next < source.tokens.count && source.tokens[next].isName
          ? source.tokens[next].name : nil
      case "{", "}", "=", ";": return nil
      default: break
      }
      place += 1
    }
    return nil
  }

  /// The bodies of a type and its extensions that stand as far inside as it does.
  private func bodies(ofTypeAt word: Int, in source: OldSource) -> [Range<Int>] {
    return source.places(of: source[word + 1]).map { $0 - 1 }.compactMap { index in
      guard OldSource.types.contains(source[index]),
        source.enclosing(index) == source.enclosing(word),
        let open = source.first(["{"], from: index), let close = source.partners[open]
      else { return nil }
      return open..<close
    }
  }
}
