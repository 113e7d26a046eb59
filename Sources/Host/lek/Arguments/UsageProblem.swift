/// What is wrong with a command line, and what to do about it, on one line.
struct UsageProblem: Error, Equatable {
  var message: String

  static func noFlag(_ name: String, of command: CommandEntry) -> UsageProblem {
    let known = command.flags.map(\.name) + [CommandTable.helpFlag.name]
    if let near = Nearest.word(to: name, in: known) {
      return UsageProblem(message: "lek \(command.name) has no \(name); did you mean \(near)?")
    }
    let others = CommandTable.commands.filter { $0.flag(named: name) != nil }
    if let other = others.first {
      return UsageProblem(
        message: "lek \(command.name) has no \(name), lek \(other.name) has; see lek"
          + " \(command.name) --help")
    }
    return UsageProblem(
      message: "lek \(command.name) has no \(name); see lek \(command.name) --help")
  }

  static func noCommand(_ name: String) -> UsageProblem {
    if let near = Nearest.word(to: name, in: CommandTable.commands.map(\.name)) {
      return UsageProblem(message: "there is no lek \(name); did you mean lek \(near)?")
    }
    if name.contains("/") || name.lowercased().hasSuffix(".playground") {
      return UsageProblem(
        message: "lek needs a command before “\(name)”: lek open PATH edits, lek run PATH runs")
    }
    return UsageProblem(message: "there is no lek \(name); see lek --help")
  }

  static func tooMany(_ value: String, for command: CommandEntry) -> UsageProblem {
    UsageProblem(
      message: "“\(value)” is one too many; put names with spaces into quotes, and see lek"
        + " \(command.name) --help")
  }
}
