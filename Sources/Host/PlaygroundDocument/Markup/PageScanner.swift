/// Goes over a page once, and finds the comments that are prose and the marks of books.
///
/// It knows of Swift only what can hide a comment: strings, with what is interpolated into
/// them, regular expressions between `#/`, and other comments.
///
/// **Always holds**: it takes time in proportion to the text, and no stack in proportion to it.
struct PageScanner {
  private enum Context {
    case string(hashes: Int, isMultiline: Bool)
    case interpolation(depth: Int)
  }

  private(set) var prose: [ProseComment] = []
  private(set) var marks: [(kind: CodeMark.Kind, range: Range<Int>)] = []

  private let bytes: [UInt8]
  private var position = 0
  private var contexts: [Context] = []
  private var singleLineStrings = 0
  /// Up to where it is known that no end of a regular expression or placeholder comes.
  private var searched: [[UInt8]: Int] = [:]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func scan() {
    var isLineStart = true
    while position < bytes.count {
      if isLineStart, contexts.isEmpty, takeProse() {
        isLineStart = bytes[position - 1] == UInt8(ascii: "\n")
        continue
      }
      isLineStart = bytes[position] == UInt8(ascii: "\n")
      if isLineStart {
        endLine()
        position += 1
        continue
      }
      switch contexts.last {
      case .string(let hashes, let isMultiline):
        stringByte(hashes: hashes, isMultiline: isMultiline)
      case .interpolation, nil: codeByte()
      }
    }
  }

  /// A string within one line ends with it, be it closed or not.
  private mutating func endLine() {
    while singleLineStrings > 0 { pop() }
  }

  private mutating func push(_ context: Context) {
    if case .string(_, false) = context { singleLineStrings += 1 }
    contexts.append(context)
  }

  private mutating func pop() {
    if case .string(_, false) = contexts.removeLast() { singleLineStrings -= 1 }
  }

  private func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  private func starts(with text: StaticString, at index: Int) -> Bool {
    guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
    for offset in 0..<text.utf8CodeUnitCount where bytes[index + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }
}

// Prose

extension PageScanner {
  /// If prose begins in this line, takes it and says so.
  private mutating func takeProse() -> Bool {
    var first = position
    while byte(first) == UInt8(ascii: " ") || byte(first) == UInt8(ascii: "\t") { first += 1 }
    if starts(with: "//:", at: first), isBlank(first + 3) {
      let start = position
      position = first
      skipLine()
      if position < bytes.count { position += 1 }
      if prose.last?.form == .lines, prose.last?.range.upperBound == start {
        prose[prose.count - 1].range = prose[prose.count - 1].range.lowerBound..<position
      } else {
        prose.append(ProseComment(form: .lines, range: start..<position))
      }
      return true
    }
    guard starts(with: "/*:", at: first), isBlank(first + 3) || starts(with: "*/", at: first + 3)
    else { return false }
    let start = position
    position = first
    let isClosed = skipComment()
    prose.append(ProseComment(form: .block(isClosed: isClosed), range: start..<position))
    return true
  }

  private func isBlank(_ index: Int) -> Bool {
    index >= bytes.count || bytes[index] == UInt8(ascii: " ")
      || (0x09...0x0D).contains(bytes[index])
  }

  private mutating func skipLine() {
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
  }

  /// Comments nest, as Swift's do. Says whether the end was found.
  private mutating func skipComment() -> Bool {
    var depth = 0
    while position < bytes.count {
      if starts(with: "/*", at: position) {
        depth += 1
        position += 2
      } else if starts(with: "*/", at: position) {
        depth -= 1
        position += 2
        if depth == 0 { return true }
      } else {
        position += 1
      }
    }
    return false
  }
}

// Code

extension PageScanner {
  private mutating func codeByte() {
    switch bytes[position] {
    case UInt8(ascii: "/"): slash()
    case UInt8(ascii: "\""): openString(hashes: 0)
    case UInt8(ascii: "#"): hash()
    case UInt8(ascii: "<") where byte(position + 1) == UInt8(ascii: "#"): placeholder()
    case UInt8(ascii: "("): deepen(by: 1)
    case UInt8(ascii: ")"): deepen(by: -1)
    default: position += 1
    }
  }

