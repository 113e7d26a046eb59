extension CommandTable {
  static let corpus = CommandEntry(
    name: "corpus", operand: "DIR…",
    purpose: "run every page under folders, and say what works",
    details: [
      "Finds every playground in the folders, runs each page for three seconds of virtual time, and"
        + " prints how many were opened, compiled, ran and drew their live view, by kind of page,"
        + " and why the others do not run.",
      "A page runs when it compiles, reaches its end or its time without a crash or a limit, and,"
        + " where it sets a live view, its picture is not one colour for three seconds. Nothing is"
        + " written into the playgrounds. Ctrl-C ends it with what was seen by then.",
    ],
    flags: [
      FlagEntry(name: "--json", purpose: "print one JSON object a page, and one for them all")
    ],
    examples: [
      .init(line: "lek corpus ~/Playgrounds", meaning: "see which of your playgrounds run"),
      .init(
        line: "lek corpus . --json | jq 'select(.event == \"page\" and (.runs | not))'",
        meaning: "the pages that do not run, for a program"),
    ],
    ends: [.done, .doesNotCompile, .usage, .unavailable, .ourFault],
    meanings: [
      .done: "every page runs", .doesNotCompile: "a page does not run",
      .usage: "wrong usage, or no such folder, or no playground in it",
    ])
}
