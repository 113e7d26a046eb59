import CoreGraphics
import Foundation

/// What an item is made of; an item that no behavior says it of bounces a little, as Apple's do.
struct ItemProperties: Equatable {
  var elasticity: CGFloat = 0.2
  var friction: CGFloat = 0.2
  var density: CGFloat = 1
  var resistance: CGFloat = 0
  var angularResistance: CGFloat = 0
  var charge: CGFloat = 0
  var isAnchored = false
  var allowsRotation = true
}
