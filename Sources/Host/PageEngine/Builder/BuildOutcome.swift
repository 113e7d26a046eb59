/// How a build ended.
enum BuildOutcome: Sendable {
  case built(BuiltPage)
  case doesNotCompile([Diagnostic], BuildTiming)
  case cancelled
}

/// A page that is ready to be loaded.
struct BuiltPage: Sendable {
  /// The path of the shared object outside the sandbox.
  var library: String
  /// The shared objects to load before it.
  var modules: [String]
  var warnings: [Diagnostic]
  /// The page's text and those of `Sources`, to map positions to the user's texts.
  var texts: [CompiledText]
  var timing: BuildTiming
}

/// The time that the steps of a build took, in milliseconds.
public struct BuildTiming: Equatable, Sendable {
  public var dialect = 0.0
  public var sources = 0.0
  public var frontEnd = 0.0
  public var link = 0.0
  /// The modules that were compiled, not found.
  public var rebuilt: [String] = []
  /// The number of compilations.
  public var compilations = 0
  /// The parts of the page that were compiled; empty if it was compiled as a whole.
  public var parts: [String] = []
  /// All steps and the time between them.
  public var whole = 0.0
  /// Begin and end, in nanoseconds of the system's monotonic clock.
  public var began: UInt64 = 0
  public var ended: UInt64 = 0

  /// The timing of the build that ends now.
  func closed() -> BuildTiming {
    var timing = self
    timing.ended = Stopwatch.now
    timing.whole = Double(timing.ended - timing.began) / 1e6
    return timing
  }
}
