/// Compares the home folder that an app keeps with its limit.
///
/// An app whose folder is over the limit at its start has to run in order to delete files, so it
/// may run until the folder grows.
struct HomeMeter {
  private let limit: UInt64
  private var least = UInt64.max

  /// How much such an app may write, such as user defaults that say what it has deleted.
  static let room: UInt64 = 1 << 20

  init(_ limit: UInt64) { self.limit = limit }

  enum Verdict: Equatable {
    case within, over
  }

  /// Compares the size of the folder at one moment.
  mutating func count(_ bytes: UInt64) -> Verdict {
    least = min(least, bytes)
    return bytes > limit && bytes - least > Self.room ? .over : .within
  }
}
