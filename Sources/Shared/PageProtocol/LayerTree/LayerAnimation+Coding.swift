extension LayerAnimation {
  func write(to writer: inout ByteWriter) {
    writer.list(values) { $1.write(to: &$0) }
    writer.list(keyTimes) { $0.f64($1) }
    writer.list(timings) { $1.write(to: &$0) }
    writer.bool(isAdditive)
    writer.f64(delay)
    writer.f64(duration)
    writer.f64(repeatCount)
    writer.bool(autoreverses)
    writer.u8(fill.rawValue)
    writer.bool(isRemovedOnCompletion)
    writer.u8(mode.rawValue)
    writer.bool(isCumulative)
    writer.f64(rate)
  }

  init(from reader: inout ByteReader) throws(ProtocolError) {
    self.init(
      values: try reader.list { (reader) throws(ProtocolError) in
        try LayerProperty(from: &reader)
      },
      keyTimes: try reader.list { (reader) throws(ProtocolError) in try reader.f64() },
      timings: try reader.list { (reader) throws(ProtocolError) in
        try TimingCurve(from: &reader)
      },
      isAdditive: try reader.bool(), delay: try reader.f64(), duration: try reader.f64(),
      repeatCount: try reader.f64(), autoreverses: try reader.bool(),
      fill: try reader.choice(Fill.self), isRemovedOnCompletion: try reader.bool(),
      mode: try reader.choice(Mode.self), isCumulative: try reader.bool(), rate: try reader.f64())
    guard !values.isEmpty, values.count == keyTimes.count, timings.count == values.count - 1,
      values.allSatisfy({ [key = values[0].key] in $0.key == key })
    else { throw .value("animation of \(values.count) values") }
  }
}

extension TimingCurve {
  func write(to writer: inout ByteWriter) {
    switch self {
    case .linear: writer.u8(0)
    case .cubic(let x1, let y1, let x2, let y2):
      writer.u8(1)
      for number in [x1, y1, x2, y2] { writer.f64(number) }
    case .samples(let samples):
      writer.u8(2)
      writer.list(samples) { $0.f64($1) }
    }
  }

  init(from reader: inout ByteReader) throws(ProtocolError) {
    switch try reader.u8() {
    case 0: self = .linear
    case 1:
      self = .cubic(
        try reader.f64(), try reader.f64(), try reader.f64(), try reader.f64())
    case 2:
      self = .samples(try reader.list { (reader) throws(ProtocolError) in try reader.f64() })
    case let kind: throw .value("timing \(kind)")
    }
  }
}

extension LayerTransition {
  func write(to writer: inout ByteWriter) {
    writer.u8(kind.rawValue)
    if kind.hasDirection { writer.u8((direction ?? .fromRight).rawValue) }
    writer.f64(delay)
    writer.f64(duration)
    timing.write(to: &writer)
  }

  init(from reader: inout ByteReader) throws(ProtocolError) {
    let kind = try reader.choice(Kind.self)
    self.init(
      kind: kind, direction: kind.hasDirection ? try reader.choice(Direction.self) : nil,
      delay: try reader.f64(), duration: try reader.f64(),
      timing: try TimingCurve(from: &reader))
  }
}
