import PageProtocol

extension Everything {
  /// Each property with a value of its kind, with the value of a new layer, and without one.
  static let properties: [LayerProperty] =
    LayerProperty.Key.allCases.flatMap { key in
      [LayerProperty(key, value(of: key.schema.kind)), LayerProperty(key, key.schema.initialValue)]
    } + [.mask(nil), .path(nil), .text(nil), .contents(nil), .borderColor(nil)]

  private static func value(of kind: LayerPropertyKind) -> LayerPropertyValue {
    let color = LayerColor(red: 0.25, green: -0.5, blue: 0.75, alpha: 1)
    return switch kind {
    case .number: .number(0.625)
    case .point: .point(LayerPoint(x: 4, y: 5))
    case .size: .size(LayerSize(width: 6, height: 7))
    case .vector: .vector(LayerVector(x: 1, y: 2, z: 3))
    case .rect: .rect(LayerRect(x: 0, y: 0.25, width: 0.5, height: 0.75))
    case .matrix: .matrix((0..<16).map(Double.init))
    case .flag: .flag(true)
    case .count: .count(7)
    case .corners: .corners([.minXMinY, .maxXMaxY])
    case .choice(let choices): .choice(last(of: choices))
    case .color: .color(color)
    case .optionalColor: .optionalColor(color)
    case .colors: .colors([.black, color])
    case .offsets: .offsets(color)
    case .list: .list([4, 1])
    case .path: .path(path)
    case .picture: .picture(.max)
    case .layer: .layer(9)
    case .emitter: .emitter(emitter)
    case .scalars:
      .scalars(EmitterScalars(birthRate: 2, lifetime: 3, velocity: 4, scale: 5, spin: 6))
    case .text: .text(text)
    }
  }

  private static func last<Choice: LayerChoice>(of choices: Choice.Type) -> UInt8 {
    choices.allCases.map(\.rawValue).max()!
  }

  static let path = LayerPath([
    .move(LayerPoint(x: 1, y: 2)), .line(LayerPoint(x: 3, y: 4)),
    .quadratic(LayerPoint(x: 5, y: 6), to: LayerPoint(x: 7, y: 8)),
    .cubic(LayerPoint(x: 9, y: 10), LayerPoint(x: 11, y: 12), to: LayerPoint(x: 13, y: 14)),
    .close,
  ])

  static let emitter: EmitterStructure = {
    var cell = EmitterCell()
    cell.name = "spark"
    cell.picture = 77
    cell.contentsRect = LayerRect(x: 0, y: 0, width: 0.5, height: 0.5)
    (cell.contentsScale, cell.birthRate, cell.lifetime, cell.lifetimeRange) = (2, 1, 2, 3)
    (cell.emissionLatitude, cell.emissionLongitude, cell.emissionRange) = (4, 5, 6)
    (cell.velocity, cell.velocityRange, cell.xAcceleration) = (7, 8, 9)
    (cell.yAcceleration, cell.zAcceleration, cell.scale, cell.scaleRange) = (10, 11, 12, 13)
    (cell.scaleSpeed, cell.spin, cell.spinRange, cell.redRange) = (14, 15, 16, 17)
    (cell.greenRange, cell.blueRange, cell.alphaRange, cell.redSpeed) = (18, 19, 20, 21)
    (cell.greenSpeed, cell.blueSpeed, cell.alphaSpeed) = (22, 23, 24)
    (cell.color, cell.beginTime, cell.duration) = (.black, 0.5, 4)
    cell.cells = [EmitterCell()]
    return EmitterStructure(
      shape: .sphere, mode: .outline, renderMode: .additive, preservesDepth: true, seed: 5,
      begin: 1.5, cells: [cell, EmitterCell()])
  }()

  static let text = TextBlock(
    fills: [.init(rect: LayerRect(x: 1, y: 2, width: 3, height: 4), color: .white)],
    runs: [
      .init(text: "Hallå", font: 12, size: 17, x: 0, y: 16.5, width: 40.25, color: .black),
      .init(
        text: "då", font: 13, size: 9, x: 1, y: 2, width: 3, color: .white, letterSpacing: 0.5,
        slant: 0.25, outline: .init(width: 2, color: .black)),
    ],
    lines: [.init(rect: LayerRect(x: 0, y: 18, width: 40, height: 1), color: .black)])

  static let fonts = [
    FontResource(
      hash: 1, family: "Inter", source: .studioFile, bytes: Array("Inter-Bold.otf".utf8)),
    FontResource(
      hash: 2, family: "Comic", source: .fileBytes, bytes: [0, 1, 0, 0], weight: 700,
      isItalic: true),
  ]

  static let animation = LayerAnimation(
    values: [.opacity(0), .opacity(1), .opacity(0.5), .opacity(1)], keyTimes: [0, 0.25, 0.5, 1],
    timings: [.linear, .cubic(0.25, 0.1, 0.25, 1), .samples([0, 1.2, 1])], isAdditive: true,
    delay: 0.1, duration: 2, repeatCount: .infinity, autoreverses: true, fill: .both,
    isRemovedOnCompletion: false, mode: .discrete, isCumulative: true, rate: 0.5)

  static let commit = LayerCommit(
    number: 1, time: 2.5,
    operations: [
      .transition(1, LayerTransition(kind: .flipFromBottom, duration: 1, timing: .linear)),
      .transition(
        1, LayerTransition(kind: .push, direction: .fromTop, duration: 1, timing: .linear)),
      .create(1), .create(2, .emitter), .sublayers(1, [2, 3]), .root(1),
      .addAnimation(1, key: "opacity", animation), .removeAnimation(1, key: "a"), .remove(2),
    ] + properties.map { .set(1, $0) })
}
