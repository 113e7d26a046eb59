import Foundation

/// A word of an utterance, and how long it takes with what stands behind it.
struct SpokenWord {
  let range: NSRange
  let seconds: Double

  static func words(of utterance: AVSpeechUtterance) -> [SpokenWord] {
    let text = utterance.speechString
    var starts: [(begin: String.Index, end: String.Index)] = []
    var place = text.startIndex
    while let begin = text[place...].firstIndex(where: { !$0.isWhitespace }) {
      let end = text[begin...].firstIndex(where: \.isWhitespace) ?? text.endIndex
      starts.append((begin, end))
      place = end
    }
    return starts.indices.map { index in
      let (begin, end) = starts[index]
      let rest = index + 1 < starts.count ? starts[index + 1].begin : text.endIndex
      return SpokenWord(
        range: NSRange(begin..<end, in: text), seconds: utterance.seconds(of: text[begin..<rest]))
    }
  }
}
