import Foundation

extension LayerKey {
  /// Core Animation's names of a property's choices, in the order of their numbers on the wire.
  var choices: [String] { LayerKey.names[self] ?? [""] }

  /// The number of a choice; an unknown name is the first choice.
  func choice(named name: String) -> UInt8 {
    if self == .blendMode { return UInt8(LayerFilterNames.number(name)) }
    return UInt8(choices.firstIndex(of: name) ?? 0)
  }

  private static let names: [LayerKey: [String]] = [
    .contentsGravity: gravities.map(\.rawValue), .cornerCurve: curves.map(\.rawValue),
    .magnificationFilter: filters.map(\.rawValue), .minificationFilter: filters.map(\.rawValue),
    .fillRule: rules.map(\.rawValue), .lineCap: caps.map(\.rawValue),
    .lineJoin: joins.map(\.rawValue), .gradientType: gradients.map(\.rawValue),
  ]

  private static let gravities: [CALayerContentsGravity] = [
    .resize, .resizeAspect, .resizeAspectFill, .center, .top, .bottom, .left, .right, .topLeft,
    .topRight, .bottomLeft, .bottomRight,
  ]
  private static let curves: [CALayerCornerCurve] = [.circular, .continuous]
  private static let filters: [CALayerContentsFilter] = [.linear, .nearest, .trilinear]
  private static let rules: [CAShapeLayerFillRule] = [.nonZero, .evenOdd]
  private static let caps: [CAShapeLayerLineCap] = [.butt, .round, .square]
  private static let joins: [CAShapeLayerLineJoin] = [.miter, .round, .bevel]
  private static let gradients: [CAGradientLayerType] = [.axial, .radial, .conic]
}
