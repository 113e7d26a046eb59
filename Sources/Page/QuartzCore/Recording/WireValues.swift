@_spi(Colors) @_spi(Paths) @_spi(Pictures) import CoreGraphics
import Foundation
import PageProtocol

extension LayerProperty {
  /// A layer's value as it crosses the boundary; `picture` sends a picture and gives its hash.
  /// Masks, emitters and texts name other things that are sent, and are the recorder's own work.
  init?(_ key: LayerKey, _ value: LayerValue, picture: (CGImage) -> UInt64) {
    guard let property = key.property else { return nil }
    let kind = property.schema.kind
    let made: LayerPropertyValue? =
      switch (value, kind) {
      case (.number(let number), .number): .number(Double(number))
      case (.number(let number), .count): .count(UInt32(min(max(number, 0), 1e9)))
      case (.flag(let flag), .flag): .flag(flag)
      case (.point(let point), .point): .point(LayerPoint(point))
      case (.size(let size), .size): .size(LayerSize(width: size.width, height: size.height))
      case (.rect(let rect), .rect): .rect(LayerRect(rect))
      case (.transform(let transform), .matrix): .matrix(transform.rows.map { Double($0) })
      case (.color(let color), .optionalColor): .optionalColor(color.map { LayerColor($0) })
      case (.color(let color), .color): .color(color.map { LayerColor($0) } ?? .white)
      case (.colors(let colors), .colors): .colors(colors.map { LayerColor($0) })
      case (.numbers(let numbers), _): LayerPropertyValue(numbers.map { Double($0) }, as: kind)
      case (.path(let path), .path): .path(path.map { LayerPath($0) })
      case (.picture(let image), .picture): .picture(image.map(picture))
      case (.name(let name), .choice): .choice(key.choice(named: name))
      case (.corners(let corners), .corners):
        .corners(
          LayerCorners(rawValue: UInt8(truncatingIfNeeded: corners.rawValue)).intersection(.all))
      default: nil
      }
    guard let made else { return nil }
    self.init(property, made)
  }
}

extension LayerPropertyValue {
  /// Numbers that belong together; none where they are not as many as the kind has.
  fileprivate init?(_ numbers: [Double], as kind: LayerPropertyKind) {
    let floats = { numbers.map { Float($0) } }
    switch (kind, numbers.count) {
    case (.list, _): self = .list(numbers)
    case (.vector, 3): self = .vector(LayerVector(x: numbers[0], y: numbers[1], z: numbers[2]))
    case (.offsets, 4):
      let parts = floats()
      self = .offsets(
        LayerColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]))
    case (.scalars, 5):
      let parts = floats()
      self = .scalars(
        EmitterScalars(
          birthRate: parts[0], lifetime: parts[1], velocity: parts[2], scale: parts[3],
          spin: parts[4]))
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

extension LayerPath {
  init(_ path: CGPath) {
    self.init(path.elements.prefix(LayerPath.mostElements).map { Element($0) })
  }
}

extension LayerPath.Element {
  init(_ step: CGPathStep) {
    self =
      switch step {
      case .move(let to): .move(LayerPoint(to))
      case .line(let to): .line(LayerPoint(to))
      case .quad(let control, let to): .quadratic(LayerPoint(control), to: LayerPoint(to))
      case .cubic(let first, let second, let to):
        .cubic(LayerPoint(first), LayerPoint(second), to: LayerPoint(to))
      case .close: .close
      }
  }
}

extension LayerPoint {
  init(_ point: CGPoint) {
    self.init(x: point.x, y: point.y)
  }
}

extension Picture {
  init(_ image: CGImage) {
    self.init(
      hash: image.contentHash, width: UInt32(image.width), height: UInt32(image.height),
      format: image.fileBytes == nil ? .pixels : .file,
      bytes: image.fileBytes ?? image.rgbaBytes)
  }
}
