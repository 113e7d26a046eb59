import PageProtocol
import Testing

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

  static let properties: [LayerProperty] = [
    .bounds(x: 0, y: 1, width: 2, height: 3), .position(x: 4, y: 5), .anchorPoint(x: 0, y: 1),
    .zPosition(6), .transform((0..<16).map(Double.init)),
    .sublayerTransform((0..<16).map(Double.init)), .opacity(0.5), .isHidden(true),
    .masksToBounds(true), .isDoubleSided(false),
    .backgroundColor(LayerColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)),
    .cornerRadius(10), .borderWidth(1), .borderColor(nil), .contents(.max),
    .contentsGravity(.bottomRight), .contentsScale(2), .shadowColor(nil), .shadowOpacity(0.5),
    .shadowOffset(width: 0, height: 3), .shadowRadius(4),
  ]

  static let animation = LayerAnimation(
    values: [.opacity(0), .opacity(1), .opacity(0.5), .opacity(1)], keyTimes: [0, 0.25, 0.5, 1],
    timings: [.linear, .cubic(0.25, 0.1, 0.25, 1), .samples([0, 1.2, 1])], isAdditive: true,
    delay: 0.1, duration: 2, repeatCount: .infinity, autoreverses: true, fill: .both,
    isRemovedOnCompletion: false)

  static let commit = LayerCommit(
    number: 1, time: 2.5,
    operations: [
      .transition(1, LayerTransition(kind: .flipFromBottom, duration: 1, timing: .linear)),
      .create(1), .sublayers(1, [2, 3]), .root(1),
      .addAnimation(1, key: "opacity", animation), .removeAnimation(1, key: "a"), .remove(2),
    ] + properties.map { .set(1, $0) })

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
        summary: "3", count: 9, first: "1", last: "3", minimum: 1, maximum: 3, history: [1, 2, 3]),
      ResultRecord(
        startLine: 5, startColumn: 1, endLine: 5, endColumn: 2, name: "list", typeName: "[Int?]",
        summary: "[1, …]", count: 4, first: "[]", last: "[1, …]",
        value: ResultRecord.Structure(pass: 4, tree: tree)),
    ]),
    .liveView(width: 375, height: 668), .commit(commit),
    .picture(Picture(hash: 1, width: 1, height: 2, format: .pixels, bytes: [UInt8](1...8))),
    .tree(time: 0.5, text: "UIView"), .topLevelEnded, .finished(.timeIsUp),
    .nondeterministic(reason: "threads"), .mark(.firstCommit, nanoseconds: 12),
  ]
}

struct MessageTests {
  private func body(_ frame: [UInt8]) -> [UInt8] { Array(frame.dropFirst(Frame.lengthSize)) }

  @Test(arguments: Everything.hostCommands) func hostCommandsRoundTrip(command: HostCommand) throws
  {
    #expect(try HostCommand(frame: body(command.encoded())) == command)
  }

  @Test(arguments: Everything.hostEvents) func hostEventsRoundTrip(event: HostEvent) throws {
    #expect(try HostEvent(frame: body(event.encoded())) == event)
  }

  @Test func pageCommandsRoundTrip() throws {
    let command = PageCommand.touch(Everything.touch)
    #expect(try PageCommand(frame: body(command.encoded())) == command)
  }

  @Test(arguments: Everything.pageEvents) func pageEventsRoundTrip(event: PageEvent) throws {
    #expect(try PageEvent(frame: body(event.encoded())) == event)
    #expect(try PageEvent.kind(ofFrame: body(event.encoded())) == event.kind)
  }

  @Test func everyPropertyIsTried() {
    #expect(Set(Everything.properties.map(\.key)) == Set(LayerProperty.Key.allCases))
    #expect(Set(Everything.pageEvents.map(\.kind)) == Set(PageEvent.Kind.allCases))
  }

  @Test(arguments: Everything.pageEvents) func aCutFrameIsRefused(event: PageEvent) throws {
    let whole = body(event.encoded())
    for length in 0..<whole.count {
      #expect(throws: ProtocolError.self) { try PageEvent(frame: Array(whole[..<length])) }
    }
  }

  @Test func aCountBeyondTheFrameIsRefused() {
    #expect(throws: ProtocolError.tooShort) {
      try PageEvent(frame: [1, 33, 255, 255, 255, 255])
    }
  }

  @Test func anAnimationOfMixedPropertiesIsRefused() {
    var animation = Everything.animation
    animation.values[1] = .cornerRadius(1)
    let commit = LayerCommit(
      number: 1, time: 0, operations: [.addAnimation(1, key: "k", animation)])
    #expect(throws: ProtocolError.self) {
      try PageEvent(frame: body(PageEvent.commit(commit).encoded()))
    }
  }

  @Test func aPictureOfTheWrongLengthIsRefused() {
    let picture = Picture(hash: 1, width: 2, height: 2, format: .pixels, bytes: [1, 2, 3])
    #expect(throws: ProtocolError.self) {
      try PageEvent(frame: body(PageEvent.picture(picture).encoded()))
    }
  }

  private func refuses(_ tree: ValueTree) throws {
    let record = ResultRecord(
      startLine: 1, startColumn: 1, endLine: 1, endColumn: 2, name: "", typeName: "", summary: "",
      count: 1, first: "", last: "", value: ResultRecord.Structure(pass: 1, tree: tree))
    let frame = body(PageEvent.results([record]).encoded())
    #expect(throws: ProtocolError.self) { try PageEvent(frame: frame) }
  }

  @Test func aTreeTooDeepIsRefused() throws {
    var tree = ValueTree(typeName: "", summary: "")
    for _ in 0..<ValueTree.mostDepth {
      tree = ValueTree(typeName: "", summary: "", totalCount: 1, headCount: 1, children: [tree])
    }
    try refuses(tree)
    try refuses(ValueTree(typeName: "", summary: "", totalCount: 0, headCount: 0, children: [tree]))
  }

  @Test func aTreeWithMoreChildrenThanItSaysIsRefused() throws {
    let leaf = ValueTree(typeName: "", summary: "")
    try refuses(ValueTree(typeName: "", summary: "", totalCount: 0, children: [leaf]))
    try refuses(ValueTree(typeName: "", summary: "", totalCount: 3, headCount: 2, children: [leaf]))
  }
}
