/// A value taken apart: what it is, and what is in it, as far as anyone will look.
///
/// Whoever makes one bounds it (depth, number of children, bytes); whoever reads one trusts only
/// `ValueTree.mostDepth`. An Optional is not a node of its own: there is the value, or `nothing`.
public struct ValueTree: Equatable, Sendable {
  /// A property's, a tuple's label, a dictionary's key in one line, `super`; empty at the root.
  public var name: String
  public var typeName: String
  /// The value in one line.
  public var summary: String
  public var kind: Kind
  /// How many children there are; not all of them need be here.
  public var totalCount: UInt64
  /// So many of `children` are the first ones; those behind are the last, after a gap.
  public var headCount: UInt32
  public var children: [ValueTree]

  public enum Kind: UInt8, Sendable, CaseIterable {
    /// A value with nothing in it that could be shown: a number, a text, something with a picture.
    case plain = 0
    case nothing = 1, structure = 2, object = 3, enumeration = 4, tuple = 5, collection = 6
    case dictionary = 7, set = 8
  }

  /// Deeper ones are refused.
  public static let mostDepth = 24

  public init(
    name: String = "", typeName: String, summary: String, kind: Kind = .plain,
    totalCount: UInt64 = 0, headCount: UInt32 = 0, children: [ValueTree] = []
  ) {
    self.name = name
    self.typeName = typeName
    self.summary = summary
    self.kind = kind
    self.totalCount = totalCount
    self.headCount = headCount
    self.children = children
  }

  /// Whether something between the first and the last children is not here, or all of them.
  public var hasGap: Bool { UInt64(children.count) < totalCount }

  /// This node and all below it.
  public var nodeCount: Int { children.reduce(1) { $0 + $1.nodeCount } }
}

extension ValueTree {
  func write(to writer: inout ByteWriter) {
    writer.string(name)
    writer.string(typeName)
    writer.string(summary)
    writer.u8(kind.rawValue)
    writer.u64(totalCount)
    writer.u32(headCount)
    writer.list(children) { $1.write(to: &$0) }
  }

  init(from reader: inout ByteReader, depth: Int = 0) throws(ProtocolError) {
    guard depth < Self.mostDepth else { throw .value("ValueTree deeper than \(depth)") }
    self.init(
      name: try reader.string(), typeName: try reader.string(), summary: try reader.string(),
      kind: try reader.choice(Kind.self), totalCount: try reader.u64(),
      headCount: try reader.u32(),
      children: try reader.list { (reader) throws(ProtocolError) in
        try ValueTree(from: &reader, depth: depth + 1)
      })
    guard headCount <= children.count, children.count <= totalCount else {
      throw .value("ValueTree of \(totalCount) with \(children.count), \(headCount) first")
    }
  }
}
