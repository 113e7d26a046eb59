import Foundation

/// A gradient whose colours a function computes.
public final class CGShading: @unchecked Sendable {
  enum Shape {
    case axial(start: CGPoint, end: CGPoint)
    case radial(start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat)
  }

  let shape: Shape
  let gradient: CGGradient
  let options: CGGradientDrawingOptions

  /// Places at which the function is asked; between them colours are mixed.
  private static let samples = 256

  private init?(
    shape: Shape, space: CGColorSpace, function: CGFunction, extend: CGGradientDrawingOptions
  ) {
    var components: [CGFloat] = []
    for index in 0...CGShading.samples {
      var values = function.values(at: CGFloat(index) / CGFloat(CGShading.samples))
      if values.count == space.numberOfComponents { values.append(1) }
      guard values.count == space.numberOfComponents + 1 else { return nil }
      components += values
    }
    let gradient = CGGradient(
      colorSpace: space, colorComponents: components, locations: nil,
      count: CGShading.samples + 1)
    guard let gradient else { return nil }
    (self.shape, self.gradient, options) = (shape, gradient, extend)
  }

  public convenience init?(
    axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction,
    extendStart: Bool, extendEnd: Bool
  ) {
    self.init(
      shape: .axial(start: start, end: end), space: space, function: function,
      extend: CGShading.options(extendStart, extendEnd))
  }

  public convenience init?(
    radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint,
    endRadius: CGFloat, function: CGFunction, extendStart: Bool, extendEnd: Bool
  ) {
    let shape = Shape.radial(
      start: start, startRadius: startRadius, end: end, endRadius: endRadius)
    self.init(
      shape: shape, space: space, function: function,
      extend: CGShading.options(extendStart, extendEnd))
  }

  private static func options(_ start: Bool, _ end: Bool) -> CGGradientDrawingOptions {
    var options: CGGradientDrawingOptions = []
    if start { options.insert(.drawsBeforeStartLocation) }
    if end { options.insert(.drawsAfterEndLocation) }
    return options
  }

  public static let typeID: CFTypeID = 105
}
