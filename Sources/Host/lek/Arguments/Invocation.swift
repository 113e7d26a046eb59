/// What the command is asked to do.
enum Invocation: Equatable {
  case open(OpenArguments)
  case new(NewArguments)
  case run(RunArguments)
  case corpus(CorpusArguments)
  case convert(ConvertArguments)
  case doctor
  /// About one command, or about all of them.
  case help(String?)
  case version

  /// Reads a command line without the command's own name.
  static func parse(_ words: [String]) -> Result<Invocation, UsageProblem> {
    do throws(UsageProblem) {
      return .success(try read(words))
    } catch {
      return .failure(error)
    }
  }

  private static func read(_ words: [String]) throws(UsageProblem) -> Invocation {
    guard let first = words.first else { return .open(OpenArguments()) }
    if words.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      return .help(CommandTable.command(named: first)?.name)
    }
    let rest = words.dropFirst()
    switch first {
    case "open":
      return .open(
        try OpenArguments(ArgumentReader(rest, of: CommandTable.open), path: .optional))
    case "new": return .new(try NewArguments(ArgumentReader(rest, of: CommandTable.new)))
    case "run": return .run(try RunArguments(ArgumentReader(rest, of: CommandTable.run)))
    case "corpus":
      return .corpus(try CorpusArguments(ArgumentReader(rest, of: CommandTable.corpus)))
    case "convert":
      return .convert(try ConvertArguments(ArgumentReader(rest, of: CommandTable.convert)))
    case "doctor":
      try nothing(in: ArgumentReader(rest, of: CommandTable.doctor), of: CommandTable.doctor)
      return .doctor
    case "help": return try help(rest)
    case "--version":
      if let extra = rest.first { throw .tooMany(extra, for: CommandTable.help) }
      return .version
    case _ where first.hasPrefix("-"):
      return .open(try OpenArguments(ArgumentReader(words, of: CommandTable.open), path: .none))
    default: throw .noCommand(first)
    }
  }

  private static func help(_ words: ArraySlice<String>) throws(UsageProblem) -> Invocation {
    guard let name = words.first else { return .help(nil) }
    guard CommandTable.command(named: name) != nil else { throw .noCommand(name) }
    if let extra = words.dropFirst().first { throw .tooMany(extra, for: CommandTable.help) }
    return .help(name)
  }

  private static func nothing(
    in reader: ArgumentReader, of command: CommandEntry
  ) throws(UsageProblem) {
    var reader = reader
    if case .value(let extra) = try reader.next() { throw .tooMany(extra, for: command) }
  }
}
