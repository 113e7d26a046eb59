import CoreGraphics
import Foundation

/// An emitter layer's own settings, beside those that can be animated.
struct EmitterValues: Equatable {
  var shape = CAEmitterLayerEmitterShape.point
  var mode = CAEmitterLayerEmitterMode.volume
  var renderMode = CAEmitterLayerRenderMode.unordered
  var preservesDepth = false
  var seed: UInt32 = 0
  var emission = Emission()
  var cells: [EmitterCellValues] = []

  /// When particles are born, on the clock of animations.
  struct Emission: Equatable {
    /// None: since long ago.
    var begin: Double?
    /// None: for ever.
    var end: Double?
  }

  init() {}

  init(cells: [CAEmitterCell]) {
    self.cells = cells.map(\.values)
  }
}

/// What an emitter cell says of its particles.
struct EmitterCellValues: Equatable {
  var name: String?
  var contents: CGImage?
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsScale: CGFloat = 1
  var isEnabled = true
  var birthRate: Float = 0
  var lifetime: Float = 0
  var lifetimeRange: Float = 0
  var emissionLatitude: CGFloat = 0
  var emissionLongitude: CGFloat = 0
  var emissionRange: CGFloat = 0
  var velocity: CGFloat = 0
  var velocityRange: CGFloat = 0
  var xAcceleration: CGFloat = 0
  var yAcceleration: CGFloat = 0
  var zAcceleration: CGFloat = 0
  var scale: CGFloat = 1
  var scaleRange: CGFloat = 0
  var scaleSpeed: CGFloat = 0
  var spin: CGFloat = 0
  var spinRange: CGFloat = 0
  var color: CGColor? = .white
  var redRange: Float = 0
  var greenRange: Float = 0
  var blueRange: Float = 0
  var alphaRange: Float = 0
  var redSpeed: Float = 0
  var greenSpeed: Float = 0
  var blueSpeed: Float = 0
  var alphaSpeed: Float = 0
  var beginTime: Double = 0
  var duration = Double.infinity
  var cells: [EmitterCellValues] = []
}
