import CoreGraphics
@_spi(Text) import CoreText
import Foundation

/// Texts as tests set them.
enum TextSamples {
  static func font(_ size: CGFloat = 17, weight: Int = 400) -> CTFont {
    CTFont(FontLibrary.shared.selection(in: .sans, style: FaceStyle(weight: weight)), size: size)
  }

  static func typesetter(
    _ text: String, size: CGFloat = 17, paragraph: NSParagraphStyle = .default
  ) -> TextTypesetter {
    TextTypesetter(
      NSAttributedString(string: text), base: TextStyle(font: font(size)), paragraph: paragraph)
  }
}
