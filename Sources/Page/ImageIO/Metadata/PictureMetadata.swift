/// Where the files of pictures carry metadata: a segment of a JPEG, a chunk of a PNG.
enum PictureMetadata {
  private static let segmentName = Array("http://ns.adobe.com/xap/1.0/\0".utf8)
  private static let chunkName = Array("XML:com.adobe.xmp\0\0\0\0\0".utf8)

  static func packet(in bytes: [UInt8], _ kind: PictureKind) -> String? {
    let found: ArraySlice<UInt8>? =
      switch kind {
      case .jpeg: segment(in: bytes)
      case .png: chunk(in: bytes)
      default: nil
      }
    return found.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The file with the packet in it; as it was where its kind has no place for one.
  static func file(_ bytes: [UInt8], _ kind: PictureKind, with packet: String) -> [UInt8] {
    let packet = Array(packet.utf8)
    switch kind {
    case .jpeg:
      let size = segmentName.count + packet.count + 2
      guard size <= 0xFFFF, bytes.count > 2 else { return bytes }
      let head: [UInt8] = [0xFF, 0xE1, UInt8(size >> 8), UInt8(size & 0xFF)]
      return bytes[..<2] + head + segmentName + packet + bytes[2...]
    case .png:
      // Behind the header, which is always as long.
      let place = 8 + 25
      guard bytes.count > place else { return bytes }
      let named = Array("iTXt".utf8) + chunkName + packet
      let chunk = big(UInt32(named.count - 4)) + named + big(checksum(named))
      return bytes[..<place] + chunk + bytes[place...]
    default: return bytes
    }
  }

  // MARK: JPEG

  private static func segment(in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF, bytes[place + 1] != 0xDA {
      let size = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      let end = place + 2 + size
      guard size >= 2, end <= bytes.count else { return nil }
      let content = bytes[(place + 4)..<end]
      if bytes[place + 1] == 0xE1, content.starts(with: segmentName) {
        return content.dropFirst(segmentName.count)
      }
      place = end
    }
    return nil
  }

  // MARK: PNG

  private static func chunk(in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    var place = 8
    while place + 12 <= bytes.count {
      let size = bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
      let end = place + 8 + size
      guard end + 4 <= bytes.count else { return nil }
      let content = bytes[(place + 8)..<end]
      if bytes[(place + 4)..<(place + 8)].elementsEqual("iTXt".utf8),
        content.starts(with: chunkName)
      {
        return content.dropFirst(chunkName.count)
      }
      place = end + 4
    }
    return nil
  }

  private static func big(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }
}
