import PlaygroundDocument

/// Every command and every flag, in the order people are shown them.
///
/// The one place: arguments are read by it, help is made of it, and the completions and the manual
/// page are checked against it.
enum CommandTable {
  static let purpose = "opens Xcode's playgrounds: edit Swift in a browser, the page runs beside it"

  static let commands = [open, new, run, corpus, convert, doctor, help]

  /// Taken by every command, and without one.
  static let helpFlag = FlagEntry(name: "--help", purpose: "say what a command does, and its flags")
  /// Taken without a command.
  static let versionFlag = FlagEntry(name: "--version", purpose: "print the version")

  static func command(named name: String) -> CommandEntry? {
    commands.first { $0.name == name }
  }

  static let open = CommandEntry(
    name: "open", operand: "[PATH]", purpose: "open a playground in the studio",
    details: [
      "Prints the address of the studio, with its token, and shows it in a browser. Every edit is"
        + " saved to the bundle and runs the page again. Ctrl-C ends it.",
      "Without PATH it opens the memory game, your own copy of it in ~/Playgrounds; plain “lek” does"
        + " the same. A PATH that leads to a page, or into one, opens that page.",
    ],
    flags: [
      FlagEntry(name: "--port", value: "N", purpose: "the port to listen on; 0 takes a free one"),
      FlagEntry(
        name: "--host", value: "A",
        purpose: "the address to listen on, such as 0.0.0.0 for a tablet; without it, this machine"
          + " alone can reach the studio"),
      FlagEntry(name: "--no-browser", purpose: "only print the address"),
      FlagEntry(
        name: "--network",
        purpose: "let the pages of this playground, and of no other, reach the network, and what"
          + " listens on this machine"),
      FlagEntry(
        name: "--trace", purpose: "print for each edit where the time went, from key to pixel"),
    ],
    examples: [
      .init(line: "lek open My.playground", meaning: "edit a playground"),
      .init(
        line: "lek open My.playground/Pages/Two.xcplaygroundpage", meaning: "begin with that page"),
      .init(line: "lek open --port 8080 --no-browser", meaning: "on a machine without a browser"),
    ],
    ends: [.done, .usage, .unavailable, .ourFault])

  static let new = CommandEntry(
    name: "new", operand: "NAME", purpose: "make a new playground",
    details: [
      "Makes NAME.playground in this folder, or in the folder that NAME begins with. Nothing that"
        + " is there is ever written over."
    ],
    flags: [
      FlagEntry(
        name: "--platform", value: "ios|macos",
        purpose: "what it is written for; without it, ios", choices: ["ios", "macos"]),
      FlagEntry(
        name: "--pages", value: "N",
        purpose: "how many pages it has, each linked to the next; without it, one"),
      FlagEntry(
        name: "--template", value: "T",
        purpose: "what it begins with: " + templates.joined(separator: ", "),
        choices: templates),
      FlagEntry(
        name: "--example", value: "NAME",
        purpose: "a copy of an example instead, such as MemoryGame, in the language of LANG"),
    ],
    examples: [
      .init(line: "lek new Hello", meaning: "makes Hello.playground"),
      .init(line: "lek new lessons/Loops --pages 3", meaning: "three pages, in the folder lessons"),
      .init(line: "lek new Fall --template physics", meaning: "things that fall and collide"),
      .init(
        line: "lek new Mine --example MemoryGame", meaning: "a copy of the memory game to change"),
    ])

  private static let templates = PlaygroundTemplate.allCases.map(\.rawValue)

  static let doctor = CommandEntry(
    name: "doctor", purpose: "say what is installed, what is missing, and how to get it",
    details: ["Looks at everything Lekplats needs, and tries the sandbox. Changes nothing."],
    examples: [.init(line: "lek doctor", meaning: "look at this machine")],
    ends: [.done, .usage, .unavailable, .ourFault])

  static let help = CommandEntry(
    name: "help", operand: "[COMMAND]", purpose: "say what a command does, and its flags",
    examples: [.init(line: "lek help run", meaning: "the same as lek run --help")],
    ends: [.done, .usage])
}
