import Synchronization

/// Weighs what a text says of its age; one without a word of old Swift is not even parsed.
enum AgeReader {
  static func age(of text: String, stamp: String?) -> SwiftAge {
    let stamped = stamp.map(SwiftAge.init(version:)) ?? .current
    if stamped > .two && !mayBeOld(text) || BracketRun.isTooLong(in: text) { return .current }
    let result = Mutex(SwiftAge.current)
    DeepStack.run {
      let age = weigh(AgeEvidence(OldSource(text)), stamped)
      result.withLock { $0 = age }
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
      + ["for", "inout", "protocol", "operator", "where", "typealias"].map { ($0, ()) })

  /// Whether a text has a word or a sign that only old Swift could have meant.
  private static func mayBeOld(_ text: String) -> Bool {
    var text = text
    if text.withUTF8(hasOldSigns) { return true }
    return !search.places(in: text) { _, word, bytes in isCandidate(word, in: bytes) }.isEmpty
  }

  /// `++`, `--`, a type before an arrow without parentheses, `)(`, `#name`
  private static func hasOldSigns(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count > 1 else { return false }
    let (plus, minus) = (UInt8(ascii: "+"), UInt8(ascii: "-"))
    for index in 1..<bytes.count {
      let (before, here) = (bytes[index - 1], bytes[index])
      if here == before, here == plus || here == minus { return true }
      if here == UInt8(ascii: "("), before == UInt8(ascii: ")") { return true }
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
    let text = bytes[word]
    if text.elementsEqual("for".utf8) {
      let line = bytes[word.upperBound...].prefix { $0 != UInt8(ascii: "\n") }
      return line.contains(UInt8(ascii: ";"))
    }
    if text.elementsEqual("protocol".utf8) || text.elementsEqual("operator".utf8) {
      let line = bytes[word.upperBound...].prefix { $0 != UInt8(ascii: "\n") }
      return line.contains(UInt8(ascii: "<")) || line.contains(UInt8(ascii: "{"))
    }
    return true
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
