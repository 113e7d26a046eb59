import CoreGraphics

/// A picture as a colour.
enum PatternColor {
  static func color(of image: UIImage) -> CGColor {
    // Where only one colour can be, a pattern is nothing that could be seen.
    CGColor(red: 0, green: 0, blue: 0, alpha: 0)
  }
}
