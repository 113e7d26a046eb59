extension PageCommand {
  private enum Kind: UInt8 {
    case touches = 16
    case hover = 17, scroll = 18, key = 19, stage = 20, act = 21, text = 22, cell = 23
    case visibility = 24, choose = 25
    case web = 55
  }

  /// The whole frame, length included.
  public func encoded() -> [UInt8] {
    switch self {
    case .touches(let touches, let modifiers):
      Frame.encode(kind: Kind.touches.rawValue) { writer in
        writer.list(touches) { $1.write(to: &$0) }
        writer.u8(modifiers.rawValue)
      }
    case .hover(let place, let modifiers):
      Frame.encode(kind: Kind.hover.rawValue) { writer in
        writer.optional(place) {
          $0.f64($1.x)
          $0.f64($1.y)
        }
        writer.u8(modifiers.rawValue)
      }
    case .scroll(let scroll):
      Frame.encode(kind: Kind.scroll.rawValue) { scroll.write(to: &$0) }
    case .key(let key): Frame.encode(kind: Kind.key.rawValue) { key.write(to: &$0) }
    case .stage(let stage):
      Frame.encode(kind: Kind.stage.rawValue) { stage.write(to: &$0) }
    case .act(let element, let action):
      Frame.encode(kind: Kind.act.rawValue) { writer in
        writer.u32(element)
        writer.u8(action.rawValue)
      }
    case .text(let entry): Frame.encode(kind: Kind.text.rawValue) { entry.write(to: &$0) }
    case .cell(let text): Frame.encode(kind: Kind.cell.rawValue) { $0.string(text) }
    case .web(let word): Frame.encode(kind: Kind.web.rawValue) { word.write(to: &$0) }
    case .choose(let command): Frame.encode(kind: Kind.choose.rawValue) { $0.u32(command) }
    case .visibility(let visibility):
      Frame.encode(kind: Kind.visibility.rawValue) { $0.u8(visibility.rawValue) }
    }
  }

  /// Reads a frame's body.
  public init(frame body: [UInt8]) throws(ProtocolError) {
    var (kind, reader) = try Frame.open(body)
    switch Kind(rawValue: kind) {
    case .touches:
      let touches = try reader.list { (reader) throws(ProtocolError) in
        try TouchInput(from: &reader)
      }
      self = .touches(touches, try KeyModifiers(from: &reader))
    case .hover:
      let place = try reader.optional { (reader) throws(ProtocolError) in
        Place(x: try reader.f64(), y: try reader.f64())
      }
      self = .hover(place, try KeyModifiers(from: &reader))
    case .scroll: self = .scroll(try ScrollInput(from: &reader))
    case .key: self = .key(try KeyInput(from: &reader))
    case .stage: self = .stage(try StageSettings(from: &reader))
    case .act:
      self = .act(element: try reader.u32(), try reader.choice(SpokenAction.self))
    case .text: self = .text(try TextEntry(from: &reader))
    case .cell: self = .cell(try reader.string())
    case .web: self = .web(try WebWord(from: &reader))
    case .choose: self = .choose(command: try reader.u32())
    case .visibility: self = .visibility(try reader.choice(Visibility.self))
    case nil: throw .kind(kind)
    }
  }
}

extension KeyModifiers {
  fileprivate init(from reader: inout ByteReader) throws(ProtocolError) {
    self.init(rawValue: try reader.u8())
  }
}

extension TouchInput {
  func write(to writer: inout ByteWriter) {
    writer.u8(phase.rawValue)
    writer.u32(identifier)
    writer.f64(x)
    writer.f64(y)
    writer.f64(time)
  }

  init(from reader: inout ByteReader) throws(ProtocolError) {
    self.init(
      phase: try reader.choice(Phase.self), identifier: try reader.u32(), x: try reader.f64(),
      y: try reader.f64(), time: try reader.f64())
  }
}

extension ScrollInput {
  fileprivate func write(to writer: inout ByteWriter) {
    writer.u8(phase.rawValue)
    writer.u8(wheel.rawValue)
    for number in [x, y, deltaX, deltaY] { writer.f64(number) }
    writer.u8(modifiers.rawValue)
  }

  fileprivate init(from reader: inout ByteReader) throws(ProtocolError) {
    self.init(
      phase: try reader.choice(Phase.self), wheel: try reader.choice(Wheel.self),
      x: try reader.f64(), y: try reader.f64(), deltaX: try reader.f64(),
      deltaY: try reader.f64(), modifiers: try KeyModifiers(from: &reader))
  }
}

extension KeyInput {
  func write(to writer: inout ByteWriter) {
    writer.u8(phase.rawValue)
    writer.u16(usage)
    writer.string(characters)
    writer.string(charactersIgnoringModifiers)
    writer.u8(modifiers.rawValue)
  }

  init(from reader: inout ByteReader) throws(ProtocolError) {
    self.init(
      phase: try reader.choice(Phase.self), usage: try reader.u16(),
      characters: try reader.string(), charactersIgnoringModifiers: try reader.string(),
      modifiers: try KeyModifiers(from: &reader))
  }
}
