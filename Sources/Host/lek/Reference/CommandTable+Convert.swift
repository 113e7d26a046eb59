extension CommandTable {
  static let convert = CommandEntry(
    name: "convert", operand: "PATH",
    purpose: "put Swift 1, 2 and 3 into current Swift, or copy a package in another form",
    details: [
      "Changes the Swift files of a playground, or of the page or folder in it that PATH leads to, or a"
        + " single Swift file. Comments and layout stay, and a file that is current stays byte for"
        + " byte, but for names that have newer ones.",
      "What cannot be converted is left, and said on standard error in the compiler's own form, at its"
        + " place in the text as it was.",
      "With --to, PATH is a package. A copy beside it has another product: --to package makes a"
        + " plain Swift package of X.swiftpm, for Xcode and other package managers, and --to app"
        + " makes an app playground of a package with an executable target. Only the manifest"
        + " changes.",
    ],
    flags: [
      FlagEntry(
        name: "--to", value: "FORM",
        purpose: "copy a package as an app playground or a plain package",
        choices: ["app", "package"]),
      FlagEntry(
        name: "--check", purpose: "change nothing, and print what would be changed as a diff"),
    ],
    examples: [
      .init(line: "lek convert Old.playground", meaning: "convert all its pages and sources"),
      .init(
        line: "lek convert Old.playground/Sources/Game.swift --check",
        meaning: "see what would become of one file"),
      .init(
        line: "lek convert Weather.swiftpm --to package", meaning: "make the package Weather"),
    ],
    ends: [.done, .doesNotCompile, .usage, .unavailable, .ourFault],
    meanings: [
      .done: "converted, or with --check: there is nothing to convert",
      .doesNotCompile: "something is left to do; with --check: there is something to convert",
      .usage: "wrong usage, or no such playground or file",
    ])
}
