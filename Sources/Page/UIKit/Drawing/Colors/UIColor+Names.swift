import CoreGraphics

// The colours everybody knows, the same in light and dark.

extension UIColor {
  public class var black: UIColor { NamedColor.black }
  public class var darkGray: UIColor { NamedColor.darkGray }
  public class var lightGray: UIColor { NamedColor.lightGray }
  public class var white: UIColor { NamedColor.white }
  public class var gray: UIColor { NamedColor.gray }
  public class var red: UIColor { NamedColor.red }
  public class var green: UIColor { NamedColor.green }
  public class var blue: UIColor { NamedColor.blue }
  public class var cyan: UIColor { NamedColor.cyan }
  public class var yellow: UIColor { NamedColor.yellow }
  public class var magenta: UIColor { NamedColor.magenta }
  public class var orange: UIColor { NamedColor.orange }
  public class var purple: UIColor { NamedColor.purple }
  public class var brown: UIColor { NamedColor.brown }
  public class var clear: UIColor { NamedColor.clear }
  public class var lightText: UIColor { NamedColor.lightText }
  public class var darkText: UIColor { NamedColor.darkText }
}

private enum NamedColor {
  static let black = UIColor(white: 0, alpha: 1)
  static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  static let white = UIColor(white: 1, alpha: 1)
  static let gray = UIColor(white: 0.5, alpha: 1)
  static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  static let clear = UIColor(white: 0, alpha: 0)
  static let lightText = UIColor(white: 1, alpha: 0.6)
  static let darkText = UIColor(white: 0, alpha: 1)
}
