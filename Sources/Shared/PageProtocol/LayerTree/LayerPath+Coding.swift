extension LayerPath {
  private enum Kind: UInt8 {
    case move = 0, line = 1, quadratic = 2, cubic = 3, close = 4
  }

  func write(to writer: inout ByteWriter) {
    writer.list(elements) { writer, element in
      switch element {
      case .move(let to): LayerPath.write(.move, [to], to: &writer)
      case .line(let to): LayerPath.write(.line, [to], to: &writer)
      case .quadratic(let control, let to): LayerPath.write(.quadratic, [control, to], to: &writer)
      case .cubic(let first, let second, let to):
        LayerPath.write(.cubic, [first, second, to], to: &writer)
      case .close: LayerPath.write(.close, [], to: &writer)
      }
    }
  }

  private static func write(_ kind: Kind, _ points: [LayerPoint], to writer: inout ByteWriter) {
    writer.u8(kind.rawValue)
    for point in points { writer.numbers(point.x, point.y) }
  }

  init(from reader: inout ByteReader) throws(ProtocolError) {
    self.init(
      try reader.list(atMost: LayerPath.mostElements) { (reader) throws(ProtocolError) in
        switch try reader.choice(Kind.self) {
        case .move: .move(try reader.point())
        case .line: .line(try reader.point())
        case .quadratic: .quadratic(try reader.point(), to: try reader.point())
        case .cubic: .cubic(try reader.point(), try reader.point(), to: try reader.point())
        case .close: .close
        }
      })
  }
}

extension ByteReader {
  fileprivate mutating func point() throws(ProtocolError) -> LayerPoint {
    LayerPoint(x: try f64(), y: try f64())
  }
}
