extension TextBlock {
  func write(to writer: inout ByteWriter) {
    writer.list(fills) { $1.write(to: &$0) }
    writer.list(runs) { $1.write(to: &$0) }
    writer.list(lines) { $1.write(to: &$0) }
  }

  init(from reader: inout ByteReader) throws(ProtocolError) {
    self.init(
      fills: try reader.list { (reader) throws(ProtocolError) in try Box(from: &reader) },
      runs: try reader.list { (reader) throws(ProtocolError) in try Run(from: &reader) },
      lines: try reader.list { (reader) throws(ProtocolError) in try Box(from: &reader) })
  }
}

extension TextBlock.Box {
  fileprivate func write(to writer: inout ByteWriter) {
    rect.write(to: &writer)
    color.write(to: &writer)
  }

  fileprivate init(from reader: inout ByteReader) throws(ProtocolError) {
    self.init(rect: try LayerRect(from: &reader), color: try LayerColor(from: &reader))
  }
}

extension TextBlock.Run {
  fileprivate func write(to writer: inout ByteWriter) {
    writer.string(text)
    writer.u64(font)
    writer.numbers(size, x, y, width)
    color.write(to: &writer)
    writer.numbers(letterSpacing, slant)
    writer.optional(outline) { writer, outline in
      writer.f64(outline.width)
      outline.color.write(to: &writer)
    }
  }

  fileprivate init(from reader: inout ByteReader) throws(ProtocolError) {
    self.init(
      text: try reader.string(), font: try reader.u64(), size: try reader.f64(),
      x: try reader.f64(), y: try reader.f64(), width: try reader.f64(),
      color: try LayerColor(from: &reader), letterSpacing: try reader.f64(),
      slant: try reader.f64(),
      outline: try reader.optional { (reader) throws(ProtocolError) in
        TextBlock.Outline(width: try reader.f64(), color: try LayerColor(from: &reader))
      })
  }
}
