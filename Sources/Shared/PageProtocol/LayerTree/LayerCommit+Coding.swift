extension LayerCommit {
  func write(to writer: inout ByteWriter) {
    writer.u32(number)
    writer.f64(time)
    writer.list(operations) { $1.write(to: &$0) }
  }

  init(from reader: inout ByteReader) throws(ProtocolError) {
    self.init(
      number: try reader.u32(), time: try reader.f64(),
      operations: try reader.list { (reader) throws(ProtocolError) in
        try LayerOperation(from: &reader)
      })
  }
}

extension LayerOperation {
  private enum Kind: UInt8 {
    case transition = 1
    case create = 2, set = 3, sublayers = 4, root = 5, addAnimation = 6, removeAnimation = 7
    case remove = 8
  }

  fileprivate func write(to writer: inout ByteWriter) {
    func begin(_ kind: Kind, _ layer: LayerIdentifier) {
      writer.u8(kind.rawValue)
      writer.u32(layer)
    }
    switch self {
    case .transition(let layer, let transition):
      begin(.transition, layer)
      transition.write(to: &writer)
    case .create(let layer, let kind):
      begin(.create, layer)
      writer.u8(kind.rawValue)
    case .set(let layer, let property):
      begin(.set, layer)
      property.write(to: &writer)
    case .sublayers(let layer, let sublayers):
      begin(.sublayers, layer)
      writer.list(sublayers) { $0.u32($1) }
    case .root(let layer): begin(.root, layer)
    case .addAnimation(let layer, let key, let animation):
      begin(.addAnimation, layer)
      writer.string(key)
      animation.write(to: &writer)
    case .removeAnimation(let layer, let key):
      begin(.removeAnimation, layer)
      writer.string(key)
    case .remove(let layer): begin(.remove, layer)
    }
  }

  fileprivate init(from reader: inout ByteReader) throws(ProtocolError) {
    let kind = try reader.choice(Kind.self)
    let layer = try reader.u32()
    switch kind {
    case .transition: self = .transition(layer, try LayerTransition(from: &reader))
    case .create: self = .create(layer, try reader.choice(LayerKind.self))
    case .set: self = .set(layer, try LayerProperty(from: &reader))
    case .sublayers:
      self = .sublayers(
        layer, try reader.list { (reader) throws(ProtocolError) in try reader.u32() })
    case .root: self = .root(layer)
    case .addAnimation:
      self = .addAnimation(
        layer, key: try reader.string(), try LayerAnimation(from: &reader))
    case .removeAnimation: self = .removeAnimation(layer, key: try reader.string())
    case .remove: self = .remove(layer)
    }
  }
}

extension Picture {
  func write(to writer: inout ByteWriter) {
    writer.u64(hash)
    writer.u32(width)
    writer.u32(height)
    writer.u8(format.rawValue)
    writer.data(bytes)
  }

  init(from reader: inout ByteReader) throws(ProtocolError) {
    self.init(
      hash: try reader.u64(), width: try reader.u32(), height: try reader.u32(),
      format: try reader.choice(Format.self), bytes: try reader.data())
    let (pixels, isTooMany) = UInt64(width).multipliedReportingOverflow(by: UInt64(height) * 4)
    guard format == .file || (!isTooMany && UInt64(bytes.count) == pixels) else {
      throw .value("picture of \(width) by \(height) with \(bytes.count) bytes")
    }
  }
}
