extension LayerProperty {
  /// Which property this is.
  public var key: Key {
    switch self {
    case .bounds: .bounds
    case .position: .position
    case .anchorPoint: .anchorPoint
    case .zPosition: .zPosition
    case .transform: .transform
    case .sublayerTransform: .sublayerTransform
    case .opacity: .opacity
    case .isHidden: .isHidden
    case .masksToBounds: .masksToBounds
    case .isDoubleSided: .isDoubleSided
    case .backgroundColor: .backgroundColor
    case .cornerRadius: .cornerRadius
    case .borderWidth: .borderWidth
    case .borderColor: .borderColor
    case .contents: .contents
    case .contentsGravity: .contentsGravity
    case .contentsScale: .contentsScale
    case .shadowColor: .shadowColor
    case .shadowOpacity: .shadowOpacity
    case .shadowOffset: .shadowOffset
    case .shadowRadius: .shadowRadius
    }
  }

  func write(to writer: inout ByteWriter) {
    writer.u8(key.rawValue)
    switch self {
    case .bounds(let x, let y, let width, let height):
      for number in [x, y, width, height] { writer.f64(number) }
    case .position(let x, let y), .anchorPoint(let x, let y), .shadowOffset(let x, let y):
      writer.f64(x)
      writer.f64(y)
    case .zPosition(let number), .opacity(let number), .cornerRadius(let number),
      .borderWidth(let number), .contentsScale(let number), .shadowOpacity(let number),
      .shadowRadius(let number):
      writer.f64(number)
    case .transform(let matrix), .sublayerTransform(let matrix):
      precondition(matrix.count == 16, "a transform has sixteen numbers")
      for number in matrix { writer.f64(number) }
    case .isHidden(let flag), .masksToBounds(let flag), .isDoubleSided(let flag):
      writer.bool(flag)
    case .backgroundColor(let color), .borderColor(let color), .shadowColor(let color):
      writer.optional(color) { $1.write(to: &$0) }
    case .contents(let hash): writer.optional(hash) { $0.u64($1) }
    case .contentsGravity(let gravity): writer.u8(gravity.rawValue)
    }
  }

  init(from reader: inout ByteReader) throws(ProtocolError) {
    switch try reader.choice(Key.self) {
    case .bounds:
      self = .bounds(
        x: try reader.f64(), y: try reader.f64(), width: try reader.f64(),
        height: try reader.f64())
    case .position: self = .position(x: try reader.f64(), y: try reader.f64())
    case .anchorPoint: self = .anchorPoint(x: try reader.f64(), y: try reader.f64())
    case .shadowOffset: self = .shadowOffset(width: try reader.f64(), height: try reader.f64())
    case .zPosition: self = .zPosition(try reader.f64())
    case .opacity: self = .opacity(try reader.f64())
    case .cornerRadius: self = .cornerRadius(try reader.f64())
    case .borderWidth: self = .borderWidth(try reader.f64())
    case .contentsScale: self = .contentsScale(try reader.f64())
    case .shadowOpacity: self = .shadowOpacity(try reader.f64())
    case .shadowRadius: self = .shadowRadius(try reader.f64())
    case .transform: self = .transform(try reader.matrix())
    case .sublayerTransform: self = .sublayerTransform(try reader.matrix())
    case .isHidden: self = .isHidden(try reader.bool())
    case .masksToBounds: self = .masksToBounds(try reader.bool())
    case .isDoubleSided: self = .isDoubleSided(try reader.bool())
    case .backgroundColor: self = .backgroundColor(try reader.color())
    case .borderColor: self = .borderColor(try reader.color())
    case .shadowColor: self = .shadowColor(try reader.color())
    case .contents:
      self = .contents(try reader.optional { (reader) throws(ProtocolError) in try reader.u64() })
    case .contentsGravity: self = .contentsGravity(try reader.choice(ContentsGravity.self))
    }
  }
}

extension LayerColor {
  fileprivate func write(to writer: inout ByteWriter) {
    for component in [red, green, blue, alpha] { writer.f32(component) }
  }
}

extension ByteReader {
  fileprivate mutating func color() throws(ProtocolError) -> LayerColor? {
    try optional { (reader) throws(ProtocolError) in
      LayerColor(
        red: try reader.f32(), green: try reader.f32(), blue: try reader.f32(),
        alpha: try reader.f32())
    }
  }

  fileprivate mutating func matrix() throws(ProtocolError) -> [Double] {
    var numbers: [Double] = []
    for _ in 0..<16 { numbers.append(try f64()) }
    return numbers
  }
}
