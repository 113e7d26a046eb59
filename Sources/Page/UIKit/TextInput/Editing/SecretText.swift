import Foundation

/// A text of which only dots are shown, one for each letter, and perhaps its last letter for a moment.
struct SecretText {
  let shownText: String
  /// Where each letter begins in the text and in what is shown, and both ends.
  private var places: [(real: Int, shown: Int)] = []

  static let dot = "•"

  init(_ text: String, revealing index: Int?) {
    var shownText = ""
    var (real, shown) = (0, 0)
    for letter in text {
      places.append((real, shown))
      let next = real + letter.utf16.count
      let isRevealed = index.map { real <= $0 && $0 < next } ?? false
      let sign = isRevealed ? String(letter) : Self.dot
      shownText += sign
      (real, shown) = (next, shown + sign.utf16.count)
    }
    places.append((real, shown))
    self.shownText = shownText
  }

  func shown(_ index: Int) -> Int { places.last { $0.real <= index }?.shown ?? 0 }
  func real(_ index: Int) -> Int { places.last { $0.shown <= index }?.real ?? 0 }
}
