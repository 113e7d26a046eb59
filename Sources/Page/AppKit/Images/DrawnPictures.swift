import CoreGraphics
import Foundation

/// What handlers drew last, so that a picture that is shown, measured and written is drawn once. Older ones are drawn anew.
final class DrawnPictures: @unchecked Sendable {
  static let shared = DrawnPictures()
  static let mostBytes = 64 << 20
  private let lock = NSLock()
  private var kept: [CGImage] = []

  func keep(_ picture: CGImage) {
    lock.withLock {
      kept.append(picture)
      var bytes = kept.reduce(0) { $0 + Self.size(of: $1) }
      while bytes > Self.mostBytes, kept.count > 1 { bytes -= Self.size(of: kept.removeFirst()) }
    }
  }

  private static func size(of picture: CGImage) -> Int { 4 * picture.width * picture.height }
}

/// What one handler drew, for as long as others leave room for it.
struct DrawnPicture {
  private weak var picture: CGImage?
  private var size = NSSize.zero
  private var isDark = false

  mutating func keep(_ picture: CGImage, of size: NSSize) {
    (self.picture, self.size, isDark) = (picture, size, Self.isDarkNow)
    DrawnPictures.shared.keep(picture)
  }

  /// Nothing where the handler might draw something else now.
  func picture(of size: NSSize) -> CGImage? {
    size == self.size && isDark == Self.isDarkNow ? picture : nil
  }

  private static var isDarkNow: Bool { NSAppearance.currentDrawing().isDark }
}
