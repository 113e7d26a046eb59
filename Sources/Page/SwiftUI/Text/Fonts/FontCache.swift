import Synchronization

/// The fonts of UIKit that were made last.
final class FontCache: Sendable {
  static let shared = FontCache()

  private struct Key: Hashable {
    let font: Font
    let size: DynamicTypeSize
  }

  private struct Made: @unchecked Sendable {
    let font: UIFont
  }

  private static let most = 256
  private let fonts = Mutex([Key: Made]())

  /// The font for a text size, made by a closure at the first time.
  func font(_ font: Font, for size: DynamicTypeSize, make: () -> UIFont) -> UIFont {
    let key = Key(font: font, size: size)
    if let known = fonts.withLock({ $0[key] }) { return known.font }
    let made = Made(font: make())
    // A page may register the font of a name later.
    if case .custom = font.base { return made.font }
    fonts.withLock { fonts in
      if fonts.count >= Self.most { fonts.removeAll(keepingCapacity: true) }
      fonts[key] = made
    }
    return made.font
  }
}
