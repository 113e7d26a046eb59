/// How a run ended.
public enum RunOutcome: Equatable, Sendable {
  /// The page ended; `pageStatus` is what it gave to `exit`.
  case finished(pageStatus: Int32)
  /// The virtual time is over.
  case timeIsUp
  case doesNotCompile
  case crashed(Crash)
  /// A limit ended it; the place is where the page was, if that is known.
  case overLimit(Limit, Crash?)
  /// It was stopped, or a newer run took its place.
  case cancelled
  case unavailable(Unavailable)
  /// Our fault.
  case failed(EngineFault)
}
