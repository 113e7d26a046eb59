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
  /// What each costs, the one that came first first.
  private var costs: [(hash: UInt64, bytes: Int)] = []
  private var bytes = 0
  private let most: Int

  /// Keeps pictures that take so much together. A page sends those again that it names later.
  init(most: Int = 512 << 20) {
    self.most = most
  }

  /// Takes a picture. Where there is no room, the oldest that no layer names make room for it.
  func add(_ picture: Picture, keeping named: () -> Set<UInt64>) {
    guard entries[picture.hash] == nil else { return }
    let cost = cost(of: picture)
    if bytes + cost > most { makeRoom(keeping: named()) }
    guard bytes + cost <= most else { return }
    bytes += cost
    costs.append((picture.hash, cost))
    entries[picture.hash] = .sent(picture)
  }

  /// Leaves half of the room to what is not named.
  private func makeRoom(keeping named: Set<UInt64>) {
    var excess = bytes - most / 2
    costs.removeAll { hash, cost in
      guard excess > 0, !named.contains(hash) else { return false }
      excess -= cost
      bytes -= cost
      entries[hash] = nil
      return true
    }
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
