/// The size that the head of a picture's file tells, before anything of it is unpacked.
///
/// A library that unpacks makes room for what the head says, and a head of some bytes can say anything.
///
/// **Always holds**: no content makes it read beyond the bytes.
struct PictureHead {
  var width: Int
  var height: Int

  /// None where a PNG, GIF, JPEG or WebP file does not say its size where it should.
  init?(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return nil }
    let size: (Int, Int)?
    switch first {
    case 0x89:
      size = Self.big(bytes, 16, 4).flatMap { width in Self.big(bytes, 20, 4).map { (width, $0) } }
    case 0x47: size = Self.pair(bytes, 6, bytesEach: 2)
    case 0xff: size = Self.jpeg(bytes)
    default: size = Self.webP(bytes)
    }
    guard let size else { return nil }
    (width, height) = size
  }

  private static func big(_ bytes: [UInt8], _ place: Int, _ count: Int) -> Int? {
    guard place + count <= bytes.count else { return nil }
    return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func little(_ bytes: [UInt8], _ place: Int, _ count: Int) -> Int? {
    guard place + count <= bytes.count else { return nil }
    return bytes[place..<place + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private static func pair(_ bytes: [UInt8], _ place: Int, bytesEach: Int) -> (Int, Int)? {
    guard let width = little(bytes, place, bytesEach),
      let height = little(bytes, place + bytesEach, bytesEach)
    else { return nil }
    return (width, height)
  }

  /// In the first of the segments that begin a frame.
  private static func jpeg(_ bytes: [UInt8]) -> (Int, Int)? {
    var place = 2
    while place + 4 <= bytes.count {
      guard bytes[place] == 0xff else { return nil }
      let kind = bytes[place + 1]
      if kind == 0xff {
        place += 1
        continue
      }
      // Tables and arithmetic conditions have numbers among those of frames.
      if (0xc0...0xcf).contains(kind), ![0xc4, 0xc8, 0xcc].contains(kind) {
        guard let height = big(bytes, place + 5, 2), let width = big(bytes, place + 7, 2) else {
          return nil
        }
        return (width, height)
      }
      let isAlone = kind == 0x01 || (0xd0...0xd8).contains(kind)
      guard let length = isAlone ? 0 : big(bytes, place + 2, 2) else { return nil }
      place += 2 + length
    }
    return nil
  }

  private static func webP(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count >= 16 else { return nil }
    switch bytes[12..<16] {
    case [0x56, 0x50, 0x38, 0x58]:
      return pair(bytes, 24, bytesEach: 3).map { ($0 + 1, $1 + 1) }
    case [0x56, 0x50, 0x38, 0x4c]:
      return little(bytes, 21, 4).map { (($0 & 0x3fff) + 1, ($0 >> 14 & 0x3fff) + 1) }
    default: return pair(bytes, 26, bytesEach: 2).map { ($0 & 0x3fff, $1 & 0x3fff) }
    }
  }
}
