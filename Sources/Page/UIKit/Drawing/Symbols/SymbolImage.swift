import CoreGraphics
import Foundation

/// One of Apple's symbols, drawn from the installed icon set.
///
/// The set's drawings are 16 units high; at a point size of 17 the largest are 20 points, as
/// Apple's are. A weight makes the lines thicker or thinner by drawing along, or taking away, their
/// edges.
struct SymbolImage {
  let name: String
  private let drawing: VectorDrawing

  /// None for a name that is no symbol, or where the set is not installed.
  init?(named name: String) {
    guard let drawing = SymbolSet.drawing(of: name) else { return nil }
    (self.name, self.drawing) = (name, drawing)
  }

  /// A symbol of a page's own.
  init(name: String, drawing: VectorDrawing) {
    (self.name, self.drawing) = (name, drawing)
  }

  /// The symbol as a picture: the pixels, and how many a point has.
  func picture(_ style: SymbolStyle) -> (image: CGImage, scale: CGFloat)? {
    let scale = UIScreen.pixelsPerPoint
    let unit = style.unit(of: drawing.side)
    let bounds = drawing.bounds
    let thickness = style.thickness
    let size = CGSize(
      width: ((bounds.width * unit + max(thickness, 0)) * scale).rounded(.up) / scale,
      height: ((bounds.height * unit + max(thickness, 0)) * scale).rounded(.up) / scale)
    let sheet = DrawingSheet(size: size, scale: scale)
    guard let context = sheet.context else { return nil }
    context.translateBy(x: size.width / 2, y: size.height / 2)
    context.scaleBy(x: unit, y: unit)
    context.translateBy(x: -bounds.midX, y: -bounds.midY)
    for shape in drawing.shapes { draw(shape, edge: thickness / unit, in: context) }
    return sheet.drawnImage().map { ($0, scale) }
  }

  private func draw(_ shape: VectorDrawing.Shape, edge: CGFloat, in context: CGContext) {
    context.setFillColor(.black)
    context.setStrokeColor(.black)
    context.saveGState()
    if shape.isCut { context.setBlendMode(.destinationOut) }
    context.beginPath()
    context.addPath(shape.path)
    context.fillPath(using: shape.rule)
    context.restoreGState()
    guard edge != 0, !shape.isCut else { return }
    context.saveGState()
    if edge < 0 { context.setBlendMode(.destinationOut) }
    context.setLineWidth(abs(edge))
    context.setLineJoin(.round)
    context.beginPath()
    context.addPath(shape.path)
    context.strokePath()
    context.restoreGState()
  }
}

/// All that says how a symbol is drawn; what is not specified is Apple's default.
struct SymbolStyle: Equatable {
  var pointSize: CGFloat?
  var weight: UIImage.SymbolWeight?
  var scale: UIImage.SymbolScale?
  var colors: [UIColor]?
  var prefersMulticolor = false

  private static let defaultPointSize: CGFloat = 17

  func unit(of side: CGFloat) -> CGFloat {
    let factor: CGFloat =
      switch scale ?? .default {
      case .small: 0.78
      case .large: 1.28
      case .unspecified, .default, .medium: 1
      }
    return (pointSize ?? Self.defaultPointSize) * (20 / 17) * factor / side
  }

  /// How much wider lines are than the set has them, in points.
  var thickness: CGFloat {
    let share: CGFloat =
      switch weight ?? .unspecified {
      case .ultraLight: -0.035
      case .thin: -0.028
      case .light: -0.016
      case .unspecified, .regular: 0
      case .medium: 0.012
      case .semibold: 0.024
      case .bold: 0.036
      case .heavy: 0.05
      case .black: 0.065
      }
    return share * (pointSize ?? Self.defaultPointSize)
  }

  /// With what another specifies on top.
  func applying(_ other: SymbolStyle) -> SymbolStyle {
    SymbolStyle(
      pointSize: other.pointSize ?? pointSize, weight: other.weight ?? weight,
      scale: other.scale ?? scale, colors: other.colors ?? colors,
      prefersMulticolor: other.prefersMulticolor || prefersMulticolor)
  }
}
