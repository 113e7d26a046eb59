/// `super.touchesBegan(touches, withEvent: event)` calls what the class overrides by its name of now.
///
/// An alias of the old name would call the override again, and never come back.
struct SuperCallRule: OldRule {
  let words = ["super"]

  func edits(at index: Int, in source: OldSource, age: SwiftAge) -> [SourceEdit] {
    guard age <= .two, source[index + 1] == ".", index + 2 < source.tokens.count,
      let call = source.call(named: index + 2), !call.hasTrailingClosure
    else { return [] }
    let labels = call.arguments.map { ($0.label ?? "_") + ":" }.joined()
    let key = source[index + 2] + "(" + labels + ")"
    guard let spelling = FrameworkMethods.overridden[key] ?? FrameworkMethods.required[key],
      spelling.labels.count == call.arguments.count
    else { return [] }
    var edits = source.replacement(of: index + 2..<index + 3, with: spelling.name)
    for (argument, label) in zip(call.arguments, spelling.labels) {
      let value = argument.value.lowerBound
      switch (argument.label, label) {
      case (nil, "_"): break
      case (nil, _): edits.append(source.insertion(label + ": ", before: value))
      case (_, "_"): edits += source.removal(of: value - 2..<value, andSpaceBehind: true)
      default: edits += source.replacement(of: value - 2..<value - 1, with: label)
      }
    }
    return edits
  }
}
