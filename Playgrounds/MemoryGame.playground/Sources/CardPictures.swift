import UIKit

/// The two sides of a card as pictures, crisp at any size.
public enum CardPictures {
  /// The size they were drawn for.
  public static let size = Brush.space

  /// The side with an animal on it; as sharp as the screen, or of so many pixels to a point.
  public static func face(
    _ face: Face, size: CGSize = CardPictures.size, cornerRadius: CGFloat = 12,
    scale: CGFloat? = nil
  ) -> UIImage {
    card(size, cornerRadius, scale) { sheet in
      let scenery = Scenery(face.animal)
      UIColor(hex: 0xFFFDF8).setFill()
      UIRectFill(sheet.area)
      sheet.panel.addClip()
      scenery.sky.setFill()
      UIRectFill(sheet.area)
      let brush = sheet.brush()
      brush.oval(Brush.white.withAlphaComponent(0.35), at: (60, 74), 100, 100)
      brush.blob(
        scenery.ground, (-90, 118), (-60, 122), (-30, 115), (0, 122), (30, 114), (60, 120),
        (90, 113), (120, 121), (150, 115), (180, 122), (210, 118), (210, 400), (-90, 400))
      brush.portrait(of: face.animal)
      brush.dress(face.animal, in: face.outfit)
    }
  }

  /// The side that is the same on all cards: a hand, or a picture of your own.
  public static func back(
    _ color: UIColor, picture: UIImage? = nil, size: CGSize = CardPictures.size,
    cornerRadius: CGFloat = 12,
    scale: CGFloat? = nil
  ) -> UIImage {
    card(size, cornerRadius, scale) { sheet in
      color.setFill()
      UIRectFill(sheet.area)
      if let picture { return picture.draw(in: sheet.area) }
      let edge = sheet.edge
      sheet.context.saveGState()
      edge.addClip()
      dots(in: sheet.area)
      sheet.context.restoreGState()
      edge.lineWidth = 2
      UIColor(white: 1, alpha: 0.55).setStroke()
      edge.stroke()
      sheet.brush().hand()
    }
  }

  private static func card(
    _ size: CGSize, _ cornerRadius: CGFloat, _ scale: CGFloat?, draw: (Sheet) -> Void
  ) -> UIImage {
    guard size.width > 0, size.height > 0 else { return UIImage() }
    let format = UIGraphicsImageRendererFormat.preferred()
    if let scale { format.scale = scale }
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      let area = CGRect(origin: .zero, size: size)
      UIBezierPath(roundedRect: area, cornerRadius: cornerRadius).addClip()
      draw(Sheet(area: area, cornerRadius: cornerRadius, context: context.cgContext))
    }
  }

  private static func dots(in area: CGRect) {
    UIColor(white: 1, alpha: 0.16).setFill()
    for row in 0..<Int(area.height / 16 + 1) {
      for column in 0..<Int(area.width / 16 + 1) {
        let shift: CGFloat = row % 2 == 0 ? 0 : 8
        let corner = CGPoint(x: 10 + CGFloat(column) * 16 + shift, y: 12 + CGFloat(row) * 16)
        UIBezierPath(ovalIn: CGRect(origin: corner, size: CGSize(width: 4, height: 4))).fill()
      }
    }
  }
}

/// What a picture is drawn on.
private struct Sheet {
  let area: CGRect
  let cornerRadius: CGFloat
  let context: CGContext

  /// How much larger the drawing is than it was made for.
  private var scale: CGFloat {
    min(area.width / Brush.space.width, area.height / Brush.space.height)
  }

  /// A brush whose space lies in the middle of the sheet.
  func brush() -> Brush {
    let space = Brush.space
    context.translateBy(
      x: (area.width - space.width * scale) / 2, y: (area.height - space.height * scale) / 2)
    context.scaleBy(x: scale, y: scale)
    return Brush(context: context)
  }

  var panel: UIBezierPath { inner(by: 7 * scale) }
  var edge: UIBezierPath { inner(by: 6 * scale) }

  private func inner(by inset: CGFloat) -> UIBezierPath {
    UIBezierPath(
      roundedRect: area.insetBy(dx: inset, dy: inset),
      cornerRadius: max(cornerRadius - inset * 0.6, 0))
  }
}

/// What is seen behind an animal.
private struct Scenery {
  let sky: UIColor
  let ground: UIColor

  init(_ animal: Animal) {
    let colors: (UInt32, UInt32)
    switch animal {
    case .fox: colors = (0xBFE3D9, 0xA5D4C7)
    case .owl: colors = (0xFBE3A8, 0xF5D485)
    case .cat: colors = (0xF9C9C4, 0xF3B2AC)
    case .frog: colors = (0xFCD9B8, 0xF8C79A)
    case .penguin: colors = (0xC4E4F3, 0xA6D5EA)
    case .bear: colors = (0xD5E8A9, 0xC1DA8A)
    case .rabbit: colors = (0xC9BCE8, 0xB7A6DE)
    case .whale: colors = (0xFFE9C7, 0x9ED8E6)
    }
    (sky, ground) = (UIColor(hex: colors.0), UIColor(hex: colors.1))
  }
}
