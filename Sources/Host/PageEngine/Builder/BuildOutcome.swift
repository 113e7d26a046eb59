import Foundation

/// How a build ended.
enum BuildOutcome: Sendable {
  case built(BuiltPage)
  case doesNotCompile([Diagnostic], BuildTiming)
  case cancelled
}

/// A page that is ready to be loaded.
struct BuiltPage: Sendable {
  /// The shared object, as the file system here names it.
  var library: String
  /// What has to be loaded before it.
  var modules: [String]
  var warnings: [Diagnostic]
  /// The page's text and those of `Sources`, to map positions back.
  var texts: [CompiledText]
  var timing: BuildTiming
}

/// Where the time of a build went, in milliseconds.
public struct BuildTiming: Equatable, Sendable {
  public var dialect = 0.0
  public var sources = 0.0
  public var frontEnd = 0.0
  public var link = 0.0
  /// The modules that were compiled anew.
  public var rebuilt: [String] = []
  /// How many times a compiler was given something.
  public var compilations = 0
  /// The parts of the page that were compiled; none where it was compiled as a whole.
  public var parts: [String] = []
  /// All of it, and what lies between.
  public var whole = 0.0
  /// When it began and ended, in nanoseconds of the system's monotonic clock.
  public var began: UInt64 = 0
  public var ended: UInt64 = 0

  /// The whole of it, now that it is over.
  func closed() -> BuildTiming {
    var timing = self
    timing.ended = Stopwatch.now
    timing.whole = Double(timing.ended - timing.began) / 1e6
    return timing
  }
}
