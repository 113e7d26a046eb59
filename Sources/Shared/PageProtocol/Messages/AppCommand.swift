/// A line of the menus that an app offers beside its views: the menus of a menu bar.
public struct AppCommand: Equatable, Sendable {
  /// How many menus it lies in.
  public var depth: UInt8
  public var kind: Kind
  /// The same for one command as long as a run goes on; zero for what cannot be chosen.
  public var identifier: UInt32
  public var title: String
  /// The keys that do the same, as they are shown.
  public var keys: String
  public var state: State

  public enum Kind: UInt8, Sendable, CaseIterable {
    case command = 0
    /// What follows and lies deeper is in it.
    case menu = 1
    /// A line between two groups.
    case divider = 2
    /// The title of a group.
    case heading = 3
  }

  public struct State: OptionSet, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    public static let enabled = State(rawValue: 1)
    /// It has a checkmark.
    public static let on = State(rawValue: 2)
    public static let destructive = State(rawValue: 4)
  }

  public init(
    depth: UInt8, kind: Kind, identifier: UInt32 = 0, title: String = "", keys: String = "",
    state: State = []
  ) {
    (self.depth, self.kind, self.identifier) = (depth, kind, identifier)
    (self.title, self.keys, self.state) = (title, keys, state)
  }
}

extension AppCommand {
  func write(to writer: inout ByteWriter) {
    writer.u8(depth)
    writer.u8(kind.rawValue)
    writer.u32(identifier)
    writer.string(title)
    writer.string(keys)
    writer.u8(state.rawValue)
  }

  init(from reader: inout ByteReader) throws(ProtocolError) {
    self.init(
      depth: try reader.u8(), kind: try reader.choice(Kind.self), identifier: try reader.u32(),
      title: try reader.string(), keys: try reader.string(),
      state: State(rawValue: try reader.u8()))
  }
}
