@_spi(Colors) @_spi(Pictures) import CoreGraphics
import Foundation
import PageProtocol

extension LayerProperty {
  /// A layer's value as it crosses the boundary; `picture` sends a picture and gives its hash.
  init?(_ key: LayerKey, _ value: LayerValue, picture: (CGImage) -> UInt64) {
    switch (key, value) {
    case (.bounds, .rect(let rect)):
      self = .bounds(
        x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
    case (.position, .point(let point)): self = .position(x: point.x, y: point.y)
    case (.anchorPoint, .point(let point)): self = .anchorPoint(x: point.x, y: point.y)
    case (.zPosition, .number(let number)): self = .zPosition(number)
    case (.transform, .transform(let transform)):
      self = .transform(transform.rows.map { Double($0) })
    case (.sublayerTransform, .transform(let transform)):
      self = .sublayerTransform(transform.rows.map { Double($0) })
    case (.opacity, .number(let number)): self = .opacity(number)
    case (.isHidden, .flag(let flag)): self = .isHidden(flag)
    case (.masksToBounds, .flag(let flag)): self = .masksToBounds(flag)
    case (.isDoubleSided, .flag(let flag)): self = .isDoubleSided(flag)
    case (.backgroundColor, .color(let color)):
      self = .backgroundColor(color.map { LayerColor($0) })
    case (.cornerRadius, .number(let number)): self = .cornerRadius(number)
    case (.borderWidth, .number(let number)): self = .borderWidth(number)
    case (.borderColor, .color(let color)): self = .borderColor(color.map { LayerColor($0) })
    case (.contents, .picture(let image)): self = .contents(image.map(picture))
    case (.contentsGravity, .gravity(let gravity)):
      self = .contentsGravity(ContentsGravity(gravity))
    case (.contentsScale, .number(let number)): self = .contentsScale(number)
    case (.shadowColor, .color(let color)): self = .shadowColor(color.map { LayerColor($0) })
    case (.shadowOpacity, .number(let number)): self = .shadowOpacity(number)
    case (.shadowOffset, .size(let size)):
      self = .shadowOffset(width: size.width, height: size.height)
    case (.shadowRadius, .number(let number)): self = .shadowRadius(number)
    default: return nil
    }
  }
}

extension LayerColor {
  init(_ color: CGColor) {
    let (red, green, blue, alpha) = color.rgba
    self.init(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
  }
}

extension ContentsGravity {
  init(_ gravity: CALayerContentsGravity) {
    self = ContentsGravity.names[gravity] ?? .resize
  }

  private static let names: [CALayerContentsGravity: ContentsGravity] = [
    .resize: .resize, .resizeAspect: .resizeAspect, .resizeAspectFill: .resizeAspectFill,
    .center: .center, .top: .top, .bottom: .bottom, .left: .left, .right: .right,
    .topLeft: .topLeft, .topRight: .topRight, .bottomLeft: .bottomLeft,
    .bottomRight: .bottomRight,
  ]
}

extension Picture {
  init(_ image: CGImage) {
    self.init(
      hash: image.contentHash, width: UInt32(image.width), height: UInt32(image.height),
      format: image.fileBytes == nil ? .pixels : .file,
      bytes: image.fileBytes ?? image.rgbaBytes)
  }
}
