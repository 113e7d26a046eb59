extension EmitterStructure {
  func write(to writer: inout ByteWriter) {
    writer.u8(shape.rawValue)
    writer.u8(mode.rawValue)
    writer.u8(renderMode.rawValue)
    writer.bool(preservesDepth)
    writer.u32(seed)
    writer.f64(begin)
    writer.list(cells) { $1.write(to: &$0) }
  }

  init(from reader: inout ByteReader) throws(ProtocolError) {
    self.init(
      shape: try reader.choice(Shape.self), mode: try reader.choice(Mode.self),
      renderMode: try reader.choice(RenderMode.self), preservesDepth: try reader.bool(),
      seed: try reader.u32(), begin: try reader.f64())
    var count = 0
    cells = try EmitterCell.list(from: &reader, depth: 1, count: &count)
  }
}

extension EmitterCell {
  fileprivate func write(to writer: inout ByteWriter) {
    writer.string(name)
    writer.optional(picture) { $0.u64($1) }
    contentsRect.write(to: &writer)
    writer.f64(contentsScale)
    for number in EmitterCell.numbers { writer.f32(self[keyPath: number]) }
    color.write(to: &writer)
    writer.f64(beginTime)
    writer.f64(duration)
    writer.list(cells) { $1.write(to: &$0) }
  }

  fileprivate static func list(
    from reader: inout ByteReader, depth: Int, count: inout Int
  ) throws(ProtocolError) -> [EmitterCell] {
    let wanted = Int(try reader.u32())
    guard wanted == 0 || depth <= EmitterStructure.mostDepth else {
      throw .value("emitter cells \(depth) deep")
    }
    count += wanted
    guard count <= EmitterStructure.mostCells else { throw .value("\(count) emitter cells") }
    var cells: [EmitterCell] = []
    for _ in 0..<wanted {
      cells.append(try EmitterCell(from: &reader, depth: depth, count: &count))
    }
    return cells
  }

  private init(
    from reader: inout ByteReader, depth: Int, count: inout Int
  ) throws(ProtocolError) {
    name = try reader.string()
    picture = try reader.optional { (reader) throws(ProtocolError) in try reader.u64() }
    contentsRect = try LayerRect(from: &reader)
    contentsScale = try reader.f64()
    for number in EmitterCell.numbers { self[keyPath: number] = try reader.f32() }
    color = try LayerColor(from: &reader)
    beginTime = try reader.f64()
    duration = try reader.f64()
    cells = try EmitterCell.list(from: &reader, depth: depth + 1, count: &count)
  }
}

extension EmitterScalars {
  func write(to writer: inout ByteWriter) {
    for number in [birthRate, lifetime, velocity, scale, spin] { writer.f32(number) }
  }

  init(from reader: inout ByteReader) throws(ProtocolError) {
    self.init(
      birthRate: try reader.f32(), lifetime: try reader.f32(), velocity: try reader.f32(),
      scale: try reader.f32(), spin: try reader.f32())
  }
}
