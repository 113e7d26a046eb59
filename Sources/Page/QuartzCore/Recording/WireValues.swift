@_spi(Colors) @_spi(Paths) @_spi(Pictures) import CoreGraphics
import Foundation
import PageProtocol

extension LayerProperty {
  /// A layer's value as it crosses the boundary; `picture` sends a picture and gives its hash.
  /// Masks, emitters and texts name other things that are sent, and are the recorder's own work.
  init?(_ key: LayerKey, _ value: LayerValue, picture: (CGImage) -> UInt64) {
    let made: LayerProperty? =
      switch value {
      case .number(let number): LayerProperty(key, number: Double(number))
      case .flag(let flag): LayerProperty(key, flag: flag)
      case .point(let point): LayerProperty(key, point: point)
      case .size(let size):
        key == .shadowOffset ? .shadowOffset(width: size.width, height: size.height) : nil
      case .rect(let rect): LayerProperty(key, rect: rect)
      case .transform(let transform): LayerProperty(key, matrix: transform.rows.map { Double($0) })
      case .color(let color): LayerProperty(key, color: color.map { LayerColor($0) })
      case .colors(let colors): .colors(colors.map { LayerColor($0) })
      case .numbers(let numbers): LayerProperty(key, numbers: numbers.map { Double($0) })
      case .path(let path): LayerProperty(key, path: path.map { LayerPath($0) })
      case .picture(let image): .contents(image.map(picture))
      case .name(let name): LayerProperty(key, name: name)
      case .corners(let corners):
        .maskedCorners(
          LayerCorners(rawValue: UInt8(truncatingIfNeeded: corners.rawValue)).intersection(.all))
      case .layer, .emitter, .text: nil
      }
    guard let made else { return nil }
    self = made
  }

  private init?(_ key: LayerKey, number: Double) {
    let made: LayerProperty? =
      switch key {
      case .zPosition: .zPosition(number)
      case .opacity: .opacity(number)
      case .cornerRadius: .cornerRadius(number)
      case .borderWidth: .borderWidth(number)
      case .contentsScale: .contentsScale(number)
      case .shadowOpacity: .shadowOpacity(number)
      case .shadowRadius: .shadowRadius(number)
      case .anchorPointZ: .anchorPointZ(number)
      case .backdropBlur: .backdropBlur(number)
      case .backdropSaturation: .backdropSaturation(number)
      case .strokeStart: .strokeStart(number)
      case .strokeEnd: .strokeEnd(number)
      case .lineWidth: .lineWidth(number)
      case .miterLimit: .miterLimit(number)
      case .lineDashPhase: .lineDashPhase(number)
      case .instanceDelay: .instanceDelay(number)
      case .instanceCount: .instanceCount(UInt32(min(max(number, 0), 1e9)))
      default: nil
      }
    guard let made else { return nil }
    self = made
  }

  private init?(_ key: LayerKey, flag: Bool) {
    switch key {
    case .isHidden: self = .isHidden(flag)
    case .masksToBounds: self = .masksToBounds(flag)
    case .isDoubleSided: self = .isDoubleSided(flag)
    case .isGeometryFlipped: self = .isGeometryFlipped(flag)
    case .preservesDepth: self = .preservesDepth(flag)
    default: return nil
    }
  }

  private init?(_ key: LayerKey, point: CGPoint) {
    switch key {
    case .position: self = .position(x: point.x, y: point.y)
    case .anchorPoint: self = .anchorPoint(x: point.x, y: point.y)
    case .startPoint: self = .startPoint(x: point.x, y: point.y)
    case .endPoint: self = .endPoint(x: point.x, y: point.y)
    default: return nil
    }
  }

  private init?(_ key: LayerKey, rect: CGRect) {
    switch key {
    case .bounds:
      self = .bounds(
        x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
    case .contentsRect: self = .contentsRect(LayerRect(rect))
    case .contentsCenter: self = .contentsCenter(LayerRect(rect))
    default: return nil
    }
  }

  private init?(_ key: LayerKey, matrix: [Double]) {
    switch key {
    case .transform: self = .transform(matrix)
    case .sublayerTransform: self = .sublayerTransform(matrix)
    case .instanceTransform: self = .instanceTransform(matrix)
    default: return nil
    }
  }

  private init?(_ key: LayerKey, color: LayerColor?) {
    switch key {
    case .backgroundColor: self = .backgroundColor(color)
    case .borderColor: self = .borderColor(color)
    case .shadowColor: self = .shadowColor(color)
    case .contentsTint: self = .contentsTint(color)
    case .backdropTint: self = .backdropTint(color)
    case .silhouette: self = .silhouette(color)
    case .fillColor: self = .fillColor(color)
    case .strokeColor: self = .strokeColor(color)
    case .instanceColor: self = .instanceColor(color ?? .white)
    default: return nil
    }
  }

  private init?(_ key: LayerKey, path: LayerPath?) {
    switch key {
    case .path: self = .path(path)
    case .shadowPath: self = .shadowPath(path)
    default: return nil
    }
  }

  private init?(_ key: LayerKey, numbers: [Double]) {
    switch (key, numbers.count) {
    case (.lineDashPattern, _): self = .lineDashPattern(numbers)
    case (.locations, _): self = .locations(numbers)
    case (.emitterPoint, 3):
      self = .emitterPosition(x: numbers[0], y: numbers[1], z: numbers[2])
    case (.emitterExtent, 3):
      self = .emitterSize(width: numbers[0], height: numbers[1], depth: numbers[2])
    case (.instanceColorOffsets, 4):
      let parts = numbers.map { Float($0) }
      self = .instanceColorOffsets(
        LayerColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]))
    case (.emitterFactors, 5):
      let parts = numbers.map { Float($0) }
      self = .emitterScalars(
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
