extension LayerProperty {
  func write(to writer: inout ByteWriter) {
    writer.u8(key.rawValue)
    value.write(to: &writer)
  }

  init(from reader: inout ByteReader) throws(ProtocolError) {
    let key = try reader.choice(Key.self)
    self.init(key, try LayerPropertyValue(key.schema.kind, from: &reader))
  }
}

extension LayerPropertyValue {
  fileprivate func write(to writer: inout ByteWriter) {
    switch self {
    case .number(let number): writer.f64(number)
    case .point(let point): writer.numbers(point.x, point.y)
    case .size(let size): writer.numbers(size.width, size.height)
    case .vector(let vector): writer.numbers(vector.x, vector.y, vector.z)
    case .rect(let rect): rect.write(to: &writer)
    case .matrix(let matrix):
      precondition(matrix.count == 16, "a transform has sixteen numbers")
      for number in matrix { writer.f64(number) }
    case .flag(let flag): writer.bool(flag)
    case .count(let count): writer.u32(count)
    case .corners(let corners): writer.u8(corners.rawValue)
    case .choice(let choice): writer.u8(choice)
    case .color(let color), .offsets(let color): color.write(to: &writer)
    case .optionalColor(let color): writer.optional(color) { $1.write(to: &$0) }
    case .colors(let colors): writer.list(colors) { $1.write(to: &$0) }
    case .list(let numbers): writer.list(numbers) { $0.f64($1) }
    case .path(let path): writer.optional(path) { $1.write(to: &$0) }
    case .picture(let hash): writer.optional(hash) { $0.u64($1) }
    case .layer(let layer): writer.optional(layer) { $0.u32($1) }
    case .emitter(let structure): structure.write(to: &writer)
    case .scalars(let scalars): scalars.write(to: &writer)
    case .text(let block): writer.optional(block) { $1.write(to: &$0) }
    }
  }

  fileprivate init(
    _ kind: LayerPropertyKind, from reader: inout ByteReader
  ) throws(ProtocolError) {
    switch kind {
    case .number: self = .number(try reader.f64())
    case .point: self = .point(LayerPoint(x: try reader.f64(), y: try reader.f64()))
    case .size: self = .size(LayerSize(width: try reader.f64(), height: try reader.f64()))
    case .vector:
      self = .vector(LayerVector(x: try reader.f64(), y: try reader.f64(), z: try reader.f64()))
    case .rect: self = .rect(try LayerRect(from: &reader))
    case .matrix: self = .matrix(try reader.matrix())
    case .flag: self = .flag(try reader.bool())
    case .count: self = .count(try reader.u32())
    case .corners: self = .corners(try reader.corners())
    case .choice(let type): self = .choice(try reader.number(of: type))
    case .color: self = .color(try LayerColor(from: &reader))
    case .optionalColor:
      self = .optionalColor(try reader.optional(LayerColor.init(from:)))
    case .colors: self = .colors(try reader.list(LayerColor.init(from:)))
    case .offsets: self = .offsets(try LayerColor(from: &reader))
    case .list:
      self = .list(try reader.list { (reader) throws(ProtocolError) in try reader.f64() })
    case .path: self = .path(try reader.optional(LayerPath.init(from:)))
    case .picture:
      self = .picture(try reader.optional { (reader) throws(ProtocolError) in try reader.u64() })
    case .layer:
      self = .layer(try reader.optional { (reader) throws(ProtocolError) in try reader.u32() })
    case .emitter: self = .emitter(try EmitterStructure(from: &reader))
    case .scalars: self = .scalars(try EmitterScalars(from: &reader))
    case .text: self = .text(try reader.optional(TextBlock.init(from:)))
    }
  }
}

extension ByteReader {
  fileprivate mutating func number(
    of choices: any LayerChoice.Type
  ) throws(ProtocolError) -> UInt8 {
    let number = try u8()
    guard choices.has(number) else { throw .value("\(choices) \(number)") }
    return number
  }

  fileprivate mutating func corners() throws(ProtocolError) -> LayerCorners {
    let corners = LayerCorners(rawValue: try u8())
    guard corners.isSubset(of: .all) else { throw .value("corners \(corners.rawValue)") }
    return corners
  }

  fileprivate mutating func matrix() throws(ProtocolError) -> [Double] {
    var numbers: [Double] = []
    numbers.reserveCapacity(16)
    for _ in 0..<16 { numbers.append(try f64()) }
    return numbers
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
