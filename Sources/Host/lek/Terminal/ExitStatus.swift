import PageEngine

/// What the command's status says.
enum ExitStatus: Int32, CaseIterable, Sendable {
  /// Finished, or time was up.
  case done = 0
  case doesNotCompile = 1
  /// Wrong usage, or no such page.
  case usage = 2
  case crashed = 3
  case overLimit = 4
  /// It cannot run here; `lek doctor` says why.
  case unavailable = 5
  case ourFault = 70
  /// What it had to say could not be written.
  case outputLost = 74

  init(_ outcome: RunOutcome) {
    switch outcome {
    case .finished, .timeIsUp, .cancelled: self = .done
    case .doesNotCompile: self = .doesNotCompile
    case .crashed: self = .crashed
    case .overLimit: self = .overLimit
    case .unavailable: self = .unavailable
    case .failed: self = .ourFault
    }
  }

  /// For help and the manual.
  var meaning: String {
    switch self {
    case .done: "finished, or time was up"
    case .doesNotCompile: "the page does not compile"
    case .usage: "wrong usage, or no such playground or page"
    case .crashed: "the page crashed"
    case .overLimit: "the page went over a limit"
    case .unavailable: "cannot run here; lek doctor says why"
    case .ourFault: "our fault"
    case .outputLost: "the output could not be written"
    }
  }
}
