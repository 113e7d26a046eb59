import PageProtocol

extension Everything {
  static let properties: [LayerProperty] = [
    .bounds(x: 0, y: 1, width: 2, height: 3), .position(x: 4, y: 5), .anchorPoint(x: 0, y: 1),
    .zPosition(6), .transform((0..<16).map(Double.init)),
    .sublayerTransform((0..<16).map(Double.init)), .opacity(0.5), .isHidden(true),
    .masksToBounds(true), .isDoubleSided(false),
    .backgroundColor(LayerColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)),
    .cornerRadius(10), .borderWidth(1), .borderColor(nil), .contents(.max),
    .contentsGravity(.bottomRight), .contentsScale(2), .shadowColor(nil), .shadowOpacity(0.5),
    .shadowOffset(width: 0, height: 3), .shadowRadius(4),
    .maskedCorners([.minXMinY, .maxXMaxY]), .cornerCurve(.continuous),
    .contentsRect(LayerRect(x: 0, y: 0.25, width: 0.5, height: 0.75)),
    .contentsCenter(LayerRect(x: 0.5, y: 0.5, width: 0, height: 0.125)), .mask(9), .mask(nil),
    .shadowPath(path), .anchorPointZ(-3), .isGeometryFlipped(true),
    .magnificationFilter(.nearest), .minificationFilter(.trilinear), .blendMode(.plusLighter),
    .contentsTint(.white), .backdropBlur(20), .backdropSaturation(1.8),
    .backdropTint(.white), .silhouette(.black),
  ]

  static let kindProperties: [LayerProperty] = [
    .path(path), .path(nil), .fillColor(nil), .fillRule(.evenOdd), .strokeColor(.black),
    .strokeStart(0.25), .strokeEnd(0.75), .lineWidth(3), .miterLimit(4), .lineCap(.square),
    .lineJoin(.bevel), .lineDashPhase(2), .lineDashPattern([4, 1]), .gradientType(.conic),
    .colors([.black, .white]), .locations([0, 0.5]), .startPoint(x: 0, y: 1),
    .endPoint(x: 1, y: 0), .instanceCount(7), .preservesDepth(true), .instanceDelay(0.5),
    .instanceTransform((0..<16).map(Double.init)),
    .instanceColor(LayerColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)),
    .instanceColorOffsets(LayerColor(red: -0.5, green: 0, blue: 0, alpha: -0.125)),
    .emitter(emitter), .emitterPosition(x: 1, y: 2, z: 3),
    .emitterSize(width: 4, height: 5, depth: 6),
    .emitterScalars(EmitterScalars(birthRate: 2, lifetime: 3, velocity: 4, scale: 5, spin: 6)),
    .text(text), .text(nil),
  ]

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
    ] + (properties + kindProperties).map { .set(1, $0) })
}
