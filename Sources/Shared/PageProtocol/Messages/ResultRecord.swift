/// What is known of one place in the page whose value was logged.
public struct ResultRecord: Equatable, Sendable {
  /// The place, in the text that was compiled: lines and columns from 1, end exclusive.
  public var startLine: UInt32
  public var startColumn: UInt32
  public var endLine: UInt32
  public var endColumn: UInt32
  /// The variable's name; empty for an expression.
  public var name: String
  public var typeName: String
  /// The last value in one line.
  public var summary: String
  /// How often the place was passed.
  public var count: UInt64
  /// Summaries of the first and last values.
  public var first: String
  public var last: String
  /// For numbers: the extremes, and a thinned history.
  public var minimum: Double?
  public var maximum: Double?
  public var history: [Double]
  /// A value that has something in it, taken apart.
  public var value: Structure?
  /// What is shown of a value that is better seen than read.
  public var quickLook: QuickLook?

  /// A value taken apart, and which one it was: passes are counted from 1. Where it is not the last,
  /// taking each apart would have cost too much.
  public struct Structure: Equatable, Sendable {
    public var pass: UInt64
    public var tree: ValueTree

    public init(pass: UInt64, tree: ValueTree) {
      self.pass = pass
      self.tree = tree
    }
  }

  public init(
    startLine: UInt32, startColumn: UInt32, endLine: UInt32, endColumn: UInt32, name: String,
    typeName: String, summary: String, count: UInt64, first: String, last: String,
    minimum: Double? = nil, maximum: Double? = nil, history: [Double] = [],
    value: Structure? = nil, quickLook: QuickLook? = nil
  ) {
    self.startLine = startLine
    self.startColumn = startColumn
    self.endLine = endLine
    self.endColumn = endColumn
    self.name = name
    self.typeName = typeName
    self.summary = summary
    self.count = count
    self.first = first
    self.last = last
    self.minimum = minimum
    self.maximum = maximum
    self.history = history
    self.value = value
    self.quickLook = quickLook
  }

  /// About so many bytes are kept while this waits for its reader.
  public var cost: Int {
    256 + summary.utf8.count + 8 * history.count + 128 * (value?.tree.nodeCount ?? 0)
  }
}

extension ResultRecord {
  func write(to writer: inout ByteWriter) {
    for place in [startLine, startColumn, endLine, endColumn] { writer.u32(place) }
    writer.string(name)
    writer.string(typeName)
    writer.string(summary)
    writer.u64(count)
    writer.string(first)
    writer.string(last)
    writer.optional(minimum) { $0.f64($1) }
    writer.optional(maximum) { $0.f64($1) }
    writer.list(history) { $0.f64($1) }
    writer.optional(value) {
      $0.u64($1.pass)
      $1.tree.write(to: &$0)
    }
    writer.optional(quickLook) { $1.write(to: &$0) }
  }

  init(from reader: inout ByteReader) throws(ProtocolError) {
    self.init(
      startLine: try reader.u32(), startColumn: try reader.u32(), endLine: try reader.u32(),
      endColumn: try reader.u32(), name: try reader.string(), typeName: try reader.string(),
      summary: try reader.string(), count: try reader.u64(), first: try reader.string(),
      last: try reader.string(),
      minimum: try reader.optional { (reader) throws(ProtocolError) in try reader.f64() },
      maximum: try reader.optional { (reader) throws(ProtocolError) in try reader.f64() },
      history: try reader.list { (reader) throws(ProtocolError) in try reader.f64() },
      value: try reader.optional { (reader) throws(ProtocolError) in
        Structure(pass: try reader.u64(), tree: try ValueTree(from: &reader))
      },
      quickLook: try reader.optional { (reader) throws(ProtocolError) in
        try QuickLook(from: &reader)
      })
  }
}
