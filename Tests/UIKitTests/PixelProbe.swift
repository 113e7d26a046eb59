@_spi(Pictures) import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Reads single pixels of what was drawn.
struct PixelProbe {
  private let bytes: [UInt8]
  private let width: Int

  init(_ image: UIImage?) throws {
    try self.init(image?.cgImage)
  }

  init(_ image: CGImage?) throws {
    let picture = try #require(image)
    (bytes, width) = (picture.rgbaBytes, picture.width)
  }

  /// Red, green, blue and alpha, premultiplied.
  subscript(x: Int, y: Int) -> [UInt8] {
    let start = (y * width + x) * 4
    return Array(bytes[start..<start + 4])
  }

  /// Draws, a pixel for each point.
  static func drawing(
    _ width: CGFloat, _ height: CGFloat, _ actions: () -> Void
  ) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
      .image { _ in actions() }
  }

  /// A picture whose pixels are given by letters, a row each.
  static func picture(_ rows: String...) -> UIImage {
    let colors: [Character: UIColor] = [
      "r": .red, "g": .green, "b": .blue, "w": .white, "k": .black, ".": .clear,
    ]
    return drawing(CGFloat(rows[0].count), CGFloat(rows.count)) {
      for (y, row) in rows.enumerated() {
        for (x, letter) in row.enumerated() {
          colors[letter]?.setFill()
          UIRectFill(CGRect(x: x, y: y, width: 1, height: 1))
        }
      }
    }
  }

  /// The pixels as letters, `?` for other colours.
  static func letters(_ image: UIImage?) throws -> [String] {
    let picture = try #require(image?.cgImage)
    let probe = try PixelProbe(picture)
    let letters: [[UInt8]: Character] = [
      [255, 0, 0, 255]: "r", [0, 255, 0, 255]: "g", [0, 0, 255, 255]: "b",
      [255, 255, 255, 255]: "w", [0, 0, 0, 255]: "k", [0, 0, 0, 0]: ".",
    ]
    return (0..<picture.height).map { y in
      String((0..<picture.width).map { letters[probe[$0, y]] ?? "?" })
    }
  }
}
