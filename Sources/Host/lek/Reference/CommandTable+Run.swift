extension CommandTable {
  static let run = CommandEntry(
    name: "run", operand: "PATH", purpose: "run a page of a playground here, without a browser",
    details: [
      "What the page prints goes to standard output; what the compiler says, and how a page came to"
        + " a bad end, to standard error. It ends when the page ends; a live view goes on until"
        + " Ctrl-C.",
      "With --time the page's clock is virtual: seconds pass as fast as they can be computed, and the"
        + " same input gives the same output, to the byte.",
      "SPEC is one of “tap X,Y @T”, “hold X,Y @T for D”, “drag X,Y X,Y @T for D” and"
        + " “pinch X,Y SCALE @T for D”, in points of the live view and seconds, or one of"
        + " “type \"TEXT\" @T” and “key NAME @T”; NAME is a key such as return, left or shift+left.",
    ],
    flags: [
      FlagEntry(
        name: "--page", value: "NAME",
        purpose: "which of its pages; without it, the one PATH leads to, or the first"),
      FlagEntry(name: "--time", value: "S", purpose: "run for S seconds of virtual time"),
      FlagEntry(name: "--seed", value: "N", purpose: "seed every source of random numbers"),
      FlagEntry(
        name: "--touch", value: "SPEC",
        purpose: "touch or type into the live view; may be repeated"),
      FlagEntry(name: "--tree", purpose: "print the view tree at the end; needs --time"),
      FlagEntry(
        name: "--tree-at", value: "T",
        purpose: "print the view tree at T seconds; may be repeated, needs --time"),
      FlagEntry(
        name: "--snapshot", value: "FILE",
        purpose: "draw the live view at the end, as a PNG file with two pixels a point"),
      FlagEntry(
        name: "--snapshot-at", value: "T FILE",
        purpose: "draw the live view at T seconds; may be repeated, needs --time"),
      FlagEntry(
        name: "--json", purpose: "print one JSON object a line: diagnostics, results, all events"),
      FlagEntry(
        name: "--network",
        purpose: "let the page reach the network, and what listens on this machine"),
      FlagEntry(
        name: "--no-sandbox", purpose: "run the page without walls; only for pages you trust"),
    ],
    examples: [
      .init(line: "lek run My.playground", meaning: "run its first page"),
      .init(line: "lek run My.playground --page Two", meaning: "run another page"),
      .init(
        line: "lek run Game.playground --time 3 --touch 'tap 50,90 @1' --tree",
        meaning: "tap after a second, and see what is there after three"),
      .init(
        line: "lek run Game.playground --time 3 --snapshot-at 1 a.png --snapshot b.png",
        meaning: "two pictures of the live view"),
      .init(
        line: "lek run My.playground --json | jq 'select(.event == \"result\")'",
        meaning: "the values, for a program"),
    ],
    ends: ExitStatus.allCases.filter { $0 != .outputLost })
}
