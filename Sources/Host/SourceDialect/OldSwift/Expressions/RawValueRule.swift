/// `a.toRaw()`, `Kind.fromRaw(1)` and `text.toInt()`, which are initialisers and a property now.
struct RawValueRule: OldRule {
  let words = ["toRaw", "fromRaw", "toInt"]

  func edits(at index: Int, in source: OldSource, age: SwiftAge) -> [SourceEdit] {
    guard age <= .two, !source.declared.has(source[index]), let call = source.call(named: index),
      let base = call.base, let open = call.open, let close = call.close, !call.hasTrailingClosure
    else { return [] }
    switch (source[index], call.arguments.count) {
    case ("toRaw", 0): return source.replacement(of: index..<close + 1, with: "rawValue")
    case ("fromRaw", 1) where call.arguments[0].label == nil:
      return source.replacement(of: base.upperBound..<open + 1, with: "(rawValue: ")
    case ("toInt", 0) where hasQuestion(base, in: source):
      return numberOfAll(base, through: close, in: source)
    case ("toInt", 0):
      return [source.insertion("Int(", before: base.lowerBound)]
        + source.replacement(of: base.upperBound..<close + 1, with: ")")
    default: return []
    }
  }

  /// Whether what is called may end before its call.
  private func hasQuestion(_ base: Range<Int>, in source: OldSource) -> Bool {
    base.contains { source[$0] == "?" && source.gap(before: $0).isEmpty }
  }

  /// `a?.text?.toInt()` is `(a?.text).flatMap({ Int($0) })`.
  private func numberOfAll(
    _ base: Range<Int>, through close: Int, in source: OldSource
  ) -> [SourceEdit] {
    let end = source[base.upperBound - 1] == "?" ? base.upperBound - 1 : base.upperBound
    let isChain = hasQuestion(base.lowerBound..<end, in: source)
    return (isChain ? [source.insertion("(", before: base.lowerBound)] : [])
      + source.replacement(
        of: end..<close + 1, with: (isChain ? ")" : "") + ".flatMap({ Int($0) })")
  }
}
