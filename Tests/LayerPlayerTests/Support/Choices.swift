import PageProtocol

/// The names of what can be chosen, as scenes spell them.
enum Choices {
  static func kind(_ json: JSON) throws -> LayerKind {
    try choice(json, ["plain", "shape", "gradient", "replicator", "emitter", "transform"])
  }

  static func fill(_ json: JSON?) throws -> LayerAnimation.Fill {
    try json.map { try choice($0, ["removed", "forwards", "backwards", "both"]) } ?? .backwards
  }

  static func transition(_ json: JSON?) throws -> LayerTransition.Kind {
    try choice(
      json ?? .null,
      [
        "", "flipFromLeft", "flipFromRight", "curlUp", "curlDown", "crossDissolve",
        "flipFromTop", "flipFromBottom", "push", "moveIn", "reveal",
      ])
  }

  static func side(_ json: JSON?) throws -> LayerTransition.Direction? {
    try json.map { try choice($0, ["right", "left", "top", "bottom"]) }
  }

  static func emitterShape(_ json: JSON?) throws -> EmitterStructure.Shape {
    try json.map {
      try choice($0, ["point", "line", "rectangle", "cuboid", "circle", "sphere"])
    } ?? .point
  }

  static func emitterMode(_ json: JSON?) throws -> EmitterStructure.Mode {
    try json.map { try choice($0, ["points", "outline", "surface", "volume"]) } ?? .volume
  }

  static func renderMode(_ json: JSON?) throws -> EmitterStructure.RenderMode {
    try json.map {
      try choice($0, ["unordered", "oldestFirst", "oldestLast", "backToFront", "additive"])
    } ?? .unordered
  }

  /// A property that is one of a few; none for another property.
  static func property(_ name: String, _ json: JSON) throws -> LayerProperty? {
    switch name {
    case "contentsGravity":
      .contentsGravity(
        try choice(
          json,
          [
            "resize", "aspect", "aspectFill", "center", "top", "bottom", "left", "right",
            "topLeft", "topRight", "bottomLeft", "bottomRight",
          ]))
    case "maskedCorners": .maskedCorners(LayerCorners(rawValue: UInt8(try json.number())))
    case "cornerCurve": .cornerCurve(try choice(json, ["circular", "continuous"]))
    case "magnificationFilter": .magnificationFilter(try filter(json))
    case "minificationFilter": .minificationFilter(try filter(json))
    case "blendMode": .blendMode(try choice(json, blendModes))
    case "fillRule": .fillRule(try choice(json, ["nonZero", "evenOdd"]))
    case "lineCap": .lineCap(try choice(json, ["butt", "round", "square"]))
    case "lineJoin": .lineJoin(try choice(json, ["miter", "round", "bevel"]))
    case "gradientType": .gradientType(try choice(json, ["axial", "radial", "conic"]))
    default: nil
    }
  }

  static let blendModes = [
    "normal", "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn",
    "softLight", "hardLight", "difference", "exclusion", "hue", "saturation", "color",
    "luminosity", "clear", "copy", "sourceIn", "sourceOut", "sourceAtop", "destinationOver",
    "destinationIn", "destinationOut", "destinationAtop", "xor", "plusDarker", "plusLighter",
  ]

  nonisolated(unsafe) static let cellNumbers: [String: WritableKeyPath<EmitterCell, Float>] = [
    "birthRate": \.birthRate, "lifetime": \.lifetime, "lifetimeRange": \.lifetimeRange,
    "emissionLatitude": \.emissionLatitude, "emissionLongitude": \.emissionLongitude,
    "emissionRange": \.emissionRange, "velocity": \.velocity, "velocityRange": \.velocityRange,
    "xAcceleration": \.xAcceleration, "yAcceleration": \.yAcceleration,
    "zAcceleration": \.zAcceleration, "scale": \.scale, "scaleRange": \.scaleRange,
    "scaleSpeed": \.scaleSpeed, "spin": \.spin, "spinRange": \.spinRange, "redRange": \.redRange,
    "greenRange": \.greenRange, "blueRange": \.blueRange, "alphaRange": \.alphaRange,
    "redSpeed": \.redSpeed, "greenSpeed": \.greenSpeed, "blueSpeed": \.blueSpeed,
    "alphaSpeed": \.alphaSpeed,
  ]

  private static func filter(_ json: JSON) throws -> ContentsFilter {
    try choice(json, ["linear", "nearest", "trilinear"])
  }

  private static func choice<Choice: RawRepresentable<UInt8>>(
    _ json: JSON, _ names: [String]
  ) throws -> Choice {
    var number: UInt8?
    if case .number(let value) = json { number = UInt8(value) }
    if case .text(let name) = json { number = names.firstIndex(of: name).map { UInt8($0) } }
    guard let number, let choice = Choice(rawValue: number) else {
      throw JSON.Problem("\(json) is none of \(names)")
    }
    return choice
  }
}
