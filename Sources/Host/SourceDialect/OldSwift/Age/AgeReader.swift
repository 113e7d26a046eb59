import Guarded

/// Weighs what a text says of its age; one without a word of old Swift is not even parsed.
enum AgeReader {
  static func ages(of text: String, stamps: [String?]) -> [SwiftAge] {
    let stamps = stamps.map { $0.map(SwiftAge.init(version:)) ?? .current }
    let usual = stamps.map { _ in SwiftAge.current }
    let hasSigns = mayBeOld(text)
    if !hasSigns && stamps.allSatisfy({ $0 > .two }) || TextDepth.isTooMuch(in: text) {
      return usual
    }
    let result = Guarded(usual)
    DeepStack.run {
      let evidence = AgeEvidence(OldSource(text))
      let ages = stamps.map { hasSigns || $0 <= .two ? weigh(evidence, $0) : .current }
      result.withLock { $0 = ages }
    }
    return result.withLock { $0 }
  }

  private static func weigh(_ evidence: AgeEvidence, _ stamp: SwiftAge) -> SwiftAge {
    let old = evidence.one + evidence.two
    let new = evidence.notTwo + evidence.current
    let isOld = stamp <= .two ? old > new || old + new == 0 : old >= 3 && old > new
    if isOld {
      if evidence.one > evidence.notOne { return .one }
      return evidence.one == 0 && evidence.notOne == 0 && stamp == .one ? .one : .two
    }
    // Of a name that is gone Swift 3 has much beside it that is still there.
    return evidence.three >= 2 && evidence.three > evidence.current ? .three : .current
  }

  private static let search = WordSearch(
    (AgeWords.one + AgeWords.two + AgeWords.three).map { ($0.text, ()) }
      + [
        "for", "inout", "protocol", "operator", "where", "typealias", "if", "guard", "while", "var",
        "characters", "stringInterpolation", "obsoleted",
      ]
      .map { ($0, ()) })

  /// Whether a text has a word or a sign that only old Swift could have meant.
  private static func mayBeOld(_ text: String) -> Bool {
    var text = text
    if text.withUTF8(hasOldSigns) || UnlabelledCalls.mayBe(in: text) { return true }
    return !search.places(in: text) { _, word, bytes in isCandidate(word, in: bytes) }.isEmpty
  }

  /// `++`, `--`, a type before an arrow without parentheses, `)(`, `(#name`, `[#Color`
  private static func hasOldSigns(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count > 1 else { return false }
    let (plus, minus) = (UInt8(ascii: "+"), UInt8(ascii: "-"))
    for index in 1..<bytes.count {
      let (before, here) = (bytes[index - 1], bytes[index])
      if here == before, here == plus || here == minus { return true }
      if here == UInt8(ascii: "("), before == UInt8(ascii: ")") { return true }
      if here == UInt8(ascii: "#"), let last = bytes.last(before: index),
        [UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: "[")].contains(last)
      {
        return true
      }
      if here == UInt8(ascii: ">"), before == minus, index > 1,
        bytes.last(before: index - 1) != UInt8(ascii: ")")
      {
        return true
      }
    }
    return false
  }

  private static func isCandidate(
    _ word: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let line = bytes[word.upperBound...].prefix { $0 != UInt8(ascii: "\n") }
    switch String(decoding: bytes[word], as: UTF8.self) {
    case "for": return line.contains(UInt8(ascii: ";"))
    case "protocol", "operator":
      return line.contains(UInt8(ascii: "<")) || line.contains(UInt8(ascii: "{"))
    case "if", "guard":
      return line.contains(UInt8(ascii: ",")) && line.contains(UInt8(ascii: "="))
    case "while":
      return line.contains(UInt8(ascii: ","))
        || bytes.last(before: word.lowerBound) == UInt8(ascii: "}")
    case "var":
      return bytes.last(before: word.lowerBound).map { [40, 44].contains($0) } ?? false
    default: return true
    }
  }
}

/// `func f(a: Int)` beside `f(3)`, found without parsing.
private enum UnlabelledCalls {
  private static let functions = WordSearch([("func", ())])

  static func mayBe(in text: String) -> Bool {
    var names: Set<String> = []
    _ = functions.places(in: text) { _, word, bytes in
      if let name = name(behind: word.upperBound, in: bytes) { names.insert(name) }
      return false
    }
    if names.isEmpty { return false }
    if !names.isDisjoint(with: AgeEvidence.unlabelledNames) { return true }
    let calls = WordSearch(names.map { ($0, ()) }).places(in: text) { _, word, bytes in
      isUnlabelledCall(word.upperBound, in: bytes)
    }
    return !calls.isEmpty
  }

  /// The name of a function whose first argument has one name.
  private static func name(behind place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> String? {
    let name = word(from: place, in: bytes)
    guard !name.isEmpty, name.endIndex < bytes.count, bytes[name.endIndex] == UInt8(ascii: "("),
      case let label = word(from: name.endIndex + 1, in: bytes), !label.isEmpty,
      bytes.first(from: label.endIndex) == UInt8(ascii: ":")
    else { return nil }
    return String(decoding: name, as: UTF8.self)
  }

  private static func isUnlabelledCall(
    _ place: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard place < bytes.count, bytes[place] == UInt8(ascii: "("),
      let first = bytes.first(from: place + 1), first != UInt8(ascii: ")")
    else { return false }
    let label = word(from: place + 1, in: bytes)
    return label.isEmpty || bytes.first(from: label.endIndex) != UInt8(ascii: ":")
  }

  private static func word(
    from place: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Slice<UnsafeBufferPointer<UInt8>> {
    var start = place
    while start < bytes.count, bytes[start] == UInt8(ascii: " ") { start += 1 }
    var end = start
    while end < bytes.count, bytes[end] == UInt8(ascii: "_") || isLetter(bytes[end]) { end += 1 }
    return bytes[start..<end]
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte >= 0x80
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}

extension SwiftAge {
  /// The age that a version stands for: "2.2", "3", "5.0".
  init(version: String) {
    let digits = version.drop { !$0.isNumber }.prefix { $0.isNumber }
    switch Int(digits) ?? 5 {
    case ...1: self = .one
    case 2: self = .two
    case 3, 4: self = .three
    default: self = .current
    }
  }
}
