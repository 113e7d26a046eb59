import CoreGraphics
import Foundation

/// The cross on a grey disc that closes what is shown.
@MainActor
enum CloseButtonImage {
  static let image: UIImage = {
    let side: CGFloat = 30
    let light = drawn(side, UITraitCollection(userInterfaceStyle: .light))
    let asset = UIImageAsset()
    asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(
      drawn(side, UITraitCollection(userInterfaceStyle: .dark)),
      with: UITraitCollection(userInterfaceStyle: .dark))
    return asset.image(with: .current)
  }()

  private static func drawn(_ side: CGFloat, _ traits: UITraitCollection) -> UIImage {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: side, height: side))
    return renderer.image { context in
      UIColor.tertiarySystemFill.resolvedColor(with: traits).setFill()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: side, height: side)).fill()
      let cross = UIBezierPath()
      let (near, far) = (side * 0.35, side * 0.65)
      cross.move(to: CGPoint(x: near, y: near))
      cross.addLine(to: CGPoint(x: far, y: far))
      cross.move(to: CGPoint(x: far, y: near))
      cross.addLine(to: CGPoint(x: near, y: far))
      cross.lineWidth = 2.2
      cross.lineCapStyle = .round
      UIColor.secondaryLabel.resolvedColor(with: traits).setStroke()
      cross.stroke()
    }
  }
}
