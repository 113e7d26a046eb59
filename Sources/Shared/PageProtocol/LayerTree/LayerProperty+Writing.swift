extension LayerProperty {
  func write(to writer: inout ByteWriter) {
    writer.u8(key.rawValue)
    if let number {
      writer.f64(number)
    } else if let flag {
      writer.bool(flag)
    } else if let choice {
      writer.u8(choice)
    } else {
      writeStructure(to: &writer)
    }
  }

  /// What is more than one number, flag or choice.
  private func writeStructure(to writer: inout ByteWriter) {
    switch self {
    case .bounds(let x, let y, let width, let height): writer.numbers(x, y, width, height)
    case .position(let x, let y), .anchorPoint(let x, let y), .shadowOffset(let x, let y),
      .startPoint(let x, let y), .endPoint(let x, let y):
      writer.numbers(x, y)
    case .emitterPosition(let x, let y, let z), .emitterSize(let x, let y, let z):
      writer.numbers(x, y, z)
    case .transform(let matrix), .sublayerTransform(let matrix), .instanceTransform(let matrix):
      precondition(matrix.count == 16, "a transform has sixteen numbers")
      for number in matrix { writer.f64(number) }
    case .backgroundColor(let color), .borderColor(let color), .shadowColor(let color),
      .contentsTint(let color), .backdropTint(let color), .silhouette(let color),
      .fillColor(let color), .strokeColor(let color):
      writer.optional(color) { $1.write(to: &$0) }
    case .instanceColor(let color), .instanceColorOffsets(let color): color.write(to: &writer)
    case .contents(let hash): writer.optional(hash) { $0.u64($1) }
    case .mask(let layer): writer.optional(layer) { $0.u32($1) }
    case .contentsRect(let rect), .contentsCenter(let rect): rect.write(to: &writer)
    case .shadowPath(let path), .path(let path): writer.optional(path) { $1.write(to: &$0) }
    case .colors(let colors): writer.list(colors) { $1.write(to: &$0) }
    case .lineDashPattern(let numbers), .locations(let numbers):
      writer.list(numbers) { $0.f64($1) }
    case .instanceCount(let count): writer.u32(count)
    case .emitter(let structure): structure.write(to: &writer)
    case .emitterScalars(let scalars): scalars.write(to: &writer)
    case .text(let block): writer.optional(block) { $1.write(to: &$0) }
    default: preconditionFailure("\(key) is a number, a flag or a choice")
    }
  }

  /// The value of a property that is one number.
  private var number: Double? {
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

  private var flag: Bool? {
    switch self {
    case .isHidden(let flag), .masksToBounds(let flag), .isDoubleSided(let flag),
      .isGeometryFlipped(let flag), .preservesDepth(let flag):
      flag
    default: nil
    }
  }

  private var choice: UInt8? {
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
}

extension LayerColor {
  func write(to writer: inout ByteWriter) {
    for component in [red, green, blue, alpha] { writer.f32(component) }
  }

  init(from reader: inout ByteReader) throws(ProtocolError) {
    self.init(
      red: try reader.f32(), green: try reader.f32(), blue: try reader.f32(),
      alpha: try reader.f32())
  }
}

extension LayerRect {
  func write(to writer: inout ByteWriter) {
    writer.numbers(x, y, width, height)
  }

  init(from reader: inout ByteReader) throws(ProtocolError) {
    self.init(
      x: try reader.f64(), y: try reader.f64(), width: try reader.f64(),
      height: try reader.f64())
  }
}
