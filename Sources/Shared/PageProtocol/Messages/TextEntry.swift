/// Text that comes from an input method or the pasteboard, and not from a key.
public struct TextEntry: Equatable, Sendable {
  public var action: Action
  public var text: String
  /// What of a composition the input method has marked, in UTF-16 units of it.
  public var selectionStart: UInt32
  public var selectionLength: UInt32

  public enum Action: UInt8, Sendable, CaseIterable {
    case insert = 0
    /// The text of a composition that is not over; in the place of what it was before.
    case compose = 1
    /// The composition is over, and this is what it has come to.
    case endComposing = 2
    case paste = 3
  }

  public init(
    action: Action, text: String, selectionStart: UInt32 = 0, selectionLength: UInt32 = 0
  ) {
    (self.action, self.text) = (action, text)
    (self.selectionStart, self.selectionLength) = (selectionStart, selectionLength)
  }
}

/// What is typed at a moment that was given beforehand.
public struct TimedTyping: Equatable, Sendable {
  /// Seconds of page time.
  public var time: Double
  public var typing: Typing

  public enum Typing: Equatable, Sendable {
    case key(KeyInput)
    case text(TextEntry)
  }

  public init(time: Double, _ typing: Typing) {
    (self.time, self.typing) = (time, typing)
  }
}

extension TextEntry {
  func write(to writer: inout ByteWriter) {
    writer.u8(action.rawValue)
    writer.string(text)
    writer.u32(selectionStart)
    writer.u32(selectionLength)
  }

  init(from reader: inout ByteReader) throws(ProtocolError) {
    self.init(
      action: try reader.choice(Action.self), text: try reader.string(),
      selectionStart: try reader.u32(), selectionLength: try reader.u32())
  }
}

extension TimedTyping {
  func write(to writer: inout ByteWriter) {
    writer.f64(time)
    switch typing {
    case .key(let key):
      writer.u8(0)
      key.write(to: &writer)
    case .text(let entry):
      writer.u8(1)
      entry.write(to: &writer)
    }
  }

  init(from reader: inout ByteReader) throws(ProtocolError) {
    let time = try reader.f64()
    let kind = try reader.u8()
    switch kind {
    case 0: self.init(time: time, .key(try KeyInput(from: &reader)))
    case 1: self.init(time: time, .text(try TextEntry(from: &reader)))
    default: throw .value("typing \(kind)")
    }
  }
}
