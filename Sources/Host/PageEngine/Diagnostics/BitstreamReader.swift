/// Reads LLVM's bitstream container: the format of the compiler's serialized diagnostics.
///
/// What: a stream of nested blocks and of records, which are a code, numbers, and perhaps bytes.
/// Why: it is the one output of the front end that says ranges, notes and fix-its exactly; its
/// text output has to be guessed from marks under a line. Always holds: no input makes it read
/// beyond the bytes or recurse without end; what it does not understand is `nil`, and the caller
/// then falls back on the exit status. Deliberately not: a writer, or a reader of LLVM's IR.
struct BitstreamReader {
  private let bytes: [UInt8]
  private var bit = 0
  private var shared: [UInt64: [[Operand]]] = [:]

  /// A block's contents, in order.
  indirect enum Item {
    case block(identifier: UInt64, [Item])
    case record(code: UInt64, values: [UInt64], bytes: [UInt8])
  }

  private enum Operand {
    case literal(UInt64)
    case fixed(Int)
    case variable(Int)
    case array
    case character
    case blob
  }

  private static let deepest = 8

  /// All blocks behind the four letters of the magic number.
  static func read(_ bytes: [UInt8], magic: String) -> [Item]? {
    guard bytes.count % 4 == 0, bytes.starts(with: magic.utf8) else { return nil }
    var reader = BitstreamReader(bytes: bytes)
    reader.bit = magic.utf8.count * 8
    return reader.items(width: 2, block: nil, depth: 0)
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func items(width: Int, block: UInt64?, depth: Int) -> [Item]? {
    var items: [Item] = []
    var abbreviations = block.flatMap { shared[$0] } ?? []
    var target: UInt64?
    while bit + width <= bytes.count * 8 {
      guard let identifier = fixed(width) else { return nil }
      switch identifier {
      case 0:
        align()
        return depth == 0 ? nil : items
      case 1:
        guard let item = subblock(depth: depth) else { return nil }
        if let item { items.append(item) }
      case 2:
        guard let abbreviation = abbreviation() else { return nil }
        if let target {
          shared[target, default: []].append(abbreviation)
        } else {
          abbreviations.append(abbreviation)
        }
      case 3:
        guard let code = variable(6), let values = plainValues() else { return nil }
        if block == 0, code == 1 { target = values.first }
        items.append(.record(code: code, values: values, bytes: []))
      default:
        let index = Int(identifier) - 4
        guard index < abbreviations.count, let item = record(abbreviations[index]) else {
          return nil
        }
        items.append(item)
      }
    }
    return depth == 0 ? items : nil
  }

  /// Twice optional: the information about other blocks is read, and not an item.
  private mutating func subblock(depth: Int) -> Item?? {
    guard depth < Self.deepest, let identifier = variable(8), let width = variable(4),
      width >= 2, width <= 32
    else { return nil }
    align()
    guard fixed(32) != nil,
      let items = items(width: Int(width), block: identifier, depth: depth + 1)
    else { return nil }
    return .some(identifier == 0 ? nil : .block(identifier: identifier, items))
  }

  private mutating func plainValues() -> [UInt64]? {
    guard let count = variable(6), count <= UInt64(bytes.count) else { return nil }
    var values: [UInt64] = []
    for _ in 0..<count {
      guard let value = variable(6) else { return nil }
      values.append(value)
    }
    return values
  }

  private mutating func abbreviation() -> [Operand]? {
    guard let count = variable(5) else { return nil }
    var operands: [Operand] = []
    for _ in 0..<count {
      guard let isLiteral = fixed(1) else { return nil }
      guard let operand = isLiteral == 1 ? variable(8).map(Operand.literal) : encoding() else {
        return nil
      }
      operands.append(operand)
    }
    return operands.isEmpty ? nil : operands
  }

  private mutating func encoding() -> Operand? {
    switch fixed(3) {
    case 1: return variable(5).map { $0 <= 64 ? .fixed(Int($0)) : .literal(0) }
    case 2: return variable(5).map { $0 <= 32 ? .variable(Int($0)) : .literal(0) }
    case 3: return .array
    case 4: return .character
    case 5: return .blob
    default: return nil
    }
  }

  private mutating func record(_ operands: [Operand]) -> Item? {
    var values: [UInt64] = []
    var blob: [UInt8] = []
    var index = 0
    while index < operands.count {
      switch operands[index] {
      case .array:
        guard index + 1 < operands.count, let count = variable(6), count <= UInt64(bytes.count)
        else { return nil }
        for _ in 0..<count {
          guard let value = scalar(operands[index + 1]) else { return nil }
          values.append(value)
        }
        index += 1
      case .blob:
        guard let read = readBlob() else { return nil }
        blob = read
      default:
        guard let value = scalar(operands[index]) else { return nil }
        values.append(value)
      }
      index += 1
    }
    guard let code = values.first else { return nil }
    return .record(code: code, values: Array(values.dropFirst()), bytes: blob)
  }

  private mutating func scalar(_ operand: Operand) -> UInt64? {
    switch operand {
    case .literal(let value): return value
    case .fixed(let width): return fixed(width)
    case .variable(let width): return variable(width)
    case .character: return fixed(6)
    case .array, .blob: return nil
    }
  }

  private mutating func readBlob() -> [UInt8]? {
    guard let count = variable(6) else { return nil }
    align()
    let start = bit / 8
    guard count <= UInt64(bytes.count - start) else { return nil }
    bit += Int(count) * 8
    align()
    return Array(bytes[start..<start + Int(count)])
  }

  private mutating func fixed(_ width: Int) -> UInt64? {
    guard bit + width <= bytes.count * 8 else { return nil }
    var value: UInt64 = 0
    for index in 0..<width {
      let position = bit + index
      let one = UInt64(bytes[position / 8] >> UInt8(position % 8)) & 1
      value |= one << UInt64(index)
    }
    bit += width
    return value
  }

  private mutating func variable(_ width: Int) -> UInt64? {
    guard width >= 2 else { return width == 0 ? 0 : nil }
    var value: UInt64 = 0
    var shift: UInt64 = 0
    let more: UInt64 = 1 << UInt64(width - 1)
    while shift < 64, let piece = fixed(width) {
      value |= (piece & (more - 1)) << shift
      if piece & more == 0 { return value }
      shift += UInt64(width - 1)
    }
    return nil
  }

  private mutating func align() {
    bit = (bit + 31) / 32 * 32
  }
}
