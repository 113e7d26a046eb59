import Foundation

/// The bytes of a file, read at any place; what lies beyond the end is nothing.
struct SoundBytes {
  let bytes: [UInt8]

  var count: Int { bytes.count }

  func byte(_ place: Int) -> Int? {
    bytes.indices.contains(place) ? Int(bytes[place]) : nil
  }

  /// An unsigned number of so many bytes.
  func big(_ place: Int, _ size: Int) -> Int? {
    guard has(place, size) else { return nil }
    return bytes[place..<place + size].reduce(0) { $0 << 8 | Int($1) }
  }

  func little(_ place: Int, _ size: Int) -> Int? {
    guard has(place, size) else { return nil }
    return bytes[place..<place + size].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// A length or count of eight bytes; nothing where no file is that long.
  func long(_ place: Int) -> Int? {
    guard let high = big(place, 4), let low = big(place + 4, 4), high < 1 << 20 else { return nil }
    return high << 32 | low
  }

  func tag(_ place: Int) -> String? {
    guard has(place, 4) else { return nil }
    return String(decoding: bytes[place..<place + 4], as: UTF8.self)
  }

  private func has(_ place: Int, _ size: Int) -> Bool {
    place >= 0 && place <= bytes.count - size
  }
}
