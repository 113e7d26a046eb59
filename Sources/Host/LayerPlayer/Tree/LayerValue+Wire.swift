import PageProtocol

extension LayerValue {
  /// A value as a page sent it, without what is no number and what is beyond all measure.
  init(_ value: LayerPropertyValue) {
    self =
      switch value {
      case .number(let number): .some(number)
      case .point(let point): .some(point.x, point.y)
      case .size(let size): .some(size.width, size.height)
      case .vector(let vector): .some(vector.x, vector.y, vector.z)
      case .rect(let rect): .numbers(SIMD4(rect))
      case .matrix(let numbers): .matrix(Matrix4(numbers: numbers))
      case .flag(let flag): .flag(flag)
      case .count(let count): .count(Int(min(count, LayerValue.mostInstances)))
      case .corners(let corners): .choice(corners.rawValue)
      case .choice(let choice): .choice(choice)
      case .color(let color), .offsets(let color): .color(Color(color))
      case .optionalColor(let color): .color(color.map { Color($0) })
      case .colors(let colors): .colors(colors.prefix(LayerValue.mostStops).map { Color($0) })
      case .list(let list): .list(list.prefix(LayerValue.mostStops).map { Number.bounded($0) })
      case .path(let path): .path(path?.bounded)
      case .picture(let hash): .picture(hash)
      case .layer(let layer): .layer(layer)
      case .emitter(let structure): .emitter(structure)
      case .scalars(let scalars):
        .list(
          [scalars.birthRate, scalars.lifetime, scalars.velocity, scalars.scale, scalars.spin].map {
            Number.bounded(Double($0))
          })
      case .text(let block): .text(block)
      }
  }

  static let mostStops = 1_000
  static let mostInstances: UInt32 = 10_000

  private static func some(_ x: Double, _ y: Double = 0, _ z: Double = 0) -> LayerValue {
    .numbers([Number.bounded(x), Number.bounded(y), Number.bounded(z), 0])
  }
}
