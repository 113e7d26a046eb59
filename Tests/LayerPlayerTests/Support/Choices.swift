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
