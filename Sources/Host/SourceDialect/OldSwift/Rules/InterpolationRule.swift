/// Until Swift 4 a type that texts with values in them made had an initializer for each part, and one for all
/// parts: `init(stringInterpolation parts: A...)`. Now it has a type that the parts are put into.
struct InterpolationRule: OldRule {
  let words = ["init"]

  func edits(at index: Int, in source: OldSource, age: SwiftAge) -> [SourceEdit] {
    guard source[index + 1] == "(", source[index + 2] == "stringInterpolation",
      let signature = Signature(at: index, in: source), let body = signature.body,
      let clause = signature.clauses.first, source[clause.close - 1] == "...",
      let colon = source.first([":"], from: clause.open + 1),
      let type = source.typeAround(member: index), source[type] != "class"
    else { return [] }
    let name = source[type + 1]
    let local = source[colon - 1]
    return source.replacement(of: colon + 1..<clause.close, with: "StringInterpolation") + [
      source.insertion(" let \(local) = \(local).segments;", behind: body.open),
      source.insertion(parts(of: name, in: source), behind: body.close),
    ]
  }

  /// The type that the parts are put into, by the initializers for one part.
  private func parts(of name: String, in source: OldSource) -> String {
    var literal: String?
    var appending: [String] = []
    for index in source.initializers[name] ?? [] {
      guard let signature = Signature(at: index, in: source),
        let clause = signature.clauses.first,
        let colon = source.first([":"], from: clause.open + 1),
        let value = source.flat(colon + 1..<clause.close)
      else { continue }
      if source[clause.open + 1] == "stringLiteral" { literal = value }
      guard source[clause.open + 1] == "stringInterpolationSegment" else { continue }
      let generic = source.flat(index + 1..<clause.open) ?? ""
      let end = signature.body?.open ?? clause.close + 1
      let condition = source.flat(clause.close + 1..<end).map { $0.isEmpty ? "" : " " + $0 } ?? ""
      appending.append(
        "; public mutating func appendInterpolation\(generic)(_ value: \(value))\(condition)"
          + " { segments.append(\(name)(stringInterpolationSegment: value)) }")
    }
    let type =
      "; public struct StringInterpolation: StringInterpolationProtocol"
      + " { var segments: [\(name)] = []"
      + "; public init(literalCapacity: Int, interpolationCount: Int) {}"
      + "; public mutating func appendLiteral(_ literal: \(literal ?? "String"))"
      + " { segments.append(\(name)(stringInterpolationSegment: String(describing: literal))) }"
      + appending.joined() + " }"
    if literal != nil { return type }
    return type + "; public init(stringLiteral value: String)"
      + " { self.init(stringInterpolationSegment: value) }"
  }
}
