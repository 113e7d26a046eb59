@_implementationOnly import CHEIF
@_spi(Pictures) import CoreGraphics
import Foundation

/// Files of compressed pictures, as phones write them: several in one, each with what it says of itself.
enum HEICFile {
  static var isReadable: Bool { lek_heif_reads() != 0 }
  static var isWritable: Bool { lek_heif_writes() != 0 }

  fileprivate static func taken(_ start: UnsafeMutablePointer<UInt8>?, _ size: Int) -> [UInt8]? {
    guard let start else { return nil }
    defer { free(start) }
    return Array(UnsafeBufferPointer(start: start, count: size))
  }

  static func count(_ bytes: [UInt8]) -> Int { Int(lek_heif_count(bytes, bytes.count)) }

  static func image(_ bytes: [UInt8], at index: Int) -> CGImage? {
    var (width, height) = (Int32(0), Int32(0))
    let start = lek_heif_pixels(bytes, bytes.count, Int32(index), &width, &height)
    guard let pixels = taken(start, Int(width) * Int(height) * 4),
      let provider = CGDataProvider(data: Data(pixels))
    else { return nil }
    return CGImage(
      width: Int(width), height: Int(height), bitsPerComponent: 8, bitsPerPixel: 32,
      bytesPerRow: Int(width) * 4, space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), provider: provider,
      decode: nil, shouldInterpolate: true, intent: .defaultIntent)
  }

  static func packet(_ bytes: [UInt8], at index: Int) -> String? {
    var size = 0
    let start = lek_heif_packet(bytes, bytes.count, Int32(index), &size)
    return taken(start, size).map { String(decoding: $0, as: UTF8.self) }
  }
}

/// A file that is being written: a picture is compressed while the page makes the next, and its pixels
/// are not kept.
final class HEICWriter {
  private var writer: OpaquePointer?
  private let compressing = DispatchQueue(label: "HEICWriter")
  /// How many pictures may wait.
  private let room = DispatchSemaphore(value: 2)

  init?(quality: Double) {
    writer = lek_heif_begin(Int32((min(max(quality, 0), 1) * 100).rounded()))
    if writer == nil { return nil }
  }

  func add(_ image: CGImage, packet: String?) {
    // Neither is changed by anybody any more.
    nonisolated(unsafe) let (image, writer) = (image, writer)
    room.wait()
    compressing.async { [room] in
      Self.compress(image, packet, into: writer)
      room.signal()
    }
  }

  private static func compress(_ image: CGImage, _ packet: String?, into writer: OpaquePointer?) {
    let packet = packet.map { Array($0.utf8) }
    image.rgbaBytes.withUnsafeBufferPointer { pixels in
      (packet ?? []).withUnsafeBytes { bytes in
        var picture = lek_heif_picture(
          width: Int32(image.width), height: Int32(image.height), pixels: pixels.baseAddress,
          packet: packet == nil ? nil : bytes.bindMemory(to: CChar.self).baseAddress,
          packet_size: bytes.count)
        lek_heif_add(writer, &picture)
      }
    }
  }

  /// The bytes; nothing where a picture could not be compressed. It cannot be written to any more.
  func finish() -> [UInt8]? {
    compressing.sync {}
    defer { writer = nil }
    var size = 0
    return HEICFile.taken(lek_heif_end(writer, &size), size)
  }

  deinit {
    guard writer != nil else { return }
    _ = finish()
  }
}
