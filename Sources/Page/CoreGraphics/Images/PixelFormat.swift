import Foundation

/// How pixels lie in memory, and how they become Cairo's words and back.
struct PixelFormat {
  let bitsPerComponent: Int
  let bitsPerPixel: Int
  let info: CGBitmapInfo
  let space: CGColorSpace?
  /// Pairs of numbers that components are stretched to; none leaves them as they are.
  let decode: [CGFloat]?

  private let colors: Int
  private let fields: Int

  /// None for a format that is not known, or in which the numbers do not agree.
  init?(
    bitsPerComponent: Int, bitsPerPixel: Int, info: CGBitmapInfo, space: CGColorSpace?,
    decode: [CGFloat]? = nil
  ) {
    colors = info.alpha == .alphaOnly ? 0 : space?.numberOfComponents ?? 1
    fields = colors + (info.alpha.hasPlace || info.alpha == .alphaOnly ? 1 : 0)
    let known = info.isFloat ? [16, 32] : [1, 2, 4, 5, 8, 16]
    guard known.contains(bitsPerComponent),
      bitsPerComponent == 5 || bitsPerPixel >= bitsPerComponent * fields,
      bitsPerPixel <= 128, bitsPerPixel < 8 || bitsPerPixel.isMultiple(of: 8),
      bitsPerComponent != 5 || (bitsPerPixel == 16 && colors == 3),
      decode == nil || decode!.count >= 2 * colors
    else { return nil }
    (self.bitsPerComponent, self.bitsPerPixel) = (bitsPerComponent, bitsPerPixel)
    (self.info, self.space, self.decode) = (info, space, decode)
  }

  /// Cairo's own: four bytes, blue first, premultiplied.
  static let native = PixelFormat(
    bitsPerComponent: 8, bitsPerPixel: 32,
    info: CGBitmapInfo(alpha: .premultipliedFirst, byteOrder: .order32Little), space: .standard)!

  /// Red first, premultiplied.
  static let redFirst = PixelFormat(
    bitsPerComponent: 8, bitsPerPixel: 32, info: CGBitmapInfo(alpha: .premultipliedLast),
    space: .standard)!

  /// Whether red, green and blue are those of sRGB, a byte each, in words.
  private var isPlain: Bool {
    guard bitsPerComponent == 8, bitsPerPixel == 32, decode == nil, info.alpha.hasPlace,
      case .rgb(.standard, .standard)? = space?.profile
    else { return false }
    return true
  }

  /// Whether Cairo can draw in such memory itself.
  var isNative: Bool {
    isPlain && info.alpha.isFirst && info.order == .order32Little
      && (info.alpha.isPremultiplied || !info.alpha.hasAlpha)
  }

  func bytesPerRow(width: Int) -> Int { (width * bitsPerPixel + 7) / 8 }

  // MARK: Rows

  func read(_ row: UnsafeRawPointer, width: Int, into words: UnsafeMutablePointer<UInt32>) {
    if isPlain { return readPlain(row, width: width, into: words) }
    var values = [CGFloat](repeating: 0, count: fields)
    for x in 0..<width {
      for field in 0..<fields { values[field] = number(in: row, x: x, field: field) }
      words[x] = word(of: values)
    }
  }

  func write(_ words: UnsafePointer<UInt32>, width: Int, into row: UnsafeMutableRawPointer) {
    if isPlain { return writePlain(words, width: width, into: row) }
    for x in 0..<width {
      for (field, value) in values(of: words[x]).enumerated() {
        set(value, in: row, x: x, field: field)
      }
    }
  }

  /// By how many bits each of alpha, red, green and blue is moved in a word of memory.
  private var shifts: (alpha: UInt32, red: UInt32, green: UInt32, blue: UInt32) {
    let isLittle = info.order == .order32Little
    func shift(_ place: UInt32) -> UInt32 { (isLittle ? 3 - place : place) * 8 }
    return info.alpha.isFirst
      ? (shift(0), shift(1), shift(2), shift(3)) : (shift(3), shift(0), shift(1), shift(2))
  }

