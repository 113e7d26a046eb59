import CoreGraphics

/// The signs that a stepper has where a page sets none.
@MainActor
enum StepperSign {
  static let minus = drawn { fill(across: true) }
  static let plus = drawn {
    fill(across: true)
    fill(across: false)
  }

  private static let length: CGFloat = 15
  private static let thickness: CGFloat = 1.5

  private static func drawn(_ strokes: () -> Void) -> UIImage {
    let size = CGSize(width: length, height: length)
    return UIGraphicsImageRenderer(size: size).image { _ in strokes() }
      .withRenderingMode(.alwaysTemplate)
  }

  private static func fill(across isAcross: Bool) {
    let edge = (length - thickness) / 2
    let bar =
      isAcross
      ? CGRect(x: 0, y: edge, width: length, height: thickness)
      : CGRect(x: edge, y: 0, width: thickness, height: length)
    UIColor.black.setFill()
    UIBezierPath(roundedRect: bar, cornerRadius: thickness / 2).fill()
  }
}
