import UIKit

/// The two sides of a card.
public enum Picture {
  public static let size = CGSize(width: 80, height: 100)

  /// The side that all cards share; it lies in Resources.
  public static let back = UIImage(named: "back") ?? plain(.darkGray)

  private static let faces: [UIImage] = Sign.allCases.map { sign in
    UIGraphicsImageRenderer(size: size).image { context in
      sign.paper.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      context.cgContext.translateBy(x: size.width / 2, y: size.height / 2)
      sign.draw()
    }
  }

  /// The picture of a number from 1 to 8.
  public static func face(_ number: Int) -> UIImage {
    faces.indices.contains(number - 1) ? faces[number - 1] : plain(.lightGray)
  }

  private static func plain(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }
}

extension UIColor {
  /// The cloth of the table.
  public static let felt = UIColor(red: 0.16, green: 0.38, blue: 0.36, alpha: 1)
}
