@_spi(Colors) @_spi(Pictures) @_implementationOnly import CoreGraphics
@_implementationOnly import Foundation
@_implementationOnly import PageProtocol
@_spi(AppKit) @_spi(PageRuntime) @_implementationOnly import UIKit

/// Makes what is shown of values, and gives each picture once, to be sent before a result names it.
@MainActor
final class QuickLookMaker {
  static let shared = QuickLookMaker { OwedPictures.add($0) }

  /// A file of more bytes is not sent as it is.
  private static let mostFileBytes = 1_000_000

  private let sink: (Picture) -> Void
  private var sent: Set<UInt64> = []

  init(pictures sink: @escaping (Picture) -> Void) {
    self.sink = sink
  }

  func look(of seed: QuickLookSeed) -> QuickLook? {
    switch seed {
    case .color(let color):
      let (red, green, blue, alpha) = color.rgba
      return .color(
        LayerColor(
          red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha)))
    case .image(let image): return picture(QuickLookPicture(of: image))
    case .path(let path): return picture(QuickLookPicture(of: path))
    case .text(let text): return picture(QuickLookPicture(of: text))
    case .view(let view): return view.object.flatMap { picture(QuickLookPicture(of: $0)) }
    case .pictured(let value):
      return ValuePictures.source?.view(showing: value).flatMap {
        picture(QuickLookPicture(of: $0))
      }
    case .layer(let layer): return layer.object.flatMap { picture(QuickLookPicture(of: $0)) }
    }
  }

  private func picture(_ made: QuickLookPicture?) -> QuickLook? {
    guard let made else { return nil }
    let image = made.image
    let hash = image.contentHash
    if sent.insert(hash).inserted { sink(Self.wire(image, hash)) }
    return .picture(
      hash: hash, width: Double(made.size.width), height: Double(made.size.height))
  }

  private static func wire(_ image: CGImage, _ hash: UInt64) -> Picture {
    let (width, height) = (UInt32(image.width), UInt32(image.height))
    if let bytes = image.fileBytes, bytes.count <= mostFileBytes {
      return Picture(hash: hash, width: width, height: height, format: .file, bytes: bytes)
    }
    return Picture(
      hash: hash, width: width, height: height, format: .pixels, bytes: image.rgbaBytes)
  }
}
