import Foundation
import PageProtocol

extension SceneReader {
  /// A property of a scene, by its name in the schema of properties; `frame` is two.
  func properties(_ name: String, _ json: JSON) throws -> [LayerProperty] {
    if name == "frame" {
      let frame = try json.numbers(4)
      return [
        .bounds(x: 0, y: 0, width: frame[2], height: frame[3]),
        .position(x: frame[0] + frame[2] / 2, y: frame[1] + frame[3] / 2),
      ]
    }
    guard let key = Self.keys[name] else { throw JSON.Problem("there is no property \(name)") }
    return [LayerProperty(key, try value(json, of: key.schema.kind))]
  }

  private static let keys = Dictionary(
    uniqueKeysWithValues: LayerProperty.Key.allCases.map { ("\($0)", $0) })

  private func value(_ json: JSON, of kind: LayerPropertyKind) throws -> LayerPropertyValue {
    switch kind {
    case .number: .number(try json.number())
    case .flag: .flag(try json.flag())
    case .count: .count(UInt32(try json.number()))
    case .corners: .corners(LayerCorners(rawValue: UInt8(try json.number())))
    case .choice(let type): .choice(try choice(json, of: type))
    case .color: .color(try color(json) ?? .white)
    case .optionalColor: .optionalColor(try color(json))
    case .colors: .colors(try json.list().map { try color($0) ?? .black })
    case .matrix: .matrix(try matrix(json))
    case .path: .path(try path(json))
    case .picture: .picture(try picture(json))
    case .layer: .layer(try json.isNull ? nil : LayerIdentifier(json.number()))
    case .emitter: .emitter(try emitter(json))
    case .text: .text(try json.isNull ? nil : text(json))
    case .list: .list(try json.numbers())
    case .point, .size, .vector, .rect, .offsets, .scalars: try numbers(json, of: kind)
    }
  }

  private func numbers(_ json: JSON, of kind: LayerPropertyKind) throws -> LayerPropertyValue {
    let n = try json.numbers()
    let f = n.map { Float($0) }
    return switch (kind, n.count) {
    case (.point, 2): .point(LayerPoint(x: n[0], y: n[1]))
    case (.size, 2): .size(LayerSize(width: n[0], height: n[1]))
    case (.vector, 3): .vector(LayerVector(x: n[0], y: n[1], z: n[2]))
    case (.rect, 4): .rect(rect(n))
    case (.offsets, 4): .offsets(LayerColor(red: f[0], green: f[1], blue: f[2], alpha: f[3]))
    case (.scalars, 5):
      .scalars(
        EmitterScalars(birthRate: f[0], lifetime: f[1], velocity: f[2], scale: f[3], spin: f[4]))
    default: throw JSON.Problem("\(json) are not the numbers of a \(kind)")
    }
  }

  private func choice(_ json: JSON, of choices: any LayerChoice.Type) throws -> UInt8 {
    if case .number(let number) = json { return UInt8(number) }
    guard let number = choices.number(named: try json.text()) else {
      throw JSON.Problem("\(json) is none of \(choices)")
    }
    return number
  }

  private func picture(_ json: JSON) throws -> UInt64? {
    if json.isNull { return nil }
    guard let hash = hashes[try json.text()] else { throw JSON.Problem("no picture \(json)") }
    return hash
  }

  func rect(_ n: [Double]) -> LayerRect {
    LayerRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }

  // MARK: Values

  func color(_ json: JSON) throws -> LayerColor? {
    if case .null = json { return nil }
    if case .list = json {
      let parts = try json.numbers(4).map { Float($0) }
      return LayerColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
    let digits = try json.text().dropFirst()
    guard let number = UInt32(digits, radix: 16), digits.count == 6 || digits.count == 8 else {
      throw JSON.Problem("\(json) is no colour")
    }
    let all = digits.count == 8 ? number : number << 8 | 255
    func part(_ shift: UInt32) -> Float { Float((all >> shift) & 255) / 255 }
    return LayerColor(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }

  private func path(_ json: JSON) throws -> LayerPath? {
    if case .null = json { return nil }
    var words = try json.text().split(separator: " ").map(String.init)[...]
    var elements: [LayerPath.Element] = []
    func point() throws -> LayerPoint {
      guard let x = words.popFirst().flatMap(Double.init),
        let y = words.popFirst().flatMap(Double.init)
      else { throw JSON.Problem("\(json) is no path") }
      return LayerPoint(x: x, y: y)
    }
    while let word = words.popFirst() {
      switch word {
      case "M": elements.append(.move(try point()))
      case "L": elements.append(.line(try point()))
      case "Q": elements.append(.quadratic(try point(), to: try point()))
      case "C": elements.append(.cubic(try point(), try point(), to: try point()))
      case "Z": elements.append(.close)
      default: throw JSON.Problem("\(word) in \(json) is no step of a path")
      }
    }
    return LayerPath(elements)
  }

  private func matrix(_ json: JSON) throws -> [Double] {
    if case .list(let list) = json, case .number? = list.first { return try json.numbers(16) }
    let steps: [JSON] = if case .list(let list) = json { list } else { [json] }
    return try steps.reduce(Matrices.identity) { Matrices.product($0, try Matrices.step($1)) }
  }
}
