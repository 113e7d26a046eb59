extension PageInput {
  /// The same with the paths by which the document knows the texts of its package.
  func own(_ outcome: RunOutcome) -> RunOutcome {
    func own(_ crash: Crash) -> Crash {
      var crash = crash
      crash.file = ownPath(of: crash.file) ?? crash.file
      return crash
    }
    switch outcome {
    case .crashed(let crash): return .crashed(own(crash))
    case .overLimit(let limit, let crash): return .overLimit(limit, crash.map(own))
    default: return outcome
    }
  }
}
