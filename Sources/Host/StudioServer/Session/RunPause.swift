/// What a person says of the pause before a run.
enum PauseWish: Equatable, Sendable {
  /// As builds of the page take.
  case adaptive
  case fixed(milliseconds: Double)

  static let bounds = 0.0...10_000.0

  /// None where it is out of bounds; without a number it adapts.
  init?(milliseconds: Double?) {
    guard let milliseconds else {
      self = .adaptive
      return
    }
    guard Self.bounds.contains(milliseconds) else { return nil }
    self = .fixed(milliseconds: milliseconds)
  }

  /// In milliseconds, where it is fixed.
  var milliseconds: Double? {
    if case .fixed(let milliseconds) = self { milliseconds } else { nil }
  }
}

/// How long a person must rest before the page runs.
///
/// Too short, and builds begin that the next key throws away, while the machine has better to do;
/// too long, and the picture is late. So it follows what a build of this page takes: a third of
/// it, within bounds.
struct RunPause: Equatable, Sendable {
  private static let share = 0.3
  private static let bounds = 35.0...250.0
  /// How much of what was known a new build changes.
  private static let weight = 0.5
  private var typicalBuild = 150.0

  /// In milliseconds.
  var length: Double {
    min(max(typicalBuild * Self.share, Self.bounds.lowerBound), Self.bounds.upperBound)
  }

  /// A build took so many milliseconds.
  mutating func learn(build: Double) {
    guard build.isFinite, build >= 0 else { return }
    typicalBuild += (build - typicalBuild) * Self.weight
  }
}
