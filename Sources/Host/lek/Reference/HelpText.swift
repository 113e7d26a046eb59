/// Writes help for a terminal of eighty columns.
enum HelpText {
  private static let width = 80

  /// What there is: `lek --help`.
  static var overview: String {
    let commands = CommandTable.commands.map {
      Row(term: "lek \($0.name) \($0.operand)", meaning: $0.purpose)
    }
    return paragraphs([
      wrapped("lek \(CommandTable.purpose).", indent: 0),
      list(
        title: "Commands",
        [Row(term: "lek", meaning: "the studio, with the memory game")] + commands),
      list(
        title: "Flags",
        [CommandTable.helpFlag, CommandTable.versionFlag].map {
          Row(term: $0.form, meaning: $0.purpose)
        }),
      list(
        title: "To begin",
        [
          Row(term: "lek new Hello", meaning: "make a playground"),
          Row(term: "lek open Hello.playground", meaning: "edit it"),
          Row(term: "lek run Hello.playground", meaning: "run it here"),
        ]),
      wrapped("“lek COMMAND --help” says everything about a command.", indent: 0),
    ])
  }

  /// Everything about one command.
  static func page(of command: CommandEntry) -> String {
    var parts = [
      command.usage,
      wrapped(
        command.purpose.prefix(1).uppercased() + command.purpose.dropFirst() + ".", indent: 0),
    ]
    parts += command.details.map { wrapped($0, indent: 0) }
    let flags = command.flags + [CommandTable.helpFlag]
    parts.append(list(title: "Flags", flags.map { Row(term: $0.form, meaning: $0.purpose) }))
    parts.append(
      "Examples\n"
        + command.examples.map { "  \($0.line)\n      \($0.meaning)" }.joined(separator: "\n"))
    parts.append(
      list(
        title: "Exit status",
        command.statuses.map { Row(term: "\($0.rawValue)", meaning: command.meaning(of: $0)) }))
    return paragraphs(parts)
  }

  private struct Row {
    var term: String
    var meaning: String
  }

  private static func paragraphs(_ parts: [String]) -> String {
    parts.joined(separator: "\n\n")
  }

  private static func list(title: String, _ rows: [Row]) -> String {
    let column = 2 + (rows.map(\.term.count).max() ?? 0) + 2
    let lines = rows.map { row in
      let term = "  \(row.term)"
      let padding = String(repeating: " ", count: column - term.count)
      return term + padding + wrapped(row.meaning, indent: column)
    }
    return ([title] + lines).joined(separator: "\n")
  }

  /// Breaks a text between words; lines after the first begin `indent` columns in.
  private static func wrapped(_ text: some StringProtocol, indent: Int) -> String {
    var lines = [""]
    for word in text.split(separator: " ") {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if indent + line.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(line) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n" + String(repeating: " ", count: indent))
  }
}
