import CoreGraphics
import Foundation

/// Colours what is opaque of a picture.
enum ImageTint {
  static func tinted(_ image: CGImage, _ color: CGColor) -> CGImage? {
    let area = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    let sheet = DrawingSheet(size: area.size, scale: 1)
    guard let context = sheet.context else { return nil }
    context.interpolationQuality = .none
    UIImage.Orientation.up.draw(image, in: area, of: context)
    context.setBlendMode(.sourceIn)
    context.setFillColor(color)
    context.fill(area)
    return sheet.drawnImage()
  }
}
