import PageProtocol
import Testing

struct MessageTests {
  private func body(_ frame: [UInt8]) -> [UInt8] { Array(frame.dropFirst(Frame.lengthSize)) }

  @Test(arguments: Everything.hostCommands) func hostCommandsRoundTrip(command: HostCommand) throws
  {
    #expect(try HostCommand(frame: body(command.encoded())) == command)
  }

  @Test(arguments: Everything.hostEvents) func hostEventsRoundTrip(event: HostEvent) throws {
    #expect(try HostEvent(frame: body(event.encoded())) == event)
  }

  @Test(arguments: Everything.pageCommands) func pageCommandsRoundTrip(command: PageCommand) throws
  {
    #expect(try PageCommand(frame: body(command.encoded())) == command)
  }

  @Test(arguments: Everything.pageCommands) func aCutCommandIsRefused(command: PageCommand) {
    let whole = body(command.encoded())
    for length in 0..<whole.count {
      #expect(throws: ProtocolError.self) { try PageCommand(frame: Array(whole[..<length])) }
    }
  }

  @Test(arguments: Everything.pageEvents) func pageEventsRoundTrip(event: PageEvent) throws {
    #expect(try PageEvent(frame: body(event.encoded())) == event)
    #expect(try PageEvent.kind(ofFrame: body(event.encoded())) == event.kind)
  }

  @Test func everyPropertyHasASchema() {
    for key in LayerProperty.Key.allCases { #expect(key.schema.key == key) }
  }

  @Test func everyKindOfFrameIsTried() {
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
      try PageEvent(frame: [Frame.version, 33, 255, 255, 255, 255])
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
