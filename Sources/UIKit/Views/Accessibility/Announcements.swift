import Foundation

/// What was announced to those who cannot see the live view: the last few things, each with a
/// number of its own, so that whoever listens knows what was said before.
@MainActor
final class Announcements {
  static let shared = Announcements()

  /// Marks, among the traits of what can be spoken, what is only said once.
  static let trait: UInt64 = 1 << 63

  private static let most = 3
  private var said: [(number: UInt32, words: String)] = []
  private var last: UInt32 = 0

  func say(_ words: String) {
    guard !words.isEmpty else { return }
    last &+= 1
    said = (said + [(last, words)]).suffix(Self.most)
  }

  func beSilent() {
    said = []
  }

  /// In the form of elements, numbered apart from those.
  func elements(_ shortened: (String?) -> String) -> [LiveViewStage.Element] {
    said.map { number, words in
      LiveViewStage.Element(
        identifier: 0x8000_0000 | number, label: shortened(words), value: "", hint: "",
        traits: Self.trait, frame: .zero)
    }
  }
}
