/// What was announced in a turn of the run loop and is not told yet.
@MainActor
final class AnnouncedWords {
  static let shared = AnnouncedWords()

  /// Nobody can listen to more in one turn.
  private static let most = 20
  private static let longest = 1000
  private var waiting: [String] = []

  func add(_ words: String) {
    guard !words.isEmpty, waiting.count < Self.most else { return }
    waiting.append(String(words.prefix(Self.longest)))
  }

  /// All of it, once.
  func take() -> [String] {
    defer { waiting = [] }
    return waiting
  }
}

extension LiveViewStage {
  /// What was announced since this was last asked.
  public func takeAnnouncements() -> [String] { AnnouncedWords.shared.take() }
}
