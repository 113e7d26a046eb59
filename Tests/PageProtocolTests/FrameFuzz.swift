import Foundation
import PageProtocol
import Testing

/// Frames by chance, made of our own: each is refused, or read as something that can be written again. `Scripts/fuzz` takes
/// many rounds; a failure names its seed.
struct FrameFuzz {
  private static let environment = ProcessInfo.processInfo.environment
  private static let rounds = environment["LEK_FUZZ_ROUNDS"].flatMap(Int.init) ?? 5000
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

  private static let whole: [[UInt8]] =
    (Everything.pageEvents.map { $0.encoded() } + Everything.pageCommands.map { $0.encoded() }
    + Everything.hostEvents.map { $0.encoded() } + Everything.hostCommands.map { $0.encoded() })
    .map { Array($0.dropFirst(Frame.lengthSize)) }

  private func damaged(_ chance: inout Chance) -> [UInt8] {
    var bytes = Self.whole.randomElement(using: &chance) ?? []
    for _ in 0..<Int.random(in: 1...6, using: &chance) {
      guard bytes.count > 3 else { break }
      let place = Int.random(in: 1..<bytes.count, using: &chance)
      switch Int.random(in: 0..<6, using: &chance) {
      case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &chance)
      case 1: bytes[place] = [0, 1, 127, 128, 255].randomElement(using: &chance) ?? 0
      case 2: bytes.removeSubrange(place..<min(bytes.count, place + 8))
      case 3: bytes.insert(contentsOf: [255, 255, 255, 127], at: place)
      case 4:
        let other = Self.whole.randomElement(using: &chance) ?? []
        bytes.replaceSubrange(place..., with: other.suffix(Int.random(in: 0..<64, using: &chance)))
      default:
        for index in place..<min(bytes.count, place + 4) { bytes[index] = 0xff }
      }
    }
    return bytes
  }

  @Test func framesByChanceAreRefusedOrRead() {
    var read = 0
    for number in 0..<Self.rounds {
      let seed = Self.seed &+ UInt64(number)
      var chance = Chance(state: seed)
      let bytes = damaged(&chance)
      if let event = try? PageEvent(frame: bytes) {
        read += 1
        // A byte that is no UTF-8 becomes a mark of three.
        let again = event.encoded()
        #expect(again.count <= 3 * bytes.count + Frame.lengthSize, "seed \(seed)")
        #expect(
          (try? PageEvent(frame: Array(again.dropFirst(Frame.lengthSize)))) != nil, "seed \(seed)")
      }
      if let command = try? PageCommand(frame: bytes) { _ = command.encoded() }
      if let event = try? HostEvent(frame: bytes) { _ = event.encoded() }
      if let command = try? HostCommand(frame: bytes) { _ = command.encoded() }
    }
    // Some have to be let through, else nothing of what is read was tried.
    #expect(read > 0 || Self.rounds < 100)
  }
}
