@_spi(Colors) import CoreGraphics
import Foundation
import PageProtocol

extension EmitterStructure {
  /// A layer's cells as they cross the boundary. Moments of the clock of animations become the
  /// page's time by adding `offset`; a layer without a seed is given `number`, so that two layers
  /// do not move alike.
  init(
    _ values: EmitterValues, number: UInt32, offset: Double, picture: (CGImage) -> UInt64
  ) {
    let begin = values.emission.begin.map { $0 + offset } ?? EmitterStructure.longAgo
    let end = values.emission.end.map { $0 + offset } ?? .infinity
    self.init(
      shape: Shape(named: values.shape), mode: Mode(named: values.mode),
      renderMode: RenderMode(named: values.renderMode), preservesDepth: values.preservesDepth,
      seed: values.seed == 0 ? number : values.seed, begin: begin,
      cells: values.cells.filter(\.isEnabled).map {
        EmitterCell($0, atMost: end - begin - $0.beginTime, picture: picture)
      })
  }

  /// Emission that has no beginning is under way when it is first seen.
  private static let longAgo = -1000.0
}

extension EmitterCell {
  fileprivate init(
    _ values: EmitterCellValues, atMost limit: Double, picture: (CGImage) -> UInt64
  ) {
    self.init()
    name = values.name ?? ""
    self.picture = values.contents.map(picture)
    contentsRect = LayerRect(values.contentsRect)
    contentsScale = values.contentsScale
    (birthRate, lifetime, lifetimeRange) =
      (values.birthRate, values.lifetime, values.lifetimeRange)
    emissionLatitude = Float(values.emissionLatitude)
    emissionLongitude = Float(values.emissionLongitude)
    emissionRange = Float(values.emissionRange)
    (velocity, velocityRange) = (Float(values.velocity), Float(values.velocityRange))
    (xAcceleration, yAcceleration) = (Float(values.xAcceleration), Float(values.yAcceleration))
    zAcceleration = Float(values.zAcceleration)
    (scale, scaleRange) = (Float(values.scale), Float(values.scaleRange))
    scaleSpeed = Float(values.scaleSpeed)
    (spin, spinRange) = (Float(values.spin), Float(values.spinRange))
    (redRange, greenRange, blueRange) = (values.redRange, values.greenRange, values.blueRange)
    (redSpeed, greenSpeed, blueSpeed) = (values.redSpeed, values.greenSpeed, values.blueSpeed)
    (alphaRange, alphaSpeed) = (values.alphaRange, values.alphaSpeed)
    color = values.color.map { LayerColor($0) } ?? .white
    beginTime = values.beginTime
    // A cell whose duration was never set goes on, as Core Animation's do.
    duration = max(min(values.duration == 0 ? .infinity : values.duration, limit), -1)
    cells = values.cells.filter(\.isEnabled).map {
      EmitterCell($0, atMost: .infinity, picture: picture)
    }
  }
}

extension EmitterStructure.Shape {
  fileprivate init(named shape: CAEmitterLayerEmitterShape) {
    switch shape {
    case .line: self = .line
    case .rectangle: self = .rectangle
    case .cuboid: self = .cuboid
    case .circle: self = .circle
    case .sphere: self = .sphere
    default: self = .point
    }
  }
}

extension EmitterStructure.Mode {
  fileprivate init(named mode: CAEmitterLayerEmitterMode) {
    switch mode {
    case .points: self = .points
    case .outline: self = .outline
    case .surface: self = .surface
    default: self = .volume
    }
  }
}

extension EmitterStructure.RenderMode {
  fileprivate init(named mode: CAEmitterLayerRenderMode) {
    switch mode {
    case .oldestFirst: self = .oldestFirst
    case .oldestLast: self = .oldestLast
    case .backToFront: self = .backToFront
    case .additive: self = .additive
    default: self = .unordered
    }
  }
}
