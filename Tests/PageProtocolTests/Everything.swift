import PageProtocol

/// One of everything, so that a case that is written and not read cannot pass.
enum Everything {
  static let touch = TouchInput(phase: .moved, identifier: 3, x: 1.5, y: -2, time: 0.25)

  static let hostCommands: [HostCommand] = [
    .run(
      RunRequest(
        run: 7, library: "/build/page.so", modules: ["/build/a.so"], clock: .virtual(seconds: 3),
        seed: 42, touches: [touch], treeMoments: [0.5, 1])),
    .run(RunRequest(run: 8, library: "")),
    .stop(run: 7),
  ]

  static let hostEvents: [HostEvent] = [
    .ready, .started(run: 1), .ended(run: 1, .exited(status: -1)),
    .ended(run: 2, .signalled(signal: 9)),
  ]

  static let tree = ValueTree(
    typeName: "[Int?]", summary: "[1, …]", kind: .collection, totalCount: 1000, headCount: 1,
    children: [
      ValueTree(name: "[0]", typeName: "Int", summary: "1"),
      ValueTree(name: "[999]", typeName: "Int?", summary: "nil", kind: .nothing),
    ])

  static let pageEvents: [PageEvent] = [
    .console(stream: .error, bytes: [104, 255]),
    .results([
      ResultRecord(
        startLine: 1, startColumn: 2, endLine: 3, endColumn: 4, name: "x", typeName: "Int",
        summary: "3", count: 9, first: "1", last: "3", minimum: 1, maximum: 3, history: [1, 2, 3],
        quickLook: .color(LayerColor(red: 1, green: 0.5, blue: 0, alpha: 1))),
      ResultRecord(
        startLine: 5, startColumn: 1, endLine: 5, endColumn: 2, name: "list", typeName: "[Int?]",
        summary: "[1, …]", count: 4, first: "[]", last: "[1, …]",
        value: ResultRecord.Structure(pass: 4, tree: tree),
        quickLook: .picture(hash: 7, width: 20, height: 10.5)),
    ]),
    .liveView(width: 375, height: 668), .commit(commit),
    .picture(Picture(hash: 1, width: 1, height: 2, format: .pixels, bytes: [UInt8](1...8))),
    .tree(time: 0.5, text: "UIView"), .topLevelEnded, .finished(.timeIsUp),
    .nondeterministic(reason: "threads"), .mark(.firstCommit, nanoseconds: 12),
    .font(fonts[0]), .font(fonts[1]),
  ]
}
