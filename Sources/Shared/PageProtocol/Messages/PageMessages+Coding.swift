extension PageEvent {
  /// What a frame from a page is about; commits and pictures are forwarded by it unread.
  public enum Kind: UInt8, Sendable, CaseIterable {
    case console = 32
    case results = 33, liveView = 34, commit = 35, picture = 36, tree = 37, topLevelEnded = 38
    case finished = 39, nondeterministic = 40, mark = 41
    case font = 42, elements = 43, announcement = 44, textFocus = 45
    case soundData = 49
    case sound = 50
    case web = 53
    case webPlaces = 54
    case assessment = 56
    case commands = 57
  }

  /// Which kind this is.
  public var kind: Kind {
    switch self {
    case .console: .console
    case .results: .results
    case .liveView: .liveView
    case .commit: .commit
    case .picture: .picture
    case .font: .font
    case .tree: .tree
    case .topLevelEnded: .topLevelEnded
    case .finished: .finished
    case .nondeterministic: .nondeterministic
    case .mark: .mark
    case .elements: .elements
    case .announcement: .announcement
    case .textFocus: .textFocus
    case .soundData: .soundData
    case .sound: .sound
    case .web: .web
    case .webPlaces: .webPlaces
    case .assessment: .assessment
    case .commands: .commands
    }
  }

  /// The kind of a frame's body, without reading the rest.
  public static func kind(ofFrame body: [UInt8]) throws(ProtocolError) -> Kind {
    guard body.count >= 2 else { throw .tooShort }
    guard body[0] == Frame.version else { throw .version(body[0]) }
    guard let kind = Kind(rawValue: body[1]) else { throw .kind(body[1]) }
    return kind
  }

  /// The whole frame, length included.
  public func encoded() -> [UInt8] {
    Frame.encode(kind: kind.rawValue) { write(to: &$0) }
  }

  private func write(to writer: inout ByteWriter) {
    switch self {
    case .console(let stream, let bytes):
      writer.u8(stream.rawValue)
      writer.data(bytes)
    case .results(let results): writer.list(results) { $1.write(to: &$0) }
    case .liveView(let width, let height):
      writer.f64(width)
      writer.f64(height)
    case .commit(let commit): commit.write(to: &writer)
    case .picture(let picture): picture.write(to: &writer)
    case .font(let font): font.write(to: &writer)
    case .tree(let time, let text):
      writer.f64(time)
      writer.string(text)
    case .topLevelEnded: break
    case .finished(let reason): writer.u8(reason.rawValue)
    case .nondeterministic(let reason): writer.string(reason)
    case .mark(let mark, let nanoseconds):
      writer.u8(mark.rawValue)
      writer.u64(nanoseconds)
    case .elements(let elements): writer.list(elements) { $1.write(to: &$0) }
    case .announcement(let words): writer.string(words)
    case .textFocus(let focus): writer.optional(focus) { $1.write(to: &$0) }
    case .soundData(let piece): piece.write(to: &writer)
    case .sound(let time, let action):
      writer.f64(time)
      action.write(to: &writer)
    case .web(let view, let action):
      writer.u32(view)
      action.write(to: &writer)
    case .webPlaces(let places): writer.list(places) { $1.write(to: &$0) }
    case .assessment(let assessment): writer.optional(assessment) { $1.write(to: &$0) }
    case .commands(let commands): writer.list(commands) { $1.write(to: &$0) }
    }
  }

  /// Reads a frame's body.
  public init(frame body: [UInt8]) throws(ProtocolError) {
    var (number, reader) = try Frame.open(body)
    switch Kind(rawValue: number) {
    case .console:
      self = .console(stream: try reader.choice(ConsoleStream.self), bytes: try reader.data())
    case .results:
      self = .results(
        try reader.list { (reader) throws(ProtocolError) in try ResultRecord(from: &reader) })
    case .liveView: self = .liveView(width: try reader.f64(), height: try reader.f64())
    case .commit: self = .commit(try LayerCommit(from: &reader))
    case .picture: self = .picture(try Picture(from: &reader))
    case .font: self = .font(try FontResource(from: &reader))
    case .tree: self = .tree(time: try reader.f64(), text: try reader.string())
    case .topLevelEnded: self = .topLevelEnded
    case .finished: self = .finished(try reader.choice(FinishReason.self))
    case .nondeterministic: self = .nondeterministic(reason: try reader.string())
    case .mark:
      self = .mark(try reader.choice(PageMark.self), nanoseconds: try reader.u64())
    case .elements:
      self = .elements(
        try reader.list { (reader) throws(ProtocolError) in try SpokenElement(from: &reader) })
    case .announcement: self = .announcement(try reader.string())
    case .textFocus:
      self = .textFocus(
        try reader.optional { (reader) throws(ProtocolError) in try TextFocus(from: &reader) })
    case .soundData: self = .soundData(try SoundData(from: &reader))
    case .sound: self = .sound(time: try reader.f64(), try SoundAction(from: &reader))
    case .web: self = .web(view: try reader.u32(), try WebAction(from: &reader))
    case .webPlaces:
      self = .webPlaces(
        try reader.list { (reader) throws(ProtocolError) in try WebPlace(from: &reader) })
    case .assessment:
      self = .assessment(
        try reader.optional { (reader) throws(ProtocolError) in try Assessment(from: &reader) })
    case .commands:
      self = .commands(
        try reader.list { (reader) throws(ProtocolError) in try AppCommand(from: &reader) })
    case nil: throw .kind(number)
    }
  }
}
