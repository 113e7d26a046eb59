import PageProtocol

/// One of everything, so that a case that is written and not read cannot pass.
enum Everything {
  static let touch = TouchInput(phase: .moved, identifier: 3, x: 1.5, y: -2, time: 0.25)

  static let stage = StageSettings(
    size: .init(width: 390, height: 844.5), orientation: .turned, appearance: .dark, pace: .slow,
    textSize: .accessibility2, direction: .rightToLeft)

  static let pageCommands: [PageCommand] = [
    .touches([touch, TouchInput(phase: .began, identifier: 4, x: 0, y: 0)], [.shift, .keypad]),
    .touches([], []), .hover(PageCommand.Place(x: 1.5, y: -2), .alternate), .hover(nil, []),
    .scroll(
      ScrollInput(
        phase: .changed, wheel: .stepped, x: 1, y: 2, deltaX: -3, deltaY: 4.5,
        modifiers: .control)),
    .key(
      KeyInput(
        phase: .down, usage: 0xE7, characters: "Å", charactersIgnoringModifiers: "å",
        modifiers: [.command, .capsLock])),
    .key(KeyInput(phase: .cancelled)), .stage(StageSettings()), .stage(stage),
    .act(element: 7, .decrement), .cell("2.5"), .visibility(.hidden), .visibility(.visible),
    .choose(command: 7),
    .text(TextEntry(action: .compose, text: "你", selectionStart: 1, selectionLength: 0)),
    .text(TextEntry(action: .paste, text: "")),
    .web(WebWord(view: 1, load: 2, kind: .failure, question: 3, name: "type", text: "å")),
  ]

  static let hostCommands: [HostCommand] = [
    .run(
      RunRequest(
        run: 7, library: "/build/page.so", modules: ["/build/a.so"], clock: .virtual(seconds: 3),
        seed: 42, touches: [touch],
        typed: [
          TimedTyping(time: 1, .key(KeyInput(phase: .down, usage: 4, characters: "a"))),
          TimedTyping(time: 2, .text(TextEntry(action: .insert, text: "é"))),
        ], treeMoments: [0.5, 1])),
    .run(RunRequest(run: 8, library: "", stage: stage, cell: .text("2.5"))),
    .run(RunRequest(run: 9, library: "", cell: .awaited)),
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

  static let focus = TextFocus(
    keyboard: .email, returnKey: .next, lines: .many, secrecy: .secret,
    caret: .init(x: 1, y: 2, width: 2, height: 20), label: "Mail", selected: "")

  static let playing = SoundAction.Playing(
    sound: 7, name: "ding.wav", delay: 0.5, start: 0, end: 2, from: 1, repeats: nil,
    mix: SoundMix())

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
    .font(fonts[0]), .font(fonts[1]), .announcement("A pair"), .textFocus(nil), .textFocus(focus),
    .elements([]),
    .soundData(SoundData(hash: 7, size: 6, offset: 2, bytes: [1, 2, 3])),
    .sound(time: 1.5, .play(voice: 3, playing)), .sound(time: 2, .stop(voice: 3)),
    .sound(time: 2, .mix(voice: 3, SoundMix(volume: 0.5, pan: -1, rate: 2), seconds: 0.25)),
    .sound(
      time: 3,
      .speak(SpokenWords(text: "Ett par", language: "sv-SE", rate: 1, pitch: 1.5, volume: 0.5))),
    .sound(time: 4, .pauseSpeech), .sound(time: 5, .continueSpeech), .sound(time: 6, .endSpeech),
    .sound(time: 7, .vibrate),
    .web(
      view: 1,
      .load(
        WebDocument(
          load: 2, markup: "<p>å", startScripts: ["a"], endScripts: ["b", "c"], handlers: ["d"]))),
    .web(view: 1, .evaluate(question: 3, source: "1")), .web(view: 1, .end),
    .webPlaces([WebPlace(view: 1, layer: 7)]), .webPlaces([]),
    .commands([]),
    .commands([
      AppCommand(depth: 0, kind: .menu, title: "Game"),
      AppCommand(
        depth: 1, kind: .command, identifier: 7, title: "å", keys: "⌘N", state: [.enabled, .on]),
      AppCommand(depth: 1, kind: .divider),
    ]),
    .assessment(nil), .assessment(.passed(message: nil)), .assessment(.passed(message: "**Well**")),
    .assessment(.failed(hints: ["one", ""], solution: "`1`")),
    .assessment(.failed(hints: [], solution: nil)),
    .elements([
      SpokenElement(
        identifier: 3, label: "Volume", value: "50%", hint: "Loud", traits: 1 << 53,
        frame: .init(x: -1, y: 2, width: 3, height: 4.5))
    ]),
  ]
}
