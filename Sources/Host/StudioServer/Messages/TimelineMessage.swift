import Foundation
import PlaygroundDocument

extension BrowserMessage {
  /// The pinned results of a page, as places in a revision of its text.
  struct Timeline: Equatable, Sendable, Decodable {
    var page: String
    var revision: Int
    var items: [Item]

    struct Item: Equatable, Sendable, Decodable {
      var id: String
      var start: Int
      var length: Int
      var representation: Int?
      var width: Double?
      var height: Double?

      var pin: PinnedResult {
        let size = width.flatMap { width in height.map { (width, $0) } }
        return PinnedResult(
          identifier: id, start: start, length: length, representation: representation ?? 0,
          size: size.map { .init(width: $0.0, height: $0.1) })
      }

      fileprivate var isSound: Bool {
        id.utf8.count <= 40 && id.utf8.allSatisfy { "0123456789.~".utf8.contains($0) }
          && (0...1 << 30).contains(start) && (0...1 << 30).contains(length)
          && (0...100).contains(representation ?? 0)
          && [width, height].allSatisfy { (0...100_000).contains($0 ?? 0) }
      }
    }

    static let mostItems = 200

    /// Whether it can be meant; identifiers are told apart.
    var isSound: Bool {
      items.count <= Self.mostItems && items.allSatisfy(\.isSound)
        && Set(items.map(\.id)).count == items.count
    }
  }
}

extension PinnedResult {
  /// As the wire has it.
  var json: JSONValue {
    .object(
      [
        .init("id", .string(identifier)), .init("start", .count(start)),
        .init("length", .count(length)), .init("representation", .count(representation)),
      ]
        + (size.map {
          [.init("width", .number($0.width)), .init("height", .number($0.height))]
        } ?? []))
  }
}
