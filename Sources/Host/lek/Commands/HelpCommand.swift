/// `lek --help`, `lek help run`, `lek run --help`.
struct HelpCommand {
  /// None asks about all of them.
  var command: String?

  var text: String {
    command.flatMap(CommandTable.command).map(HelpText.page) ?? HelpText.overview
  }

  func run() -> ExitStatus {
    Terminal.say(text)
    return .done
  }
}
