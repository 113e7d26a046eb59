/// What a GIF says of itself: how often it is shown, and how long each of its pictures stays.
struct GIFOutline {
  var delays: [Double] = []
  var loopCount = 1

  /// Nothing is believed: a file that ends too early has the pictures that came before its end.
  init(fileBytes bytes: [UInt8]) {
    guard bytes.count > 13 else { return }
    var place = 13 + Self.tableSize(bytes[10])
    var delay = 0.0
    while place < bytes.count {
      switch bytes[place] {
      case 0x21:
        guard place + 1 < bytes.count else { return }
        let label = bytes[place + 1]
        let blocks = Self.blocks(of: bytes, from: place + 2)
        if label == 0xF9, let first = blocks.content.first, first.count >= 4 {
          delay = Double(Int(first[1]) | Int(first[2]) << 8) / 100
        } else if label == 0xFF, blocks.content.count > 1, blocks.content[1].count >= 3 {
          let times = blocks.content[1]
          loopCount = Int(times[1]) | Int(times[2]) << 8
        }
        place = blocks.end
      case 0x2C:
        guard place + 10 < bytes.count else { return }
        delays.append(delay)
        delay = 0
        place = Self.blocks(of: bytes, from: place + 11 + Self.tableSize(bytes[place + 9])).end
      default:
        return
      }
    }
  }

  private static func tableSize(_ flags: UInt8) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
  }

  private static func blocks(of bytes: [UInt8], from start: Int) -> (content: [[UInt8]], end: Int) {
    var (content, place): ([[UInt8]], Int) = ([], start)
    while place < bytes.count, bytes[place] > 0 {
      let end = min(place + 1 + Int(bytes[place]), bytes.count)
      if content.count < 2 { content.append(Array(bytes[place + 1..<end])) }
      place = end
    }
    return (content, place + 1)
  }
}
