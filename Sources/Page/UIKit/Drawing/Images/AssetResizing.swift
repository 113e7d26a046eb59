import CoreGraphics
import Foundation

/// How a picture of an image set is cut, in pixels.
struct AssetResizing: Decodable {
  struct Center: Decodable {
    var mode: String?
  }

  struct Caps: Decodable {
    var top: Double?
    var left: Double?
    var bottom: Double?
    var right: Double?
  }

  var center: Center?
  var caps: Caps?

  enum CodingKeys: String, CodingKey {
    case center
    case caps = "cap-insets"
  }

  func style(scale: CGFloat) -> ImageStyle.Resizing {
    func points(_ pixels: Double?) -> CGFloat { CGFloat(pixels ?? 0) / scale }
    return ImageStyle.Resizing(
      capInsets: UIEdgeInsets(
        top: points(caps?.top), left: points(caps?.left), bottom: points(caps?.bottom),
        right: points(caps?.right)),
      mode: center?.mode == "tile" ? .tile : .stretch)
  }
}
