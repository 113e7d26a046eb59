import UIKit

/// A flag with an arrow, so that up, left and edges can be told apart.
private func flag() -> UIImage {
  UIGraphicsImageRenderer(size: CGSize(width: 36, height: 24)).image { context in
    UIColor.systemYellow.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 36, height: 24))
    UIColor.systemRed.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 9, height: 24))
    UIColor.systemBlue.setStroke()
    let arrow = UIBezierPath()
    arrow.move(to: CGPoint(x: 22, y: 21))
    arrow.addLine(to: CGPoint(x: 22, y: 4))
    arrow.addLine(to: CGPoint(x: 29, y: 11))
    arrow.lineWidth = 3
    arrow.stroke()
  }
}

private func shown(_ name: String, _ image: UIImage?, _ mode: UIView.ContentMode = .center) -> Sample {
  let view = UIImageView(image: image)
  view.backgroundColor = .white
  view.contentMode = mode
  view.clipsToBounds = true
  view.tintColor = .systemPurple
  return Sample(name, view)
}

public func imageSamples() -> [Sample] {
  let flag = flag()
  let modes: [(String, UIView.ContentMode)] = [
    ("scaleToFill", .scaleToFill), ("scaleAspectFit", .scaleAspectFit), ("scaleAspectFill", .scaleAspectFill),
    ("center", .center), ("top", .top), ("bottom", .bottom), ("left", .left), ("right", .right),
    ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft), ("bottomRight", .bottomRight),
  ]
  let turned: [(String, UIImage.Orientation)] = [
    ("down", .down), ("left", .left), ("right", .right), ("upMirrored", .upMirrored),
  ]
  return modes.map { shown($0.0, flag, $0.1) }
    + turned.map { name, orientation in
      shown("turned " + name, UIImage(cgImage: flag.cgImage!, scale: flag.scale, orientation: orientation))
    } + [
      shown("template", disc(.black, 30).withRenderingMode(.alwaysTemplate)),
      shown(
        "stretched",
        flag.resizableImage(withCapInsets: UIEdgeInsets(top: 4, left: 10, bottom: 4, right: 4)), .scaleToFill),
      shown("symbol", UIImage(systemName: "star.fill"), .scaleAspectFit),
      Sample(
        "drawn",
        Canvas { _, rect in
          flag.draw(in: rect.insetBy(dx: 6, dy: 12))
          flag.draw(in: CGRect(x: 20, y: 26, width: 30, height: 20), blendMode: .multiply, alpha: 0.8)
        }),
    ]
}
