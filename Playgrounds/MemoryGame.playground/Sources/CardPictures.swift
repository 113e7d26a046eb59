import UIKit

/// Draws the two sides of a card.
enum CardPictures {
  static let size = CGSize(width: 100, height: 120)

  static func face(of shape: Shape) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in
      UIColor(white: 0.99, alpha: 1).setFill()
      UIRectFill(CGRect(origin: .zero, size: size))
      shape.color.setFill()
      shape.path(in: CGRect(x: 22, y: 32, width: 56, height: 56)).fill()
    }
  }

  /// A plain side in one colour, with the pattern from Resources laid over it.
  static func back(in color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in
      color.setFill()
      UIRectFill(CGRect(origin: .zero, size: size))
      UIImage(named: "back")?.draw(in: CGRect(origin: .zero, size: size))
    }
  }
}
