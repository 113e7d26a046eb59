import CoreGraphics
import Foundation
import QuartzCore

/// A shadow that fades along one axis.
@MainActor
final class ShadeView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  init(_ stops: [(at: Double, alpha: CGFloat)]) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    let gradient = layer as? CAGradientLayer
    gradient?.colors = stops.map { UIColor(white: 0, alpha: $0.alpha).cgColor }
    gradient?.locations = stops.map { NSNumber(value: $0.at) }
  }

  required init?(coder: NSCoder) { nil }

  /// Lets it begin at one end of its frame.
  func lead(from start: CGPoint, to end: CGPoint) {
    let gradient = layer as? CAGradientLayer
    gradient?.startPoint = start
    gradient?.endPoint = end
  }
}
