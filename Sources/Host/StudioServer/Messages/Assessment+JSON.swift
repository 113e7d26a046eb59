import PageProtocol
import PlaygroundDocument

/// How a task was solved, as browsers are told of it: its texts are blocks of prose.
extension Assessment? {
  var members: [JSONValue.Member] {
    func blocks(_ text: String) -> JSONValue {
      .array(PageMarkup.blocks(of: text).map(\.json))
    }
    switch self {
    case nil: return [.init("outcome", .null)]
    case .passed(let message):
      return [.init("outcome", "passed"), .init("message", message.map(blocks) ?? .null)]
    case .failed(let hints, let solution):
      return [
        .init("outcome", "failed"), .init("hints", .array(hints.map(blocks))),
        .init("solution", solution.map(blocks) ?? .null),
      ]
    }
  }
}