  private func readPlain(
    _ row: UnsafeRawPointer, width: Int, into words: UnsafeMutablePointer<UInt32>
  ) {
    let (alphaShift, redShift, greenShift, blueShift) = shifts
    let (hasAlpha, isReady) = (info.alpha.hasAlpha, info.alpha.isPremultiplied)
    for x in 0..<width {
      let word = row.loadUnaligned(fromByteOffset: x * 4, as: UInt32.self)
      let alpha = hasAlpha ? word >> alphaShift & 255 : 255
      var (red, green, blue) = (
        word >> redShift & 255, word >> greenShift & 255, word >> blueShift & 255
      )
      if !isReady, alpha < 255 {
        red = PixelBuffer.scaled(red, by: alpha)
        green = PixelBuffer.scaled(green, by: alpha)
        blue = PixelBuffer.scaled(blue, by: alpha)
      }
      words[x] = alpha << 24 | red << 16 | green << 8 | blue
    }
  }

  private func writePlain(
    _ words: UnsafePointer<UInt32>, width: Int, into row: UnsafeMutableRawPointer
  ) {
    let (alphaShift, redShift, greenShift, blueShift) = shifts
    let (hasAlpha, isReady) = (info.alpha.hasAlpha, info.alpha.isPremultiplied)
    for x in 0..<width {
      let word = words[x]
      let alpha = word >> 24
      var (red, green, blue) = (word >> 16 & 255, word >> 8 & 255, word & 255)
      if hasAlpha, !isReady, alpha > 0, alpha < 255 {
        red = min(255, (red * 255 + alpha / 2) / alpha)
        green = min(255, (green * 255 + alpha / 2) / alpha)
        blue = min(255, (blue * 255 + alpha / 2) / alpha)
      }
      let result =
        (hasAlpha ? alpha : 255) << alphaShift | red << redShift | green << greenShift
        | blue << blueShift
      row.storeBytes(of: result, toByteOffset: x * 4, as: UInt32.self)
    }
  }

  // MARK: Pixels

  private func word(of values: [CGFloat]) -> UInt32 {
    let alphaPlace = info.alpha == .alphaOnly || info.alpha.isFirst ? 0 : colors
    let alpha = info.alpha.hasAlpha ? min(max(values[alphaPlace], 0), 1) : 1
    guard colors > 0 else { return UInt32((alpha * 255).rounded()) << 24 }
    let first = info.alpha.isFirst ? 1 : 0
    var color = Array(values[first..<first + colors])
    if let decode {
      for index in 0..<colors {
        let (low, high) = (decode[2 * index], decode[2 * index + 1])
        color[index] = low + color[index] * (high - low)
      }
    }
    if info.alpha.isPremultiplied, alpha > 0 { color = color.map { $0 / alpha } }
    if case .indexed? = space?.profile { color[0] *= 255 }
    let standard = space?.profile?.standard(from: color) ?? [color[0], color[0], color[0]]
    func byte(_ value: CGFloat) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
    return byte(alpha) << 24 | byte(standard[0] * alpha) << 16 | byte(standard[1] * alpha) << 8
      | byte(standard[2] * alpha)
  }

  private func values(of word: UInt32) -> [CGFloat] {
    let alpha = CGFloat(word >> 24) / 255
    if info.alpha == .alphaOnly { return [alpha] }
    let parts = [word >> 16 & 255, word >> 8 & 255, word & 255].map { CGFloat($0) / 255 }
    // Where no alpha is kept, what shows is the picture on black.
    let divisor = info.alpha.hasAlpha && alpha > 0 ? alpha : 1
    var color = space?.profile?.values(fromStandard: parts.map { $0 / divisor }) ?? [parts[0]]
    if info.alpha.isPremultiplied { color = color.map { $0 * alpha } }
    guard info.alpha.hasPlace else { return color }
    let kept = info.alpha.hasAlpha ? alpha : 1
    return info.alpha.isFirst ? [kept] + color : color + [kept]
  }
}
