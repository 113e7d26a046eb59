/// What was seen of one page.
struct PageVerdict: Equatable, Sendable {
  /// The bundle as the person would name it.
  var bundle: String
  /// Empty where the bundle could not be opened.
  var page: String
  var kind: PageClass
  var stage = Stage.opened
  var liveView = LiveView.none
  /// How many places of the page showed a value.
  var values = 0
  /// Why it does not run; nothing where it does.
  var failure: Failure?

  /// How far it came.
  enum Stage: Int, Comparable, Sendable {
    case found, opened, compiled, ran

    static func < (one: Stage, other: Stage) -> Bool { one.rawValue < other.rawValue }
  }

  /// What the live view looked like.
  enum LiveView: String, Sendable {
    case none, drawn, oneColour
  }

  struct Failure: Equatable, Sendable {
    var reason: Reason
    var message: String
    /// Relative to the bundle; empty where no place is known.
    var file = ""
    var line = 0
  }

  enum Reason: String, CaseIterable, Sendable {
    case doesNotOpen, missingModule, doesNotCompile, notAvailable, crashed, timeLimit, memoryLimit
    case outputLimit, storageLimit, valueNotShown, oneColour, ourFault

    var words: String {
      switch self {
      case .doesNotOpen: "cannot be opened"
      case .missingModule: "imports a module that is not there"
      case .doesNotCompile: "does not compile"
      case .notAvailable: "uses what is not available"
      case .crashed: "crashes"
      case .timeLimit: "goes on and on"
      case .memoryLimit: "wants more memory than a page may have"
      case .outputLimit: "prints more than anyone can read"
      case .storageLimit: "keeps more files than an app may keep"
      case .valueNotShown: "does not show every value"
      case .oneColour: "its live view is one colour for three seconds"
      case .ourFault: "could not be run"
      }
    }
  }

  var runs: Bool { failure == nil }
}
