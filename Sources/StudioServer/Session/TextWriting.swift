/// Puts texts of one document on disk, whole or not at all.
protocol TextWriting: Sendable {
  /// Writes one text; the message of a failure is for the person.
  func write(_ text: String, to path: String) async -> Result<Void, SavingProblem>
}

/// Why a text is not on disk.
struct SavingProblem: Error, Equatable, Sendable {
  var message: String
}
