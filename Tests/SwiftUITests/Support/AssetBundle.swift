import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import SwiftUI

/// A bundle with an asset catalog: the image `dot` of 12 by 8 red points, the color `brand`.
final class AssetBundle {
  private let folder = NSTemporaryDirectory() + "assets-\(UUID().uuidString).bundle"
  let bundle: Bundle

  init() throws {
    let catalog = folder + "/Assets.xcassets"
    func write(_ path: String, _ data: Data) throws {
      let url = URL(fileURLWithPath: catalog + "/" + path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
    try write("dot.imageset/dot.png", #require(Self.dot.pngData()))
    try write(
      "dot.imageset/Contents.json",
      Data(#"{"images": [{"idiom": "universal", "filename": "dot.png", "scale": "1x"}]}"#.utf8))
    try write(
      "brand.colorset/Contents.json",
      Data(
        """
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
          {"red": "0.2", "green": "0.4", "blue": "0.6", "alpha": "1.000"}}}]}
        """.utf8))
    bundle = try #require(Bundle(path: folder))
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  var dot: ImageResource { ImageResource(name: "dot", bundle: bundle) }
  var brand: ColorResource { ColorResource(name: "brand", bundle: bundle) }

  private static var dot: UIImage {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 12, height: 8), true, 1)
    defer { UIGraphicsEndImageContext() }
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 12, height: 8))
    return UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
  }
}

extension AnimatedStage {
  /// The sizes of the images that are shown, in the order of drawing.
  var imageSizes: [CGSize] { host.views(of: UIImageView.self).map(\.bounds.size) }
}
