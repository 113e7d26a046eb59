/// Where text goes that a person types, for whoever brings the keys.
public struct TextFocus: Equatable, Sendable {
  public var keyboard: Keyboard
  public var returnKey: ReturnKey
  public var lines: Lines
  public var secrecy: Secrecy
  /// In live view points; an input method stands beside it.
  public var caret: SpokenElement.Frame
  public var label: String
  /// What a person who copies takes; nothing of a secret.
  public var selected: String

  public enum Keyboard: UInt8, Sendable, CaseIterable {
    case text = 0, address = 1, email = 2, digits = 3, decimal = 4, telephone = 5, search = 6
  }

  public enum ReturnKey: UInt8, Sendable, CaseIterable {
    case enter = 0, done = 1, go = 2, next = 3, search = 4, send = 5
  }

  public enum Lines: UInt8, Sendable, CaseIterable {
    case one = 0, many = 1
  }

  public enum Secrecy: UInt8, Sendable, CaseIterable {
    case open = 0, secret = 1
  }

  public init(
    keyboard: Keyboard, returnKey: ReturnKey, lines: Lines, secrecy: Secrecy,
    caret: SpokenElement.Frame, label: String, selected: String
  ) {
    (self.keyboard, self.returnKey, self.lines) = (keyboard, returnKey, lines)
    (self.secrecy, self.caret) = (secrecy, caret)
    (self.label, self.selected) = (label, selected)
  }
}

extension TextFocus {
  func write(to writer: inout ByteWriter) {
    for choice in [keyboard.rawValue, returnKey.rawValue, lines.rawValue, secrecy.rawValue] {
      writer.u8(choice)
    }
    for number in [caret.x, caret.y, caret.width, caret.height] { writer.f64(number) }
    writer.string(label)
    writer.string(selected)
  }

  init(from reader: inout ByteReader) throws(ProtocolError) {
    self.init(
      keyboard: try reader.choice(Keyboard.self), returnKey: try reader.choice(ReturnKey.self),
      lines: try reader.choice(Lines.self), secrecy: try reader.choice(Secrecy.self),
      caret: SpokenElement.Frame(
        x: try reader.f64(), y: try reader.f64(), width: try reader.f64(),
        height: try reader.f64()),
      label: try reader.string(), selected: try reader.string())
  }
}
