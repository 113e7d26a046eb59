/// Two elements of one collection that a call changes at once, `swap(&a[i], &a[j])`: Swift 3 takes it, and
/// no newer Swift does.
enum OverlappingAccess {
  static func stands(in source: OldSource) -> Bool {
    source.tokens.indices.contains { index in
      guard source[index] == "(", index > 0, source.tokens[index - 1].isName,
        !source.tokens[index].isString, let close = source.partners[index]
      else { return false }
      let bases = source.parts(index + 1..<close).compactMap { base(of: $0, in: source) }
      return Set(bases).count < bases.count
    }
  }

  /// `&a.b` of `&a.b[i].c`; nil of what is not changed, and of what has no subscript.
  private static func base(of argument: Range<Int>, in source: OldSource) -> String? {
    guard let start = argument.first(where: { source[$0] == "&" }),
      start <= argument.lowerBound + 2,
      let bracket = argument.first(where: { source[$0] == "[" }), bracket > start + 1
    else { return nil }
    return source.flat(start..<bracket)
  }
}
