import CoreGraphics

// The colours everybody knows, the same in light and dark.

extension NSColor {
  public class var black: NSColor { NamedColor.black }
  public class var darkGray: NSColor { NamedColor.darkGray }
  public class var lightGray: NSColor { NamedColor.lightGray }
  public class var white: NSColor { NamedColor.white }
  public class var gray: NSColor { NamedColor.gray }
  public class var red: NSColor { NamedColor.red }
  public class var green: NSColor { NamedColor.green }
  public class var blue: NSColor { NamedColor.blue }
  public class var cyan: NSColor { NamedColor.cyan }
  public class var yellow: NSColor { NamedColor.yellow }
  public class var magenta: NSColor { NamedColor.magenta }
  public class var orange: NSColor { NamedColor.orange }
  public class var purple: NSColor { NamedColor.purple }
  public class var brown: NSColor { NamedColor.brown }
  public class var clear: NSColor { NamedColor.clear }
}

private enum NamedColor {
  static let black = NSColor(white: 0, alpha: 1)
  static let darkGray = NSColor(white: 1 / 3, alpha: 1)
  static let lightGray = NSColor(white: 2 / 3, alpha: 1)
  static let white = NSColor(white: 1, alpha: 1)
  static let gray = NSColor(white: 0.5, alpha: 1)
  static let red = NSColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let green = NSColor(red: 0, green: 1, blue: 0, alpha: 1)
  static let blue = NSColor(red: 0, green: 0, blue: 1, alpha: 1)
  static let cyan = NSColor(red: 0, green: 1, blue: 1, alpha: 1)
  static let yellow = NSColor(red: 1, green: 1, blue: 0, alpha: 1)
  static let magenta = NSColor(red: 1, green: 0, blue: 1, alpha: 1)
  static let orange = NSColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  static let purple = NSColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  static let brown = NSColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  static let clear = NSColor(white: 0, alpha: 0)
}
