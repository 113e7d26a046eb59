/// Functions of Swift 1 that are members now: `count(a)`, `sorted(a, <)`, `map(a) { … }`.
struct GlobalFunctionRule: OldRule {
  var words: [String] { Array(Self.members.keys) + ["join"] }

  func edits(at index: Int, in source: OldSource, age: SwiftAge) -> [SourceEdit] {
    let word = source[index]
    guard age == .one, source[index - 1] != ".", source[index - 1] != "func",
      !source.declared.has(word), let call = source.call(named: index), call.base == nil,
      let open = call.open, let close = call.close, let first = call.arguments.first,
      first.label == nil
    else { return [] }
    if word == "join" { return joined(call, at: index, close, in: source) }
    guard let member = Self.members[word], call.arguments.count <= member.labels.count + 1 else {
      return []
    }
    if member.labels.isEmpty ? call.hasTrailingClosure : false { return [] }
    var base = first.value
    if source[base.lowerBound] == "&" { base = base.lowerBound + 1..<base.upperBound }
    if base.isEmpty { return [] }
    var edits = source.removal(of: index..<base.lowerBound, andSpaceBehind: true)
    let isSimple = source.isSimple(base)
    if !isSimple { edits.append(source.insertion("(", before: base.lowerBound)) }
    let behind = isSimple ? "" : ")"
    let rest = call.arguments.dropFirst()
    guard let second = rest.first else {
      let parentheses = member.isProperty || call.hasTrailingClosure ? "" : "()"
      let text = behind + "." + member.name + parentheses + member.suffix
      return edits + source.replacement(of: base.upperBound..<close + 1, with: text)
    }
    let comma = base.upperBound..<second.value.lowerBound
    var gap = source.removal(of: comma, andSpaceBehind: true)
    let opening = behind + "." + member.name + "("
    for (place, argument) in rest.enumerated() {
      let isClosure = source[argument.value.lowerBound] == "{"
      let label = member.label(place, isClosure: isClosure).map { $0 + ": " } ?? ""
      if place == 0 {
        gap[0] = SourceEdit(range: gap[0].range, replacement: opening + label + gap[0].replacement)
      } else if argument.label == nil {
        edits.append(source.insertion(label, before: argument.value.lowerBound))
      } else {
        let written = argument.value.lowerBound - 2..<argument.value.lowerBound
        edits += source.replacement(
          of: written, with: label.isEmpty ? "" : String(label.dropLast()))
      }
    }
    precondition(open < close)
    return edits + gap
      + (member.suffix.isEmpty ? [] : [source.insertion(member.suffix, behind: close)])
  }

  /// `join(separator, texts)`
  private func joined(
    _ call: OldSource.Call, at index: Int, _ close: Int, in source: OldSource
  ) -> [SourceEdit] {
    guard call.arguments.count == 2, let separator = source.flat(call.arguments[0].value),
      let texts = source.flat(call.arguments[1].value)
    else { return [] }
    let base = source.isSimple(call.arguments[1].value) ? texts : "(\(texts))"
    return source.replacement(
      of: index..<close + 1, with: "\(base).joined(separator: \(separator))")
  }

  private struct Member {
    let name: String
    var isProperty = false
    /// Of what stands behind the first argument; empty for none.
    var labels: [String] = []
    var suffix = ""

    /// The label that an argument has now; nil for none.
    func label(_ place: Int, isClosure: Bool) -> String? {
      if name == "contains" { return isClosure ? "where" : nil }
      return labels[place].isEmpty ? nil : labels[place]
    }
  }

  private static let members: [String: Member] = [
    "count": Member(name: "count", isProperty: true),
    "countElements": Member(name: "count", isProperty: true),
    "isEmpty": Member(name: "isEmpty", isProperty: true),
    "first": Member(name: "first", isProperty: true),
    "last": Member(name: "last", isProperty: true),
    "indices": Member(name: "indices", isProperty: true),
    "lazy": Member(name: "lazy", isProperty: true),
    "enumerate": Member(name: "enumerated"),
    "reverse": Member(name: "reversed"),
    "dropFirst": Member(name: "dropFirst"),
    "dropLast": Member(name: "dropLast"),
    "removeLast": Member(name: "removeLast"),
    "removeAll": Member(name: "removeAll"),
    "maxElement": Member(name: "max", suffix: "!"),
    "minElement": Member(name: "min", suffix: "!"),
    "find": Member(name: "firstIndex", labels: ["of"]),
    "contains": Member(name: "contains", labels: [""]),
    "map": Member(name: "map", labels: [""]),
    "flatMap": Member(name: "flatMap", labels: [""]),
    "filter": Member(name: "filter", labels: [""]),
    "reduce": Member(name: "reduce", labels: ["", ""]),
    "sorted": Member(name: "sorted", labels: ["by"]),
    "sort": Member(name: "sort", labels: ["by"]),
    "startsWith": Member(name: "starts", labels: ["with"]),
    "equal": Member(name: "elementsEqual", labels: [""]),
    "prefix": Member(name: "prefix", labels: [""]),
    "suffix": Member(name: "suffix", labels: [""]),
    "extend": Member(name: "append", labels: ["contentsOf"]),
    "removeAtIndex": Member(name: "remove", labels: ["at"]),
    "insert": Member(name: "insert", labels: ["", "at"]),
    "splice": Member(name: "insert", labels: ["contentsOf", "at"]),
    "advance": Member(name: "advanced", labels: ["by"]),
    "distance": Member(name: "distance", labels: ["to"]),
  ]
}
