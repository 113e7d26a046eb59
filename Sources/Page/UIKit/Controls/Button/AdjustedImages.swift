import CoreGraphics
import Foundation

/// The pictures a button makes of those it was given: as templates, darker under a finger, fainter
/// when it is disabled. Each is made once.
@MainActor
struct AdjustedImages {
  enum Manner: Hashable {
    case template, original, darker, fainter
  }

  private struct Key: Hashable {
    let image: ObjectIdentifier
    let manner: Manner
  }

  /// What it was made of is kept beside it, so that the key stays its own.
  private var made: [Key: (from: UIImage, image: UIImage)] = [:]

  mutating func image(of image: UIImage, _ manner: Manner, tint: UIColor) -> UIImage {
    let key = Key(image: ObjectIdentifier(image), manner: manner)
    if let known = made[key] { return known.image }
    let new: UIImage
    switch manner {
    case .template: new = image.withRenderingMode(.alwaysTemplate)
    case .original: new = image.withRenderingMode(.alwaysOriginal)
    case .darker, .fainter: new = Self.drawn(image, manner, tint: tint)
    }
    made[key] = (image, new)
    return new
  }

  mutating func forget() {
    made = [:]
  }

  private static func drawn(_ image: UIImage, _ manner: Manner, tint: UIColor) -> UIImage {
    let rect = CGRect(origin: .zero, size: image.size)
    let sheet = DrawingSheet(size: image.size, scale: image.scale)
    guard rect.width > 0, rect.height > 0, let context = sheet.context else { return image }
    let colored =
      image.isTemplate ? image.withTintColor(tint, renderingMode: .alwaysOriginal) : image
    GraphicsStack.push(sheet)
    if manner == .darker {
      colored.draw(in: rect)
      context.setBlendMode(.sourceAtop)
      context.setFillColor(UIColor(white: 0, alpha: 0.45).cgColor)
      context.fill(rect)
    } else {
      colored.draw(in: rect, blendMode: .normal, alpha: 0.5)
    }
    GraphicsStack.pop()
    return image.repainted(sheet.drawnImage(), scale: image.scale).restyled {
      ($0.tint, $0.symbol, $0.asset) = (nil, nil, nil)
      $0.renderingMode = .alwaysOriginal
    }
  }
}
