import Foundation

/// The playgrounds that were open lately, the last one first, in a file of the state folder.
///
/// What cannot be read counts as nothing, and what cannot be written is not remembered: no one is
/// kept from working by that. Bundles that are gone are left out, and come back when they do.
struct RecentPlaygrounds {
  private let file: URL

  static let most = 20

  private struct Entry: Codable {
    var name: String
    var location: String
    var platform: String
  }

  init(state: StateFolder) {
    file = state.url.appendingPathComponent("recents.json")
  }

  /// Those that are still there.
  var all: [StudioFacts.Recent] {
    read().filter { FileManager.default.fileExists(atPath: $0.location) }
      .map { .init(name: $0.name, location: $0.location, platform: $0.platform) }
  }

  /// One is open now.
  func note(_ recent: StudioFacts.Recent) {
    var entries = read().filter { $0.location != recent.location }
    entries.insert(
      Entry(name: recent.name, location: recent.location, platform: recent.platform), at: 0)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(Array(entries.prefix(Self.most))) else { return }
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? data.write(to: file, options: .atomic)
  }

  private func read() -> [Entry] {
    guard let data = try? Data(contentsOf: file) else { return [] }
    let entries = (try? JSONDecoder().decode([Entry].self, from: data)) ?? []
    return Array(entries.prefix(Self.most))
  }
}
