import CoreGraphics
import Foundation

extension InterfaceElement {
  var point: CGPoint { CGPoint(x: number("x") ?? 0, y: number("y") ?? 0) }

  var size: CGSize { CGSize(width: number("width") ?? 0, height: number("height") ?? 0) }

  var rect: CGRect { CGRect(origin: point, size: size) }

  /// Insets have had two forms.
  var insets: UIEdgeInsets {
    UIEdgeInsets(
      top: number("top") ?? number("minY") ?? 0, left: number("left") ?? number("minX") ?? 0,
      bottom: number("bottom") ?? number("maxY") ?? 0,
      right: number("right") ?? number("maxX") ?? 0)
  }

  var directionalInsets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: number("top") ?? 0, leading: number("leading") ?? 0, bottom: number("bottom") ?? 0,
      trailing: number("trailing") ?? 0)
  }

  var autoresizingMask: UIView.AutoresizingMask {
    let parts: [(String, UIView.AutoresizingMask)] = [
      ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
      ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
      ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
    ]
    return parts.reduce(into: []) { if flag($1.0) == true { $0.insert($1.1) } }
  }

  var edges: UIRectEdge {
    let parts: [(String, UIRectEdge)] = [
      ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
    ]
    return parts.reduce(into: []) { if flag($1.0) == true { $0.insert($1.1) } }
  }
}
