import Foundation
import LayerPlayer
import PageProtocol

/// A scene of Tests/Scenes: messages, and the moments at which pictures are compared.
struct Scene {
  var name: String
  var size: (width: Double, height: Double)
  var moments: [Double]
  var glyphMask: [[Double]]
  var isCompared: Bool
  var pictures: [Picture] = []
  var fonts: [FontResource] = []
  var commits: [LayerCommit] = []

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Scenes").standardizedFileURL

  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }()

  static func named(_ name: String) throws -> Scene {
    try Scene(
      name: name, Data(contentsOf: folder.appendingPathComponent("\(name).json")))
  }

  init(name: String, _ text: Data) throws {
    let json = try JSONDecoder().decode(JSON.self, from: text)
    self.name = name
    let size = try (json["size"] ?? .null).numbers(2)
    self.size = (size[0], size[1])
    moments = try (json["moments"] ?? .list([.number(0)])).numbers()
    glyphMask = try json["glyphMask"].map { try $0.list().map { try $0.numbers(4) } } ?? []
    isCompared = try json["compared"]?.flag() ?? true
    var reader = SceneReader()
    for (name, value) in try Self.members(json["pictures"]) {
      pictures.append(try reader.picture(value, named: name))
    }
    for (name, value) in try Self.members(json["fonts"]) {
      fonts.append(try reader.font(value, named: name))
    }
    for (index, commit) in try (json["commits"] ?? .null).list().enumerated() {
      commits.append(
        LayerCommit(
          number: UInt32(index + 1), time: try commit["time"]?.number() ?? 0,
          operations: try (commit["operations"] ?? .null).list().flatMap {
            try reader.operations($0)
          }))
    }
  }

  private static func members(_ json: JSON?) throws -> [(String, JSON)] {
    guard let json else { return [] }
    guard case .object(let members) = json else { throw JSON.Problem("\(json) has no members") }
    return members.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// All that is sent, in order.
  var events: [PageEvent] {
    pictures.map { .picture($0) } + fonts.map { .font($0) } + commits.map { .commit($0) }
  }

  /// The picture of a moment, after the commits that are there by then.
  func draw(at moment: Double, scale: Double = 2) -> Drawing? {
    let player = LayerPlayer()
    pictures.forEach { player.add($0) }
    fonts.forEach { player.add($0) }
    for commit in commits where commit.time <= moment { player.apply(commit) }
    return player.draw(at: moment, scale: scale, size: size)
  }
}
