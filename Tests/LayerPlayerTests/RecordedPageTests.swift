import Foundation
import LayerPlayer
import PageProtocol
import Testing

/// Draws what a page has sent, for the browser's tests: they record it, and compare.
///
/// `LEK_RECORDED` names a folder. For each `NAME.frames` in it, the frames of a page channel one after the
/// other, `NAME.json` says `{"size": [w, h], "moments": [T…]}`; the pictures are written as `NAME@N.png`,
/// where N counts the moments from 0.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["LEK_RECORDED"] != nil))
struct RecordedPageTests {
  private struct Facts: Decodable {
    var size: [Double]
    var moments: [Double]
  }

  @Test func picturesAreWrittenDown() throws {
    let path = try #require(ProcessInfo.processInfo.environment["LEK_RECORDED"])
    let folder = URL(fileURLWithPath: path)
    let names = try FileManager.default.contentsOfDirectory(atPath: path)
      .filter { $0.hasSuffix(".frames") }.map { String($0.dropLast(".frames".count)) }
    #expect(!names.isEmpty)
    for name in names {
      let facts = try JSONDecoder().decode(
        Facts.self, from: Data(contentsOf: folder.appendingPathComponent(name + ".json")))
      var splitter = FrameSplitter()
      let frames = try splitter.append(
        Array(Data(contentsOf: folder.appendingPathComponent(name + ".frames")))[...])
      let size = (width: facts.size[0], height: facts.size[1])
      for (number, moment) in facts.moments.enumerated() {
        let player = LayerPlayer()
        for frame in frames where try !Self.isLater(frame, than: moment) {
          try player.receive(frame: frame)
        }
        let drawing = try #require(player.draw(at: moment, size: size))
        try Data(drawing.png).write(to: folder.appendingPathComponent("\(name)@\(number).png"))
      }
    }
  }

  private static func isLater(_ frame: [UInt8], than moment: Double) throws -> Bool {
    guard case .commit(let commit) = try PageEvent(frame: frame) else { return false }
    return commit.time > moment
  }
}
