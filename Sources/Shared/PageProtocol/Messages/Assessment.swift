/// What a page that sets a task thinks of how it was solved. All texts are Markdown.
public enum Assessment: Equatable, Sendable {
  case passed(message: String?)
  case failed(hints: [String], solution: String?)

  func write(to writer: inout ByteWriter) {
    switch self {
    case .passed(let message):
      writer.u8(0)
      writer.optional(message) { $0.string($1) }
    case .failed(let hints, let solution):
      writer.u8(1)
      writer.list(hints) { $0.string($1) }
      writer.optional(solution) { $0.string($1) }
    }
  }

  init(from reader: inout ByteReader) throws(ProtocolError) {
    func text(_ reader: inout ByteReader) throws(ProtocolError) -> String { try reader.string() }
    switch try reader.u8() {
    case 0: self = .passed(message: try reader.optional(text))
    case 1: self = .failed(hints: try reader.list(text), solution: try reader.optional(text))
    case let other: throw .value("Assessment \(other)")
    }
  }
}
