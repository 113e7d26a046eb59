import Foundation
import PageProtocol
import Testing

@testable import LayerPlayer

/// Picture files and fonts by chance, made of whole ones: whatever they hold, something is drawn. `Scripts/fuzz` takes many
/// rounds; a failure names its seed.
struct FileFuzz {
  private static let environment = ProcessInfo.processInfo.environment
  private static let rounds = environment["LEK_FUZZ_ROUNDS"].flatMap(Int.init)
  private static let seed = environment["LEK_FUZZ_SEED"].flatMap(UInt64.init) ?? 1

  private struct Chance: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  private func file(_ path: String) throws -> [UInt8] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return Array(try Data(contentsOf: URL(fileURLWithPath: path, relativeTo: root)))
  }

  private func damaged(_ whole: [UInt8], _ chance: inout Chance) -> [UInt8] {
    var bytes = whole
    for _ in 0..<Int.random(in: 1...12, using: &chance) {
      // What says how large things are stands at the beginning.
      let end = Bool.random(using: &chance) ? min(400, bytes.count) : bytes.count
      let place = Int.random(in: 0..<end, using: &chance)
      bytes[place] =
        [0, 1, 0x7f, 0x80, 0xff, UInt8.random(in: 0...255, using: &chance)]
        .randomElement(using: &chance) ?? 0
    }
    if Int.random(in: 0..<4, using: &chance) == 0 {
      bytes.removeLast(Int.random(in: 0..<bytes.count, using: &chance))
    }
    return bytes
  }

  private func forEach(_ usual: Int, _ round: (inout Chance, UInt64) throws -> Void) rethrows {
    for number in 0..<(Self.rounds ?? usual) {
      let seed = Self.seed &+ UInt64(number)
      var chance = Chance(state: seed)
      try round(&chance, seed)
    }
  }

  @Test func picturesByChanceAreDrawnOrLeftOut() throws {
    var drawn = Stage()
    drawn.add(2, 5, 5, 20, 20, .pureRed)
    let own = try #require(drawn.drawing()).png
    let files = [Array(own), try file("docs/images/memory-game.gif").prefix(20_000).map { $0 }]
    forEach(60) { chance, seed in
      var stage = Stage()
      let bytes = damaged(files.randomElement(using: &chance) ?? [], &chance)
      stage.player.add(
        Picture(hash: 1, width: 4000, height: 4000, format: .file, bytes: bytes))
      stage.add(2, 0, 0, 40, 40, .pureRed, [.contents(1)])
      #expect(stage.drawing() != nil, "seed \(seed)")
    }
  }

  @Test func fontsByChanceAreDrawnOrLeftOut() throws {
    let font = try file("/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf")
    forEach(20) { chance, seed in
      var stage = Stage()
      stage.player.add(
        FontResource(hash: 7, family: "x", source: .fileBytes, bytes: damaged(font, &chance)))
      let run = TextBlock.Run(
        text: "Wort fi 你", font: 7, size: 20, x: 0, y: 20, width: 40, color: .black)
      stage.add(2, 0, 0, 40, 40, .pureRed, [.text(TextBlock(runs: [run]))])
      #expect(stage.drawing() != nil, "seed \(seed)")
    }
  }
}
