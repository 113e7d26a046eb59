import Foundation
import PageEngine

/// A browser's wish to have texts in current Swift; see docs/wire-format.md.
struct ConversionRequest: Equatable, Sendable {
  var id: Int
  var wish: Wish

  enum Wish: Equatable, Sendable {
    /// To see what they would be; all that are old where none is named.
    case convert([String])
    /// To have them as they were shown.
    case apply([Shown])
  }

  /// A text of which the conversion was shown.
  struct Shown: Equatable, Sendable, Decodable {
    var file: String
    var revision: Int
  }

  private static let mostFiles = 1000
  private static let longestPath = 4096

  private struct Named: Decodable {
    var id: Int
    var files: [String]?
  }

  private struct Applied: Decodable {
    var id: Int
    var files: [Shown]
  }

  /// None where it is not a message of this kind.
  init?(type: String, _ data: Data, _ decoder: JSONDecoder) {
    let paths: [String]
    switch type {
    case "convert":
      guard let read = try? decoder.decode(Named.self, from: data) else { return nil }
      (id, paths, wish) = (read.id, read.files ?? [], .convert(read.files ?? []))
    case "applyConversion":
      guard let read = try? decoder.decode(Applied.self, from: data) else { return nil }
      (id, paths, wish) = (read.id, read.files.map(\.file), .apply(read.files))
    default: return nil
    }
    guard paths.count <= Self.mostFiles,
      paths.allSatisfy({ $0.utf8.count <= Self.longestPath })
    else { return nil }
  }
}

/// A conversion that somebody waits for.
struct Converting: Equatable, Sendable {
  var connection: ConnectionIdentifier
  var request: Int
  /// The pages that are made of the files.
  var pages: [PageInput]
  /// By path, the revisions of the texts that are converted.
  var files: [String: Int]
}
