internal import SwiftSyntax

/// `for var i = 0; i < n; i++ {`, where nothing but the step changes `i`, as `for i in … {`.
struct CountingLoop {
  private let source: OldSource
  private let header: LoopHeader
  private let body: LoopBody
  private let name: Int
  private let first: Range<Int>
  private let limit: Range<Int>
  private let sign: String
  private let step: Int

  init?(_ header: LoopHeader, in source: OldSource) {
    self.source = source
    self.header = header
    body = LoopBody(source: source, header: header)
    let start = header.start
    guard source[start.lowerBound] == "var", source.parts(start).count == 1, start.count >= 4,
      let equals = source.first(["="], from: start.lowerBound), equals + 1 < start.upperBound,
      header.condition.count >= 3,
      let step = Self.step(header.step, source[start.lowerBound + 1], in: source)
    else { return nil }
    name = start.lowerBound + 1
    first = equals + 1..<start.upperBound
    sign = source[header.condition.lowerBound + 1]
    limit = header.condition.lowerBound + 2..<header.condition.upperBound
    self.step = step
    let directions = step > 0 ? ["<", "<=", "!="] : [">", ">="]
    guard source[header.condition.lowerBound] == source[name], directions.contains(sign),
      !body.changes(source.tokens[name].name), isConstant(limit)
    else { return nil }
    if sign == "!=", indices == nil { return nil }
    if indices == nil, first.contains(where: { source[$0].hasSuffix("Index") }) { return nil }
  }

  var edits: [SourceEdit] {
    var edits = source.removal(
      of: header.word + 1..<name, andSpaceBehind: true)
    if source.gap(before: header.word + 1).isEmpty {
      edits.append(source.insertion(" ", behind: header.word))
    }
    let close = header.brace
    let equals = first.lowerBound - 1
    let before = source.gap(before: equals).isEmpty ? " " : ""
    let behind = source.gap(before: equals + 1).isEmpty ? " " : ""
    edits += source.replacement(of: equals..<equals + 1, with: before + "in" + behind)
    if let indices {
      edits += source.replacement(of: first.lowerBound..<close, with: indices)
      return edits
    }
    let between = first.upperBound..<limit.lowerBound
    if let sign = range {
      edits += joined(between, with: sign)
      edits += source.removal(of: limit.upperBound..<close)
    } else {
      edits.append(source.insertion("stride(from: ", before: first.lowerBound))
      edits += joined(between, with: sign.hasSuffix("=") ? ", through: " : ", to: ")
      edits += source.replacement(of: limit.upperBound..<close, with: ", by: \(step))")
    }
    return edits
  }

  /// `..<` where the limit cannot lie before the start, at which a range would stop the page.
  private var range: String? {
    guard step == 1, first.count == 1, let start = Int(source[first.lowerBound]) else { return nil }
    let isSafe = literal(limit).map { $0 >= start } ?? (start == 0 && sign == "<" && isCount)
    return isSafe ? (sign == "<" ? "..<" : "...") : nil
  }

  /// `word.indices` for a loop from its `startIndex` up to its `endIndex`.
  private var indices: String? {
    guard step == 1, sign != "<=", first.count >= 3, first.count == limit.count,
      source[first.upperBound - 1] == "startIndex", source[limit.upperBound - 1] == "endIndex",
      let collection = source.flat(first.dropLast()),
      collection == source.flat(limit.dropLast())
    else { return nil }
    return collection + "indices"
  }

  /// Takes the tokens between start and limit away, with the space around them.
  private func joined(_ range: Range<Int>, with text: String) -> [SourceEdit] {
    var edits = source.removal(of: range, andSpaceBehind: true)
    let isBlank = source.gap(before: range.lowerBound).allSatisfy { $0 == UInt8(ascii: " ") }
    let start = isBlank ? source.tokens[range.lowerBound - 1].end : edits[0].range.lowerBound
    edits[0] = SourceEdit(
      range: start..<edits[0].range.upperBound, replacement: text + edits[0].replacement)
    return edits
  }

  private var isCount: Bool {
    source[limit.upperBound - 1] == "count"
      || ["count", "countElements"].contains(source[limit.lowerBound])
        && source.partners[limit.lowerBound + 1] == limit.upperBound - 1
  }

  /// The number in a range, or the one that the text gives to the name there, once and for all.
  private func literal(_ range: Range<Int>) -> Int? {
    guard range.count == 1, let token = range.first else { return nil }
    if let number = Int(source[token]) { return number }
    let places = source.places(of: source[token]).filter {
      ["let", "var"].contains(source[$0 - 1])
    }
    guard places.count == 1, let place = places.first, source[place - 1] == "let",
      source[place + 1] == "=", source.tokens.indices.contains(place + 3),
      source.tokens[place + 3].beginsLine
    else { return nil }
    return Int(source[place + 2])
  }

  /// Whether the limit is the same in each round, as far as the text says.
  private func isConstant(_ range: Range<Int>) -> Bool {
    for index in range {
      let token = source.tokens[index]
      if token.isString || token.text == "[" || token.text == "{" { return false }
      if token.isOperator, !["+", "-", "*", "/", "%"].contains(token.text) { return false }
      if token.text == "?" || token.text == "!" { return false }
      if token.text == "(", index > range.lowerBound, source.tokens[index - 1].isWord,
        !Self.pure.contains(source[index - 1])
      {
        return false
      }
      guard token.isName, token.text != "self", source[index + 1] != "(" else { continue }
      if body.changes(token.name) || body.mutates(token.name) || body.callsMutators { return false }
    }
    return !range.isEmpty
  }

  private static let pure: Set<String> = [
    "Int", "Double", "Float", "CGFloat", "sqrt", "min", "max", "abs", "count", "countElements",
  ]

  /// By how much a step goes on: `i++`, `i += 2`, `i = i - 1`.
  private static func step(_ range: Range<Int>, _ name: String, in source: OldSource) -> Int? {
    let texts = range.map { source[$0] }
    switch texts {
    case [name, "++"], ["++", name]: return 1
    case [name, "--"], ["--", name]: return -1
    default: break
    }
    if texts.count == 3, texts[0] == name, let number = Int(texts[2]), number > 0 {
      return texts[1] == "+=" ? number : texts[1] == "-=" ? -number : nil
    }
    if texts.count == 5, texts[0] == name, texts[1] == "=", texts[2] == name,
      let number = Int(texts[4]), number > 0
    {
      return texts[3] == "+" ? number : texts[3] == "-" ? -number : nil
    }
    return nil
  }
}
