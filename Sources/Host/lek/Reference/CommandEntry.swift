/// What a person can be told about one of our commands.
struct CommandEntry: Equatable, Sendable {
  var name: String
  /// What follows the name: `PATH`, `[PATH]`, or nothing.
  var operand: String = ""
  /// One line, without a full stop.
  var purpose: String
  /// Further paragraphs.
  var details: [String] = []
  var flags: [FlagEntry] = []
  var examples: [Example] = []
  /// The statuses it can end with by itself.
  var ends: [ExitStatus] = [.done, .usage, .ourFault]
  /// What statuses say of this command that say something else of others.
  var meanings: [ExitStatus: String] = [:]

  /// A command line and what it does.
  struct Example: Equatable, Sendable {
    var line: String
    var meaning: String
  }

  /// The statuses it can end with.
  var statuses: [ExitStatus] { ends + [.outputLost] }

  /// `lek run PATH [flags]`.
  var usage: String {
    (["lek", name, operand] + (flags.isEmpty ? [] : ["[flags]"])).filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  /// What a status says of this command.
  func meaning(of status: ExitStatus) -> String { meanings[status] ?? status.meaning }

  func flag(named name: String) -> FlagEntry? {
    flags.first { $0.name == name }
  }
}

/// A flag and what follows it.
struct FlagEntry: Equatable, Sendable {
  /// With its dashes.
  var name: String
  /// A word for what follows it; empty where nothing does.
  var value: String = ""
  var purpose: String
  /// All that may follow it, where that is a short list.
  var choices: [String] = []

  /// `--time S`.
  var form: String { value.isEmpty ? name : "\(name) \(value)" }
}
