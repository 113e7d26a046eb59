/// `0.stride(to: 10, by: 2)` is `stride(from: 0, to: 10, by: 2)`.
struct StrideRule: OldRule {
  let words = ["stride"]

  func edits(at index: Int, in source: OldSource, age: SwiftAge) -> [SourceEdit] {
    guard age <= .two, let call = source.call(named: index), let base = call.base,
      let open = call.open, call.arguments.count == 2, call.arguments[1].label == "by",
      ["to", "through"].contains(call.arguments[0].label)
    else { return [] }
    return [source.insertion("stride(from: ", before: base.lowerBound)]
      + source.replacement(of: base.upperBound..<open + 1, with: ", ")
  }
}
