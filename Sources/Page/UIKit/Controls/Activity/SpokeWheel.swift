import CoreGraphics
import Foundation
import QuartzCore

/// Eight spokes around a middle, of which one after the other lights up.
final class SpokeWheel: CAReplicatorLayer {
  /// How broad a spoke is, and between which distances from the middle it lies.
  struct Spoke {
    var width: CGFloat
    var from: CGFloat
    var to: CGFloat
  }

  private static let count = 8
  private static let turn = 1.0
  private static let faintest: Float = 0.25
  private static let key = "spin"

  private let spoke = CALayer()

  override init() {
    super.init()
    setUp()
  }

  override init(layer: Any) {
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    instanceCount = Self.count
    instanceTransform = CATransform3DMakeRotation(2 * .pi / CGFloat(Self.count), 0, 0, 1)
    addSublayer(spoke)
    rest()
  }

  func show(_ shape: Spoke, color: CGColor) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    bounds = CGRect(x: 0, y: 0, width: 2 * shape.to, height: 2 * shape.to)
    spoke.frame = CGRect(
      x: shape.to - shape.width / 2, y: 0, width: shape.width, height: shape.to - shape.from)
    spoke.cornerRadius = shape.width / 2
    spoke.backgroundColor = color
    CATransaction.commit()
  }

  /// Standing still, the spokes show where the wheel would turn to.
  private func rest() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    instanceDelay = 0
    // The last copy is the foremost spoke, and those behind it fade.
    instanceColor = CGColor(red: 1, green: 1, blue: 1, alpha: CGFloat(Self.faintest))
    instanceAlphaOffset = (1 - Self.faintest) / Float(Self.count - 1)
    CATransaction.commit()
  }

  func start() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    instanceDelay = Self.turn / Double(Self.count)
    instanceColor = .white
    instanceAlphaOffset = 0
    CATransaction.commit()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 1
    fade.toValue = Self.faintest
    fade.duration = Self.turn
    fade.repeatCount = .infinity
    // The last copy is a whole turn behind the first, and moves from the beginning too.
    fade.timeOffset = Self.turn
    fade.isRemovedOnCompletion = false
    spoke.add(fade, forKey: Self.key)
  }

  func stop() {
    spoke.removeAnimation(forKey: Self.key)
    rest()
  }
}
