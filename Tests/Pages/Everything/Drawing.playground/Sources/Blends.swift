import UIKit

private let modes: [(String, CGBlendMode)] = [
  ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay),
  ("darken", .darken), ("lighten", .lighten), ("colorDodge", .colorDodge), ("colorBurn", .colorBurn),
  ("softLight", .softLight), ("hardLight", .hardLight), ("difference", .difference),
  ("exclusion", .exclusion), ("hue", .hue), ("saturation", .saturation), ("color", .color),
  ("luminosity", .luminosity), ("clear", .clear), ("copy", .copy), ("sourceIn", .sourceIn),
  ("sourceOut", .sourceOut), ("sourceAtop", .sourceAtop), ("destinationOver", .destinationOver),
  ("destinationIn", .destinationIn), ("destinationOut", .destinationOut),
  ("destinationAtop", .destinationAtop), ("xor", .xor), ("plusDarker", .plusDarker),
  ("plusLighter", .plusLighter),
]

public func blendSamples() -> [Sample] {
  modes.map { name, mode in
    Sample(
      name,
      Canvas { context, _ in
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(UIColor.systemOrange.cgColor)
        context.fillEllipse(in: CGRect(x: 5, y: 5, width: 32, height: 32))
        context.setBlendMode(mode)
        context.setFillColor(UIColor.systemBlue.withAlphaComponent(0.8).cgColor)
        context.fill(CGRect(x: 18, y: 18, width: 30, height: 30))
        context.endTransparencyLayer()
      })
  }
}

private let rainbow = [UIColor.systemRed.cgColor, UIColor.systemYellow.cgColor, UIColor.systemBlue.cgColor]

private func gradientLayer(_ name: String, _ change: (CAGradientLayer) -> Void) -> Sample {
  let layer = CAGradientLayer()
  layer.frame = CGRect(x: 3, y: 3, width: 48, height: 48)
  layer.colors = rainbow
  change(layer)
  let view = ground()
  view.layer.addSublayer(layer)
  return Sample(name, view)
}

public func gradientSamples() -> [Sample] {
  let gradient = CGGradient(
    colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: rainbow as CFArray, locations: [0, 0.3, 1])!
  return [
    gradientLayer("axial") { _ in },
    gradientLayer("axial, across") {
      $0.startPoint = CGPoint(x: 0, y: 0)
      $0.endPoint = CGPoint(x: 1, y: 1)
      $0.locations = [0, 0.2, 0.8]
    },
    gradientLayer("radial") {
      $0.type = .radial
      $0.startPoint = CGPoint(x: 0.5, y: 0.5)
      $0.endPoint = CGPoint(x: 1, y: 1)
    },
    gradientLayer("conic") {
      $0.type = .conic
      $0.startPoint = CGPoint(x: 0.5, y: 0.5)
      $0.endPoint = CGPoint(x: 0.5, y: 0)
    },
    Sample(
      "linear",
      Canvas { context, _ in
        context.drawLinearGradient(
          gradient, start: CGPoint(x: 15, y: 10), end: CGPoint(x: 40, y: 44), options: [])
      }),
    Sample(
      "linear, extended",
      Canvas { context, _ in
        context.drawLinearGradient(
          gradient, start: CGPoint(x: 15, y: 10), end: CGPoint(x: 40, y: 44),
          options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      }),
    Sample(
      "two circles",
      Canvas { context, _ in
        context.drawRadialGradient(
          gradient, startCenter: CGPoint(x: 20, y: 20), startRadius: 4, endCenter: CGPoint(x: 28, y: 28),
          endRadius: 22, options: [])
      }),
    Sample(
      "shadow and clip",
      Canvas { context, rect in
        context.saveGState()
        star().addClip()
        UIColor.systemGreen.setFill()
        UIRectFill(rect)
        context.restoreGState()
        context.setShadow(offset: CGSize(width: 2, height: 2), blur: 4, color: UIColor.black.cgColor)
        UIColor.systemPink.setFill()
        context.fillEllipse(in: CGRect(x: 20, y: 22, width: 14, height: 14))
      }),
  ]
}
