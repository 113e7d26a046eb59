import PlaygroundDocument

/// Puts texts of one document on disk, whole or not at all.
protocol TextWriting: Sendable {
  /// Writes one text over the one that is known to be on disk; the message of a failure is for the
  /// person.
  func write(
    _ text: String, to path: String, over known: String?
  ) async -> Result<Void, SavingProblem>
  /// Writes which results of a page are pinned in its text.
  func writeTimeline(
    _ pins: [PinnedResult], ofPage path: String, text: String
  ) async -> Result<Void, SavingProblem>
}

extension TextWriting {
  func writeTimeline(
    _ pins: [PinnedResult], ofPage path: String, text: String
  ) async -> Result<Void, SavingProblem> { .success(()) }
}

/// Why a text is not on disk.
struct SavingProblem: Error, Equatable, Sendable {
  var message: String
  /// What is on disk instead of what was known to be there: that is for the person to decide.
  var theirs: String?
}
