// Long because each of its many numbers can be overridden and has a name of its own.

import CoreGraphics
import Foundation

/// One kind of particle that an emitter layer emits.
///
/// A layer takes a copy of its cells' values when they are set; later changes go through the
/// layer's key paths, as in Core Animation.
open class CAEmitterCell: NSObject, CAMediaTiming {
  var values = EmitterCellValues()
  private var cellObjects: [CAEmitterCell]?
  private var foreignContents: Any?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  convenience init(_ values: EmitterCellValues) {
    self.init()
    self.values = values
    emitterCells = values.cells.map { CAEmitterCell($0) }
  }

  /// What a new cell has under a name.
  open class func defaultValue(forKey key: String) -> Any? {
    EmitterCellKey.named[key]?.read(EmitterCellValues())
  }

  open func shouldArchiveValue(forKey key: String) -> Bool {
    EmitterCellKey.named[key].map { !$0.isSame(values, EmitterCellValues()) } ?? false
  }

  open var name: String? {
    get { values.name }
    set { values.name = newValue }
  }

  open var isEnabled: Bool {
    get { values.isEnabled }
    set { values.isEnabled = newValue }
  }

  /// A CGImage, or nothing.
  open var contents: Any? {
    get { values.contents ?? foreignContents }
    set {
      values.contents = newValue as? CGImage
      foreignContents = values.contents == nil ? newValue : nil
    }
  }

  open var contentsRect: CGRect {
    get { values.contentsRect }
    set { values.contentsRect = newValue }
  }

  open var contentsScale: CGFloat {
    get { values.contentsScale }
    set { values.contentsScale = newValue }
  }

  open var birthRate: Float {
    get { values.birthRate }
    set { values.birthRate = newValue }
  }

  open var lifetime: Float {
    get { values.lifetime }
    set { values.lifetime = newValue }
  }

  open var lifetimeRange: Float {
    get { values.lifetimeRange }
    set { values.lifetimeRange = newValue }
  }

  open var emissionLatitude: CGFloat {
    get { values.emissionLatitude }
    set { values.emissionLatitude = newValue }
  }

  open var emissionLongitude: CGFloat {
    get { values.emissionLongitude }
    set { values.emissionLongitude = newValue }
  }

  open var emissionRange: CGFloat {
    get { values.emissionRange }
    set { values.emissionRange = newValue }
  }

  open var velocity: CGFloat {
    get { values.velocity }
    set { values.velocity = newValue }
  }

  open var velocityRange: CGFloat {
    get { values.velocityRange }
    set { values.velocityRange = newValue }
  }

  open var xAcceleration: CGFloat {
    get { values.xAcceleration }
    set { values.xAcceleration = newValue }
  }

  open var yAcceleration: CGFloat {
    get { values.yAcceleration }
    set { values.yAcceleration = newValue }
  }

  open var zAcceleration: CGFloat {
    get { values.zAcceleration }
    set { values.zAcceleration = newValue }
  }

  open var scale: CGFloat {
    get { values.scale }
    set { values.scale = newValue }
  }

  open var scaleRange: CGFloat {
    get { values.scaleRange }
    set { values.scaleRange = newValue }
  }

  open var scaleSpeed: CGFloat {
    get { values.scaleSpeed }
    set { values.scaleSpeed = newValue }
  }

  open var spin: CGFloat {
    get { values.spin }
    set { values.spin = newValue }
  }

  open var spinRange: CGFloat {
    get { values.spinRange }
    set { values.spinRange = newValue }
  }

  open var color: CGColor? {
    get { values.color }
    set { values.color = newValue }
  }

  open var redRange: Float {
    get { values.redRange }
    set { values.redRange = newValue }
  }

  open var greenRange: Float {
    get { values.greenRange }
    set { values.greenRange = newValue }
  }

  open var blueRange: Float {
    get { values.blueRange }
    set { values.blueRange = newValue }
  }

  open var alphaRange: Float {
    get { values.alphaRange }
    set { values.alphaRange = newValue }
  }

  open var redSpeed: Float {
    get { values.redSpeed }
    set { values.redSpeed = newValue }
  }

  open var greenSpeed: Float {
    get { values.greenSpeed }
    set { values.greenSpeed = newValue }
  }

  open var blueSpeed: Float {
    get { values.blueSpeed }
    set { values.blueSpeed = newValue }
  }

  open var alphaSpeed: Float {
    get { values.alphaSpeed }
    set { values.alphaSpeed = newValue }
  }

  /// What each particle emits itself.
  open var emitterCells: [CAEmitterCell]? {
    get { cellObjects }
    set {
      cellObjects = newValue
      values.cells = (newValue ?? []).map(\.values)
    }
  }

  open var style: [AnyHashable: Any]?
  open var magnificationFilter = CALayerContentsFilter.linear.rawValue
  open var minificationFilter = CALayerContentsFilter.linear.rawValue
  open var minificationFilterBias: Float = 0

  // MARK: Timing

  open var beginTime: CFTimeInterval {
    get { values.beginTime }
    set { values.beginTime = newValue }
  }

  open var duration: CFTimeInterval {
    get { values.duration }
    set { values.duration = newValue }
  }

  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed

  // MARK: Values by name

  open func value(forKey key: String) -> Any? {
    EmitterCellKey.named[key]?.read(values)
  }

  open func setValue(_ value: Any?, forKey key: String) {
    guard key != "contents" else {
      contents = value
      return
    }
    EmitterCellKey.named[key]?.write(value, &values)
  }
}
