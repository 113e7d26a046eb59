import PageEngine

/// Says to the terminal what happens in a run.
protocol RunReport {
  /// One event; `gone` once nobody reads any more.
  mutating func report(_ event: EngineEvent) -> Terminal.Reader
  /// The last word.
  mutating func finish(_ outcome: RunOutcome, status: ExitStatus)
}
