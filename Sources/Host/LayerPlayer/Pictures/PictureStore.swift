import CPlayerDrawing
import PageProtocol

/// The pictures a page has sent, by hash; unpacked when they are first drawn.
final class PictureStore {
  private enum Entry {
    case sent(Picture)
    case ready(Surface)
    /// No picture, or too large.
    case refused
  }

  private var entries: [UInt64: Entry] = [:]
  private var bytes = 0

  /// What all pictures may take; later ones are not kept.
  static let mostBytes = 512 << 20

  func add(_ picture: Picture) {
    guard entries[picture.hash] == nil, bytes + cost(of: picture) <= Self.mostBytes else { return }
    bytes += cost(of: picture)
    entries[picture.hash] = .sent(picture)
  }

  /// A picture's pixels, with its upper left one at 0, 0.
  subscript(hash: UInt64) -> Surface? {
    switch entries[hash] {
    case .ready(let surface): return surface
    case .sent(let picture):
      guard let surface = Self.unpack(picture) else {
        entries[hash] = .refused
        return nil
      }
      entries[hash] = .ready(surface)
      return surface
    case .refused, nil: return nil
    }
  }

  private func cost(of picture: Picture) -> Int {
    let pixels = UInt64(picture.width) * UInt64(picture.height)
    return max(picture.bytes.count, Int(min(pixels, UInt64(Surface.mostPixels))) * 4) + 256
  }

  private static func unpack(_ picture: Picture) -> Surface? {
    switch picture.format {
    case .pixels:
      let area = PixelBox(x: 0, y: 0, width: Int(picture.width), height: Int(picture.height))
      guard area.width <= Surface.mostSide, area.height <= Surface.mostSide,
        picture.bytes.count == area.width * area.height * 4, let surface = Surface(area)
      else { return nil }
      surface.write(picture.bytes, rowBytes: area.width * 4, isPremultiplied: true, hasAlpha: true)
      return surface
    case .file: return PictureFile(picture.bytes)?.surface()
    }
  }
}

extension Surface {
  /// Takes over pixels of red, green, blue and perhaps alpha.
  func write(
    _ bytes: some RandomAccessCollection<UInt8>, rowBytes: Int, isPremultiplied: Bool,
    hasAlpha: Bool
  ) {
    let (size, stride) = (hasAlpha ? 4 : 3, stride)
    _ = bytes.withContiguousStorageIfAvailable { source in
      withPixels { pixels in
        for row in 0..<height {
          for column in 0..<width {
            let place = row * rowBytes + column * size
            let alpha = hasAlpha ? UInt32(source[place + 3]) : 255
            func part(_ offset: Int) -> UInt32 {
              let value = UInt32(source[place + offset])
              return isPremultiplied ? min(value, alpha) : (value * alpha + 127) / 255
            }
            pixels[row * stride + column] = alpha << 24 | part(0) << 16 | part(1) << 8 | part(2)
          }
        }
      }
    }
  }
}
