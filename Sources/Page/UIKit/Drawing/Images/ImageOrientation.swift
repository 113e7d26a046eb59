import CoreGraphics
import Foundation

extension UIImage.Orientation {
  /// Whether width and height change places.
  var isLying: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }

  /// Takes the unit square of the pixels, y down, to that of what is shown.
  var transform: CGAffineTransform {
    switch self {
    case .up: .identity
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
    case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
    }
  }

  /// Seen in a mirror, left for right.
  var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .rightMirrored
    case .right: .leftMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .right
    case .rightMirrored: .left
    }
  }

  /// The pixels turned as they are shown.
  func upright(_ image: CGImage) -> CGImage? {
    let pixels = CGSize(width: image.width, height: image.height)
    let size = isLying ? CGSize(width: pixels.height, height: pixels.width) : pixels
    let sheet = DrawingSheet(size: size, scale: 1)
    guard let context = sheet.context else { return nil }
    context.interpolationQuality = .none
    draw(image, in: CGRect(origin: .zero, size: size), of: context)
    return sheet.drawnImage()
  }

  /// Draws pixels turned into a rectangle of a context whose y grows downwards.
  func draw(_ image: CGImage, in rect: CGRect, of context: CGContext) {
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width, y: rect.height)
    if self != .up { context.concatenate(transform) }
    // A picture is drawn upright where y grows upwards.
    context.translateBy(x: 0, y: 1)
    context.scaleBy(x: 1, y: -1)
    context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.restoreGState()
  }
}

/// How a camera was held, as a JPEG file says it.
enum PhotoOrientation {
  private static let byNumber: [UIImage.Orientation] = [
    .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
  ]

  static func of(_ bytes: [UInt8]) -> UIImage.Orientation {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return .up }
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF, bytes[place + 1] != 0xDA {
      let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      let end = place + 2 + length
      guard length >= 2, end <= bytes.count else { return .up }
      let segment = bytes[(place + 4)..<end]
      if bytes[place + 1] == 0xE1, segment.starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0]) {
        return orientation(in: Array(segment.dropFirst(6)))
      }
      place = end
    }
    return .up
  }

  /// Looks for the tag in a TIFF's first directory.
  private static func orientation(in tiff: [UInt8]) -> UIImage.Orientation {
    let isLittle = tiff.starts(with: [0x49, 0x49])
    func number(_ place: Int, _ count: Int) -> Int? {
      guard place >= 0, place + count <= tiff.count else { return nil }
      let bytes = tiff[place..<place + count]
      return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let start = number(4, 4), let count = number(start, 2) else { return .up }
    for entry in 0..<count {
      let place = start + 2 + entry * 12
      guard let tag = number(place, 2) else { return .up }
      if tag == 0x112, let value = number(place + 8, 2), (1...8).contains(value) {
        return byNumber[value - 1]
      }
    }
    return .up
  }
}
