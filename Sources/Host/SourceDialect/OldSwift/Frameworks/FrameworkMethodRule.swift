/// A method that a framework calls is declared by the name it has now; inside it stays what it was.
struct FrameworkMethodRule: OldRule {
  let words = ["func"]

  func edits(at index: Int, in source: OldSource, age: SwiftAge) -> [SourceEdit] {
    guard age <= .two, let signature = Signature(at: index, in: source),
      signature.clauses.count == 1, let method = OldMethod(signature, in: source),
      let spelling = spelling(of: method, in: source)
    else { return [] }
    var edits: [SourceEdit] = []
    if spelling.name != source[signature.name] {
      edits += source.replacement(of: signature.name..<signature.name + 1, with: spelling.name)
    }
    for (place, (parameter, label)) in zip(method.parameters, spelling.labels).enumerated() {
      edits += name(of: parameter, at: place, label, in: source)
      edits += type(parameter.type, spelling, in: source)
    }
    return edits + (signature.result.map { type($0, spelling, in: source) } ?? [])
  }

  private func spelling(
    of method: OldMethod, in source: OldSource
  ) -> FrameworkMethods.Spelling? {
    if method.isOverride, let found = FrameworkMethods.overridden[method.key] { return found }
    guard let type = source.typeAround(member: method.word), source[type] != "protocol",
      let brace = source.enclosing(method.word),
      method.isOverride || (type..<brace).contains(where: { source[$0] == ":" })
    else { return nil }
    return FrameworkMethods.required[method.key]
  }

  private func name(
    of parameter: OldParameter, at place: Int, _ label: String, in source: OldSource
  ) -> [SourceEdit] {
    let (names, local) = (parameter.names, parameter.localName)
    let isNamed = parameter.isNamedOutside || place > 0
    let written = names.count == 2 ? source[names.lowerBound] : isNamed ? local : ""
    if written == label { return [] }
    if names.count == 2 {
      return source.replacement(of: names.lowerBound..<names.lowerBound + 1, with: label)
    }
    return [source.insertion(label + " ", before: names.lowerBound)]
  }

  private func type(
    _ type: Range<Int>, _ spelling: FrameworkMethods.Spelling, in source: OldSource
  ) -> [SourceEdit] {
    let written = type.map { source[$0] }.joined()
    if let other = spelling.types[written] { return source.replacement(of: type, with: other) }
    return type.flatMap { index -> [SourceEdit] in
      guard let other = Self.values[source[index]] else { return [] }
      return source.replacement(of: index..<index + 1, with: other)
    }
  }

  /// Types of Foundation that the frameworks hand over as values now.
  private static let values = [
    "NSIndexPath": "IndexPath", "NSURL": "URL", "NSDate": "Date", "NSData": "Data",
    "NSTimeInterval": "TimeInterval", "NSIndexSet": "IndexSet", "NSURLRequest": "URLRequest",
  ]
}

/// A method by the name that old Swift knows it by.
struct OldMethod {
  let word: Int
  let parameters: [OldParameter]
  /// `touchesBegan(_:withEvent:)`
  let key: String
  let isOverride: Bool

  init?(_ signature: Signature, in source: OldSource) {
    word = signature.word
    let clause = signature.clauses[0]
    let parts = source.parts(clause.open + 1..<clause.close)
    let parameters = parts.compactMap { OldParameter($0, in: source) }
    guard parameters.count == parts.count else { return nil }
    self.parameters = parameters
    let labels = parameters.enumerated().map { place, parameter in
      let name = source[parameter.names.lowerBound]
      return parameter.names.count == 1 && place == 0 && !parameter.isNamedOutside
        ? "_:" : name + ":"
    }
    key = source.tokens[signature.name].name + "(" + labels.joined() + ")"
    var index = word - 1
    var isOverride = false
    while index >= 0, source.tokens[index].isWord, !["{", "}"].contains(source[index]) {
      if source[index] == "override" { isOverride = true }
      if source.tokens[index].beginsLine { break }
      index -= 1
    }
    self.isOverride = isOverride
  }
}