  private mutating func deepen(by step: Int) {
    position += 1
    guard case .interpolation(let depth) = contexts.last else { return }
    contexts.removeLast()
    if depth + step > 0 { contexts.append(.interpolation(depth: depth + step)) }
  }

  private mutating func slash() {
    let start = position
    if starts(with: "//", at: position) {
      skipLine()
      mark(start, from: start + 2, to: position)
    } else if starts(with: "/*", at: position) {
      let isClosed = skipComment()
      mark(start, from: start + 2, to: isClosed ? position - 2 : position)
    } else {
      position += 1
    }
  }

  private mutating func mark(_ start: Int, from: Int, to: Int) {
    guard from + 2 <= to, starts(with: "#-", at: from) else { return }
    let comment = String(decoding: bytes[from + 2..<to], as: UTF8.self)
    marks.append((CodeMark.Kind(comment: comment), start..<position))
  }

  private mutating func placeholder() {
    guard let end = find("#>", from: position + 2, within: .line) else {
      position += 2
      return
    }
    let text = String(decoding: bytes[position + 2..<end], as: UTF8.self)
    marks.append((CodeMark.Kind(placeholder: text), position..<end + 2))
    position = end + 2
  }

  private mutating func hash() {
    var end = position
    while byte(end) == UInt8(ascii: "#") { end += 1 }
    let hashes = end - position
    switch byte(end) {
    case UInt8(ascii: "\""):
      position = end
      openString(hashes: hashes)
    case UInt8(ascii: "/"):
      let closing = "/" + String(repeating: "#", count: hashes)
      let spansLines = byte(end + 1) == UInt8(ascii: "\n") || byte(end + 1) == UInt8(ascii: "\r")
      let found = find(closing, from: end + 1, within: spansLines ? .text : .line)
      position = found.map { $0 + hashes + 1 } ?? end + 1
    default: position = end
    }
  }

  private enum Extent { case line, text }

  /// Where some signs come next. What was searched in vain is not searched again.
  private mutating func find(_ signs: String, from start: Int, within extent: Extent) -> Int? {
    let wanted = Array(signs.utf8)
    if let known = searched[wanted], start < known { return nil }
    var index = start
    while index + wanted.count <= bytes.count {
      if extent == .line, bytes[index] == UInt8(ascii: "\n") { break }
      if bytes[index] == wanted[0], bytes[index...].starts(with: wanted) { return index }
      index += 1
    }
    searched[wanted] = index
    return nil
  }

  private mutating func openString(hashes: Int) {
    // `#"""#` is a string of one quote.
    let isMultiline =
      starts(with: "\"\"\"", at: position)
      && (hashes == 0 || !hasHashes(hashes, at: position + 3))
    position += isMultiline ? 3 : 1
    push(.string(hashes: hashes, isMultiline: isMultiline))
  }

  private mutating func stringByte(hashes: Int, isMultiline: Bool) {
    switch bytes[position] {
    case UInt8(ascii: "\\") where hasHashes(hashes, at: position + 1):
      position += 1 + hashes
      if byte(position) == UInt8(ascii: "(") { push(.interpolation(depth: 1)) }
      if position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
    case UInt8(ascii: "\""):
      let quotes = isMultiline ? 3 : 1
      let isEnd =
        (!isMultiline || starts(with: "\"\"\"", at: position))
        && hasHashes(hashes, at: position + quotes)
      position += isEnd ? quotes + hashes : 1
      if isEnd { pop() }
    default: position += 1
    }
  }

  private func hasHashes(_ count: Int, at index: Int) -> Bool {
    guard count > 0 else { return true }
    return index + count <= bytes.count
      && bytes[index..<index + count].allSatisfy { $0 == UInt8(ascii: "#") }
  }
}
