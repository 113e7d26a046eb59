import CoreGraphics
import Foundation
import OldSwift
import Testing

@testable import UIKit

/// What only a text of Swift 2 may see of UIKit.
@MainActor
struct UIKitTests {
  @Test func propertiesNamedAsTypes() throws {
    #expect(UIColor.redColor().CGColor == UIColor.red.cgColor)
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(path.CGPath.boundingBox.width == 2)
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(image.CGImage?.width == image.cgImage?.width)
  }

  private final class Pad: UIView {
    var told: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      told.append("began")
    }
    override func draw(_ rect: CGRect) { told.append("draw") }
  }

  @Test func whatSuperclassesAreTold() {
    let pad = Pad()
    pad.touchesBegan([], withEvent: nil)
    pad.drawRect(.zero)
    #expect(pad.told == ["began", "draw"])
  }
}
