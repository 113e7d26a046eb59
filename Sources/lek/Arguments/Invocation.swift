/// What the command is asked to do.
enum Invocation: Equatable {
  case open(OpenArguments)
  case run(RunArguments)
  case doctor
  case help
  case version

  /// Reads a command line without the command's own name.
  static func parse(_ words: [String]) -> Result<Invocation, UsageProblem> {
    do throws(UsageProblem) {
      return .success(try read(words))
    } catch {
      return .failure(error)
    }
  }

  private static let comingCommands: Set<String> = ["new", "corpus", "convert"]

  private static func read(_ words: [String]) throws(UsageProblem) -> Invocation {
    if words.contains("--help") || words.contains("-h") { return .help }
    guard let first = words.first else { return .open(OpenArguments()) }
    let rest = words.dropFirst()
    switch first {
    case "open": return .open(try OpenArguments(ArgumentReader(rest), path: .optional))
    case "run": return .run(try RunArguments(ArgumentReader(rest)))
    case "doctor":
      if let extra = rest.first {
        throw UsageProblem(message: "lek doctor takes no “\(extra)”; see lek --help")
      }
      return .doctor
    case "help": return .help
    case "--version": return .version
    case _ where comingCommands.contains(first):
      throw UsageProblem(message: "lek \(first) is not part of this version; see lek --help")
    case _ where first.hasPrefix("-"):
      return .open(try OpenArguments(ArgumentReader(words), path: .none))
    default:
      throw UsageProblem(message: "there is no lek \(first); to open a playground: lek open PATH")
    }
  }
}
