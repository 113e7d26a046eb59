import PageProtocol

extension LayerValue {
  /// A property as a page sent it, without what is no number and what is beyond all measure.
  init(_ property: LayerProperty) {
    if let number = property.lone {
      self = .numbers([Number.bounded(number), 0, 0, 0])
    } else if let flag = property.flag {
      self = .flag(flag)
    } else if let choice = property.choice {
      self = .choice(choice)
    } else if let color = property.color {
      self = .color(color.map { Color($0) })
    } else {
      self.init(structure: property)
    }
  }

  private init(structure property: LayerProperty) {
    switch property {
    case .bounds(let x, let y, let width, let height): self = .some(x, y, width, height)
    case .position(let x, let y), .anchorPoint(let x, let y), .shadowOffset(let x, let y),
      .startPoint(let x, let y), .endPoint(let x, let y):
      self = .some(x, y)
    case .emitterPosition(let x, let y, let z), .emitterSize(let x, let y, let z):
      self = .some(x, y, z)
    case .contentsRect(let rect), .contentsCenter(let rect): self = .numbers(SIMD4(rect))
    case .transform(let numbers), .sublayerTransform(let numbers),
      .instanceTransform(let numbers):
      self = .matrix(Matrix4(numbers: numbers))
    case .contents(let hash): self = .picture(hash)
    case .mask(let layer): self = .layer(layer)
    case .shadowPath(let path), .path(let path): self = .path(path?.bounded)
    case .colors(let colors): self = .colors(colors.prefix(Self.mostStops).map { Color($0) })
    case .locations(let list), .lineDashPattern(let list):
      self = .list(list.prefix(Self.mostStops).map { Number.bounded($0) })
    case .instanceCount(let count): self = .count(Int(min(count, Self.mostInstances)))
    case .emitter(let structure): self = .emitter(structure)
    case .emitterScalars(let factors):
      self = .list(
        [factors.birthRate, factors.lifetime, factors.velocity, factors.scale, factors.spin].map {
          Number.bounded(Double($0))
        })
    case .text(let block): self = .text(block)
    default: self = .flag(false)
    }
  }

  static let mostStops = 1_000
  static let mostInstances: UInt32 = 10_000

  private static func some(
    _ x: Double, _ y: Double, _ z: Double = 0, _ w: Double = 0
  ) -> LayerValue {
    .numbers([Number.bounded(x), Number.bounded(y), Number.bounded(z), Number.bounded(w)])
  }
}

extension LayerProperty {
  fileprivate var lone: Double? {
    switch self {
    case .zPosition(let number), .opacity(let number), .cornerRadius(let number),
      .borderWidth(let number), .contentsScale(let number), .shadowOpacity(let number),
      .shadowRadius(let number), .anchorPointZ(let number), .backdropBlur(let number),
      .backdropSaturation(let number), .strokeStart(let number),
      .strokeEnd(let number), .lineWidth(let number), .miterLimit(let number),
      .lineDashPhase(let number), .instanceDelay(let number):
      number
    default: nil
    }
  }

  fileprivate var flag: Bool? {
    switch self {
    case .isHidden(let flag), .masksToBounds(let flag), .isDoubleSided(let flag),
      .isGeometryFlipped(let flag), .preservesDepth(let flag):
      flag
    default: nil
    }
  }

  fileprivate var choice: UInt8? {
    switch self {
    case .contentsGravity(let choice): choice.rawValue
    case .maskedCorners(let corners): corners.rawValue
    case .cornerCurve(let choice): choice.rawValue
    case .magnificationFilter(let choice), .minificationFilter(let choice): choice.rawValue
    case .blendMode(let choice): choice.rawValue
    case .fillRule(let choice): choice.rawValue
    case .lineCap(let choice): choice.rawValue
    case .lineJoin(let choice): choice.rawValue
    case .gradientType(let choice): choice.rawValue
    default: nil
    }
  }

  fileprivate var color: LayerColor?? {
    switch self {
    case .backgroundColor(let color), .borderColor(let color), .shadowColor(let color),
      .contentsTint(let color), .backdropTint(let color), .silhouette(let color),
      .fillColor(let color), .strokeColor(let color):
      .some(color)
    case .instanceColor(let color), .instanceColorOffsets(let color): .some(color)
    default: nil
    }
  }
}
