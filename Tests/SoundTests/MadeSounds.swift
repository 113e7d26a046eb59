import Foundation

@testable import AudioToolbox

/// Sound files, made byte by byte.
enum MadeSounds {
  static func little(_ number: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  static func big(_ number: Int, _ size: Int) -> [UInt8] { little(number, size).reversed() }

  /// A wave file with 16 bits for each sample, 8,000 of them a second.
  static func wave(seconds: Double, channels: Int = 1) -> [UInt8] {
    let data = [UInt8](repeating: 0, count: Int(seconds * 8000) * channels * 2)
    let head =
      little(1, 2) + little(channels, 2) + little(8000, 4) + little(16000 * channels, 4)
      + little(2 * channels, 2) + little(16, 2)
    let chunks =
      Array("fmt ".utf8) + little(16, 4) + head + Array("LIST".utf8) + little(3, 4) + [1, 2, 3, 0]
      + Array("data".utf8) + little(data.count, 4) + data
    return Array("RIFF".utf8) + little(4 + chunks.count, 4) + Array("WAVE".utf8) + chunks
  }

  /// An AIFF file with the samples of one channel, 8,000 a second.
  static func aiff(_ samples: [Int16]) -> [UInt8] {
    let rate: [UInt8] = [0x40, 0x0B, 0xFA, 0, 0, 0, 0, 0, 0, 0]
    let head = big(1, 2) + big(samples.count, 4) + big(16, 2) + rate
    let data = big(0, 8) + samples.flatMap { big(Int($0), 2) }
    let chunks =
      Array("COMM".utf8) + big(18, 4) + head + Array("SSND".utf8) + big(data.count, 4) + data
    return Array("FORM".utf8) + big(4 + chunks.count, 4) + Array("AIFF".utf8) + chunks
  }

  /// A Core Audio file of floats, 8,000 a second.
  static func caf(_ samples: [Float]) -> [UInt8] {
    let rate = withUnsafeBytes(of: 8000.0.bitPattern.bigEndian) { Array($0) }
    let head =
      rate + Array("lpcm".utf8) + big(3, 4) + big(4, 4) + big(1, 4) + big(1, 4) + big(32, 4)
    let data = big(0, 4) + samples.flatMap { little(Int($0.bitPattern), 4) }
    return Array("caff".utf8) + big(1, 2) + big(0, 2) + Array("desc".utf8) + big(32, 8) + head
      + Array("data".utf8) + big(data.count, 8) + data
  }

  /// Frames of MP3 with 128 kbit and 44,100 samples a second, behind a tag.
  static func mp3(frames: Int) -> [UInt8] {
    let frame: [UInt8] = [0xFF, 0xFB, 0x90, 0xC0] + [UInt8](repeating: 0, count: 413)
    let tag = Array("ID3".utf8) + [4, 0, 0, 0, 0, 1, 2] + [UInt8](repeating: 7, count: 130)
    return tag + (0..<frames).flatMap { _ in frame }
  }

  private static func box(_ tag: String, _ inside: [UInt8]) -> [UInt8] {
    big(8 + inside.count, 4) + Array(tag.utf8) + inside
  }

  /// The boxes of an MPEG-4 file with one track of sound, without the sound.
  static func movie(seconds: Double) -> [UInt8] {
    let none = [UInt8](repeating: 0, count: 64)
    let head = big(0, 12) + big(600, 4) + big(Int(seconds * 600), 4) + none
    let handler = big(0, 8) + Array("soun".utf8) + none.prefix(12)
    let entry =
      big(52, 4) + Array("mp4a".utf8) + big(0, 16) + big(2, 2) + big(16, 2) + big(0, 4)
      + big(44100 << 16, 4) + none.prefix(16)
    let table = box("stbl", box("stsd", big(0, 4) + big(1, 4) + entry))
    let track = box("trak", box("mdia", box("hdlr", handler) + box("minf", table)))
    return box("ftyp", Array("M4A ".utf8)) + box("moov", box("mvhd", head) + track)
  }
}
