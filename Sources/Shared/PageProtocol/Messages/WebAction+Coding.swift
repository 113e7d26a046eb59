extension WebAction {
  func write(to writer: inout ByteWriter) {
    switch self {
    case .load(let document):
      writer.u8(0)
      document.write(to: &writer)
    case .evaluate(let question, let source):
      writer.u8(1)
      writer.u32(question)
      writer.string(source)
    case .end: writer.u8(2)
    }
  }

  init(from reader: inout ByteReader) throws(ProtocolError) {
    let number = try reader.u8()
    switch number {
    case 0: self = .load(try WebDocument(from: &reader))
    case 1: self = .evaluate(question: try reader.u32(), source: try reader.string())
    case 2: self = .end
    default: throw .value("web action \(number)")
    }
  }
}

extension WebDocument {
  func write(to writer: inout ByteWriter) {
    writer.u32(load)
    writer.string(markup)
    for texts in [startScripts, endScripts, handlers] {
      writer.list(texts) { $0.string($1) }
    }
  }

  init(from reader: inout ByteReader) throws(ProtocolError) {
    func texts(_ reader: inout ByteReader) throws(ProtocolError) -> [String] {
      try reader.list { (reader) throws(ProtocolError) in try reader.string() }
    }
    self.init(
      load: try reader.u32(), markup: try reader.string(), startScripts: try texts(&reader),
      endScripts: try texts(&reader), handlers: try texts(&reader))
  }
}

extension WebPlace {
  func write(to writer: inout ByteWriter) {
    writer.u32(view)
    writer.u32(layer)
  }

  init(from reader: inout ByteReader) throws(ProtocolError) {
    self.init(view: try reader.u32(), layer: try reader.u32())
  }
}

extension WebWord {
  func write(to writer: inout ByteWriter) {
    writer.u32(view)
    writer.u32(load)
    writer.u8(kind.rawValue)
    writer.u32(question)
    writer.string(name)
    writer.string(text)
  }

  init(from reader: inout ByteReader) throws(ProtocolError) {
    self.init(
      view: try reader.u32(), load: try reader.u32(), kind: try reader.choice(Kind.self),
      question: try reader.u32(), name: try reader.string(), text: try reader.string())
  }
}
