import CoreGraphics
@_spi(Text) import CoreText
import Foundation

extension UIFont {
  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }
  public class var smallSystemFontSize: CGFloat { 12 }
  public class var systemFontSize: CGFloat { 14 }

  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    // Apple's is called semibold, and is.
    systemFont(ofSize: fontSize, weight: .semibold)
  }

  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(selection: .ofSystem(weight: .regular, slope: .italic), size: standing(fontSize))
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(selection: .ofSystem(weight: weight), size: standing(fontSize))
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }

  /// The system font with digits that are all equally wide.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    var selection = FontSelection.ofSystem(weight: weight)
    selection.digits = .tabular
    return UIFont(selection: selection, size: standing(fontSize))
  }

  /// A font whose letters are all equally wide.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(selection: .monospacedSystem(weight: weight), size: standing(fontSize))
  }

  private static func standing(_ size: CGFloat) -> CGFloat { size == 0 ? systemFontSize : size }

  // MARK: Names

  /// The families a page can ask for.
  public class var familyNames: [String] { FontLibrary.shared.familyNames }

  /// The names of a family's fonts.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    FontLibrary.shared.faceNames(in: familyName)
  }
}

extension FontSelection {
  /// The system's font, called as Apple's is.
  static func ofSystem(weight: UIFont.Weight, slope: FontSlope = .upright) -> FontSelection {
    let hundreds = FontWeights.hundreds(weight.rawValue)
    var selection = FontLibrary.shared.selection(
      in: .sans, style: FaceStyle(weight: hundreds, slope: slope))
    selection.names = names(
      ".SFUI", family: ".AppleSystemUIFont", weight: hundreds, slope: slope)
    return selection
  }

  static func monospacedSystem(weight: UIFont.Weight, slope: FontSlope = .upright)
    -> FontSelection
  {
    let hundreds = FontWeights.hundreds(weight.rawValue)
    var selection = FontLibrary.shared.selection(
      in: .monospaced, style: FaceStyle(weight: hundreds, slope: slope))
    selection.names = names(
      ".AppleSystemUIFontMonospaced", family: ".AppleSystemUIFontMonospaced", weight: hundreds,
      slope: slope)
    return selection
  }

  private static func names(
    _ stem: String, family: String, weight: Int, slope: FontSlope
  ) -> FontNames {
    let words = [
      100: "Ultralight", 200: "Thin", 300: "Light", 400: "Regular", 500: "Medium",
      600: "Semibold", 700: "Bold", 800: "Heavy", 900: "Black",
    ]
    var word = words[weight] ?? "Regular"
    if slope == .italic { word = word == "Regular" ? "RegularItalic" : word + "Italic" }
    let full = word == "Regular" ? "System Font" : "System Font \(word)"
    return FontNames(family: family, postScript: "\(stem)-\(word)", full: full, style: word)
  }

  /// A design of the system's font.
  static func ofSystem(
    design: UIFontDescriptor.SystemDesign, weight: UIFont.Weight, slope: FontSlope
  ) -> FontSelection {
    switch design {
    case .monospaced: return .monospacedSystem(weight: weight, slope: slope)
    case .serif:
      let style = FaceStyle(weight: FontWeights.hundreds(weight.rawValue), slope: slope)
      var selection = FontLibrary.shared.selection(in: .serif, style: style)
      selection.names = names(
        ".AppleSystemUIFontSerif", family: ".AppleSystemUIFontSerif", weight: style.weight,
        slope: slope)
      return selection
    default: return .ofSystem(weight: weight, slope: slope)
    }
  }
}
