extension LayerProperty {
  init(from reader: inout ByteReader) throws(ProtocolError) {
    let key = try reader.choice(Key.self)
    if let property = try LayerProperty.readOfAnyLayer(key, from: &reader) {
      self = property
    } else {
      self = try LayerProperty.readOfAKind(key, from: &reader)
    }
  }

  /// What every layer has; none for what only layers of a kind have.
  private static func readOfAnyLayer(
    _ key: Key, from reader: inout ByteReader
  ) throws(ProtocolError) -> LayerProperty? {
    switch key {
    case .bounds:
      return .bounds(
        x: try reader.f64(), y: try reader.f64(), width: try reader.f64(),
        height: try reader.f64())
    case .position: return .position(x: try reader.f64(), y: try reader.f64())
    case .anchorPoint: return .anchorPoint(x: try reader.f64(), y: try reader.f64())
    case .zPosition: return .zPosition(try reader.f64())
    case .transform: return .transform(try reader.matrix())
    case .sublayerTransform: return .sublayerTransform(try reader.matrix())
    case .opacity: return .opacity(try reader.f64())
    case .isHidden: return .isHidden(try reader.bool())
    case .masksToBounds: return .masksToBounds(try reader.bool())
    case .isDoubleSided: return .isDoubleSided(try reader.bool())
    case .backgroundColor: return .backgroundColor(try reader.color())
    case .cornerRadius: return .cornerRadius(try reader.f64())
    case .borderWidth: return .borderWidth(try reader.f64())
    case .borderColor: return .borderColor(try reader.color())
    case .contents:
      return .contents(try reader.optional { (reader) throws(ProtocolError) in try reader.u64() })
    case .contentsGravity: return .contentsGravity(try reader.choice(ContentsGravity.self))
    case .contentsScale: return .contentsScale(try reader.f64())
    case .shadowColor: return .shadowColor(try reader.color())
    case .shadowOpacity: return .shadowOpacity(try reader.f64())
    case .shadowOffset: return .shadowOffset(width: try reader.f64(), height: try reader.f64())
    case .shadowRadius: return .shadowRadius(try reader.f64())
    case .maskedCorners: return .maskedCorners(try reader.corners())
    case .cornerCurve: return .cornerCurve(try reader.choice(CornerCurve.self))
    case .contentsRect: return .contentsRect(try LayerRect(from: &reader))
    case .contentsCenter: return .contentsCenter(try LayerRect(from: &reader))
    case .mask:
      return .mask(try reader.optional { (reader) throws(ProtocolError) in try reader.u32() })
    case .shadowPath: return .shadowPath(try reader.path())
    case .anchorPointZ: return .anchorPointZ(try reader.f64())
    case .isGeometryFlipped: return .isGeometryFlipped(try reader.bool())
    case .magnificationFilter: return .magnificationFilter(try reader.choice(ContentsFilter.self))
    case .minificationFilter: return .minificationFilter(try reader.choice(ContentsFilter.self))
    case .blendMode: return .blendMode(try reader.choice(LayerBlendMode.self))
    case .contentsTint: return .contentsTint(try reader.color())
    case .backdropBlur: return .backdropBlur(try reader.f64())
    case .backdropSaturation: return .backdropSaturation(try reader.f64())
    case .backdropTint: return .backdropTint(try reader.color())
    case .silhouette: return .silhouette(try reader.color())
    default: return nil
    }
  }

  /// What layers of one kind have.
  private static func readOfAKind(
    _ key: Key, from reader: inout ByteReader
  ) throws(ProtocolError) -> LayerProperty {
    switch key {
    case .path: return .path(try reader.path())
    case .fillColor: return .fillColor(try reader.color())
    case .fillRule: return .fillRule(try reader.choice(FillRule.self))
    case .strokeColor: return .strokeColor(try reader.color())
    case .strokeStart: return .strokeStart(try reader.f64())
    case .strokeEnd: return .strokeEnd(try reader.f64())
    case .lineWidth: return .lineWidth(try reader.f64())
    case .miterLimit: return .miterLimit(try reader.f64())
    case .lineCap: return .lineCap(try reader.choice(LineCap.self))
    case .lineJoin: return .lineJoin(try reader.choice(LineJoin.self))
    case .lineDashPhase: return .lineDashPhase(try reader.f64())
    case .lineDashPattern:
      return .lineDashPattern(
        try reader.list { (reader) throws(ProtocolError) in try reader.f64() })
    case .gradientType: return .gradientType(try reader.choice(GradientType.self))
    case .colors:
      return .colors(
        try reader.list { (reader) throws(ProtocolError) in try LayerColor(from: &reader) })
    case .locations:
      return .locations(try reader.list { (reader) throws(ProtocolError) in try reader.f64() })
    case .startPoint: return .startPoint(x: try reader.f64(), y: try reader.f64())
    case .endPoint: return .endPoint(x: try reader.f64(), y: try reader.f64())
    case .instanceCount: return .instanceCount(try reader.u32())
    case .preservesDepth: return .preservesDepth(try reader.bool())
    case .instanceDelay: return .instanceDelay(try reader.f64())
    case .instanceTransform: return .instanceTransform(try reader.matrix())
    case .instanceColor: return .instanceColor(try LayerColor(from: &reader))
    case .instanceColorOffsets: return .instanceColorOffsets(try LayerColor(from: &reader))
    case .emitter: return .emitter(try EmitterStructure(from: &reader))
    case .emitterPosition:
      return .emitterPosition(x: try reader.f64(), y: try reader.f64(), z: try reader.f64())
    case .emitterSize:
      return .emitterSize(
        width: try reader.f64(), height: try reader.f64(), depth: try reader.f64())
    case .emitterScalars: return .emitterScalars(try EmitterScalars(from: &reader))
    case .text:
      return .text(
        try reader.optional { (reader) throws(ProtocolError) in try TextBlock(from: &reader) })
    default: throw .value("property \(key)")
    }
  }
}

extension ByteReader {
  fileprivate mutating func color() throws(ProtocolError) -> LayerColor? {
    try optional { (reader) throws(ProtocolError) in try LayerColor(from: &reader) }
  }

  fileprivate mutating func path() throws(ProtocolError) -> LayerPath? {
    try optional { (reader) throws(ProtocolError) in try LayerPath(from: &reader) }
  }

  fileprivate mutating func corners() throws(ProtocolError) -> LayerCorners {
    let corners = LayerCorners(rawValue: try u8())
    guard corners.isSubset(of: .all) else { throw .value("corners \(corners.rawValue)") }
    return corners
  }

  fileprivate mutating func matrix() throws(ProtocolError) -> [Double] {
    var numbers: [Double] = []
    for _ in 0..<16 { numbers.append(try f64()) }
    return numbers
  }
}
