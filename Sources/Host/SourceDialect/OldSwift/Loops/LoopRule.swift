/// `for var i = 0; i < n; i++ {`, the loop of C, as `for i in` or `while`.
///
/// The step goes to the end of the body where nothing jumps over it; otherwise it is deferred, if
/// only the loop's own variables change by it, or stands at the beginning of every further round.
struct LoopRule: OldRule {
  let words = ["for"]

  func edits(at index: Int, in source: OldSource, age: SwiftAge) -> [SourceEdit] {
    guard let header = LoopHeader(at: index, in: source) else { return [] }
    if let counting = CountingLoop(header, in: source) { return counting.edits }
    return WhileLoop(header, in: source)?.edits ?? []
  }
}

/// Any loop of C as one with `while`.
private struct WhileLoop {
  private enum StepPlace {
    case atEnd, deferred, atBeginning
  }

  private let source: OldSource
  private let header: LoopHeader
  private let step: String
  private let place: StepPlace
  private let isDeclaring: Bool

  init?(_ header: LoopHeader, in source: OldSource) {
    guard let step = Self.statements(header.step, in: source) else { return nil }
    self.source = source
    self.header = header
    self.step = step
    let own = header.declared(in: source)
    isDeclaring = !own.isEmpty
    let body = LoopBody(source: source, header: header)
    let names = header.step.filter { source.tokens[$0].isName }.map { source[$0] }
    let isShadowed = (header.brace..<header.closing).contains {
      ["let", "var"].contains(source[$0]) && names.contains(source[$0 + 1])
    }
    let touchesOnlyOwn =
      isDeclaring && names.allSatisfy(own.contains)
      && !header.step.contains { source[$0] == "(" }
    if step.isEmpty || !body.continues && !isShadowed {
      place = .atEnd
    } else {
      place = touchesOnlyOwn ? .deferred : .atBeginning
    }
    if place == .atBeginning, source.flat(header.condition) == nil { return nil }
    if source.flat(header.start) == nil { return nil }
  }

  /// Expressions between commas as statements on one line.
  private static func statements(_ range: Range<Int>, in source: OldSource) -> String? {
    let parts = source.parts(range).map { source.flat($0) }
    return parts.contains(nil) ? nil : parts.compactMap(\.self).joined(separator: "; ")
  }

  private var isScoped: Bool { isDeclaring || place == .atBeginning }
  private static let flag = "hasBegun"

  var edits: [SourceEdit] {
    var edits = beginning
    let condition = header.condition
    let close = header.brace
    let space = source.gap(before: header.brace).isEmpty ? " " : ""
    if condition.isEmpty || place == .atBeginning {
      let rest = condition.lowerBound..<close
      edits += source.replacement(of: rest, with: "while true" + space)
    } else {
      edits.append(source.insertion("while ", before: condition.lowerBound))
      edits += source.replacement(of: condition.upperBound..<close, with: space)
    }
    edits += stepEdits
    if isScoped { edits.append(source.insertion(" }", behind: header.closing)) }
    return edits
  }

  /// What stands before the condition.
  private var beginning: [SourceEdit] {
    let start = header.start
    let words = header.word..<start.lowerBound
    let flag = place == .atBeginning ? "var \(Self.flag) = false; " : ""
    if let label = header.label(in: source), isScoped || !start.isEmpty {
      let written = isDeclaring ? source.flat(start) : Self.statements(start, in: source)
      let text = (isScoped ? "do { " : "") + (written ?? "")
      let begin = text + (start.isEmpty ? "" : "; ") + flag
      let subject = start.isEmpty ? nil : source.subject(start, in: begin)
      let place = source.tokens[label].start
      return [SourceEdit(range: place..<place, replacement: begin, subject: subject)]
        + source.removal(of: header.word..<header.condition.lowerBound, andSpaceBehind: true)
    }
    if start.isEmpty {
      let text = isScoped ? "do { " + flag : ""
      var edits = source.removal(
        of: header.word..<header.condition.lowerBound, andSpaceBehind: true)
      edits[0] = SourceEdit(range: edits[0].range, replacement: text + edits[0].replacement)
      return edits
    }
    var edits =
      isScoped
      ? source.replacement(of: words, with: "do {" + (header.isParenthesised ? " " : ""))
      : source.removal(of: words, andSpaceBehind: true)
    if !isDeclaring {
      for part in source.parts(start).dropLast() {
        edits += source.replacement(of: part.upperBound..<part.upperBound + 1, with: ";")
      }
    }
    let end = start.upperBound
    if !flag.isEmpty { edits.append(source.insertion(" " + flag.dropLast(2) + ";", behind: end)) }
    return edits
  }

  private var stepEdits: [SourceEdit] {
    let brace = header.brace
    switch place {
    case .atEnd:
      if step.isEmpty { return [] }
      let previous = header.closing - 1
      let isSeparated =
        previous == brace || source.tokens[header.closing].beginsLine || source[previous] == ";"
      if !isSeparated { return [insertion("; " + step, at: source.tokens[previous].end)] }
      let space = source.gap(before: header.closing).isEmpty ? " " : ""
      return [insertion(space + step + " ", at: source.tokens[header.closing].start)]
    case .deferred:
      return [insertion(" defer { \(step) }" + separator, at: source.tokens[brace].end)]
    case .atBeginning:
      var text = " if \(Self.flag) { \(step) } else { \(Self.flag) = true }"
      if !header.condition.isEmpty {
        guard let condition = source.flat(header.condition) else { return [] }
        text += "; if !(\(condition)) { break }"
      }
      return [insertion(text + separator, at: source.tokens[brace].end)]
    }
  }

  /// What stands between the step and the first statement of the body.
  private var separator: String {
    let next = header.brace + 1
    return next == header.closing || source.tokens[next].beginsLine ? "" : ";"
  }

  private func insertion(_ text: String, at place: Int) -> SourceEdit {
    SourceEdit(
      range: place..<place, replacement: text,
      subject: header.step.isEmpty ? nil : source.subject(header.step, in: text))
  }
}
