import UIKit

/// Paper snippets that rain for a moment.
final class Confetti: UIView {
  override class var layerClass: AnyClass { CAEmitterLayer.self }

  private var emitter: CAEmitterLayer? { layer as? CAEmitterLayer }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    // Otherwise it would look as if it had rained for a while.
    emitter?.beginTime = CACurrentMediaTime()
    emitter?.emitterShape = .line
    emitter?.emitterPosition = CGPoint(x: frame.width / 2, y: -12)
    emitter?.emitterSize = CGSize(width: frame.width, height: 1)
    emitter?.emitterCells = Colors.confetti.map { Confetti.cell($0) }
  }

  required init?(coder: NSCoder) {
    fatalError("Confetti is made in code.")
  }

  /// Rains behind a view, and is gone when the last snippet has fallen.
  static func rain(behind view: UIView) {
    guard !UIAccessibility.isReduceMotionEnabled else { return }
    guard let table = view.superview else { return }
    let confetti = Confetti(frame: table.bounds)
    table.insertSubview(confetti, belowSubview: view)
    DispatchQueue.main.asyncAfter(deadline: .now() + 2.2) { confetti.emitter?.birthRate = 0 }
    DispatchQueue.main.asyncAfter(deadline: .now() + 6) { confetti.removeFromSuperview() }
  }

  private static func cell(_ color: UIColor) -> CAEmitterCell {
    let cell = CAEmitterCell()
    cell.contents = snippet.cgImage
    cell.contentsScale = snippet.scale
    cell.color = color.cgColor
    cell.birthRate = 16
    cell.lifetime = 3.5
    cell.velocity = 240
    cell.velocityRange = 120
    cell.emissionLongitude = .pi / 2
    cell.emissionRange = .pi / 5
    cell.yAcceleration = 90
    cell.spin = 2
    cell.spinRange = 5
    cell.scale = 0.9
    cell.scaleRange = 0.4
    return cell
  }

  private static let snippet = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 8))
    .image { _ in
      UIColor.white.setFill()
      UIBezierPath(
        roundedRect: CGRect(x: 0, y: 0, width: 12, height: 8), cornerRadius: 2
      ).fill()
    }
}
