// Long because it has a line for every property of the wire.
import Foundation
import PageProtocol

extension SceneReader {
  /// A property of a scene; `frame` is two.
  func properties(_ name: String, _ value: JSON) throws -> [LayerProperty] {
    if name == "frame" {
      let frame = try value.numbers(4)
      return [
        .bounds(x: 0, y: 0, width: frame[2], height: frame[3]),
        .position(x: frame[0] + frame[2] / 2, y: frame[1] + frame[3] / 2),
      ]
    }
    if let number = Self.numbers[name] { return [number(try value.number())] }
    if let flag = Self.flags[name] { return [flag(try value.flag())] }
    if let colored = Self.colored[name] { return [colored(try color(value))] }
    if let matrix = Self.matrices[name] { return [matrix(try self.matrix(value))] }
    if let choice = try Choices.property(name, value) { return [choice] }
    return [try structure(name, value)]
  }

  private static let numbers: [String: @Sendable (Double) -> LayerProperty] = [
    "zPosition": { .zPosition($0) }, "opacity": { .opacity($0) },
    "cornerRadius": { .cornerRadius($0) }, "borderWidth": { .borderWidth($0) },
    "contentsScale": { .contentsScale($0) }, "shadowOpacity": { .shadowOpacity($0) },
    "shadowRadius": { .shadowRadius($0) }, "anchorPointZ": { .anchorPointZ($0) },
    "strokeStart": { .strokeStart($0) }, "strokeEnd": { .strokeEnd($0) },
    "lineWidth": { .lineWidth($0) }, "miterLimit": { .miterLimit($0) },
    "lineDashPhase": { .lineDashPhase($0) }, "instanceDelay": { .instanceDelay($0) },
    "instanceCount": { .instanceCount(UInt32($0)) }, "backdropBlur": { .backdropBlur($0) },
    "backdropSaturation": { .backdropSaturation($0) },
  ]

  private static let flags: [String: @Sendable (Bool) -> LayerProperty] = [
    "isHidden": { .isHidden($0) }, "masksToBounds": { .masksToBounds($0) },
    "isDoubleSided": { .isDoubleSided($0) }, "isGeometryFlipped": { .isGeometryFlipped($0) },
    "preservesDepth": { .preservesDepth($0) },
  ]

  private static let colored: [String: @Sendable (LayerColor?) -> LayerProperty] = [
    "backgroundColor": { .backgroundColor($0) }, "borderColor": { .borderColor($0) },
    "shadowColor": { .shadowColor($0) }, "contentsTint": { .contentsTint($0) },
    "backdropTint": { .backdropTint($0) }, "silhouette": { .silhouette($0) },
    "fillColor": { .fillColor($0) }, "strokeColor": { .strokeColor($0) },
    "instanceColor": { .instanceColor($0 ?? .white) },
  ]

  private static let matrices: [String: @Sendable ([Double]) -> LayerProperty] = [
    "transform": { .transform($0) }, "sublayerTransform": { .sublayerTransform($0) },
    "instanceTransform": { .instanceTransform($0) },
  ]

  private func structure(_ name: String, _ value: JSON) throws -> LayerProperty {
    switch name {
    case "contents":
      if case .null = value { return .contents(nil) }
      guard let hash = hashes[try value.text()] else { throw JSON.Problem("no picture \(value)") }
      return .contents(hash)
    case "mask":
      if case .null = value { return .mask(nil) }
      return .mask(LayerIdentifier(try value.number()))
    case "path": return .path(try path(value))
    case "shadowPath": return .shadowPath(try path(value))
    case "colors": return .colors(try value.list().map { try color($0) ?? .black })
    case "locations": return .locations(try value.numbers())
    case "lineDashPattern": return .lineDashPattern(try value.numbers())
    case "emitter": return .emitter(try emitter(value))
    case "text":
      if case .null = value { return .text(nil) }
      return .text(try text(value))
    default: return try plain(name, try value.numbers())
    }
  }

  private func plain(_ name: String, _ n: [Double]) throws -> LayerProperty {
    switch (name, n.count) {
    case ("bounds", 4): return .bounds(x: n[0], y: n[1], width: n[2], height: n[3])
    case ("position", 2): return .position(x: n[0], y: n[1])
    case ("anchorPoint", 2): return .anchorPoint(x: n[0], y: n[1])
    case ("shadowOffset", 2): return .shadowOffset(width: n[0], height: n[1])
    case ("startPoint", 2): return .startPoint(x: n[0], y: n[1])
    case ("endPoint", 2): return .endPoint(x: n[0], y: n[1])
    case ("contentsRect", 4): return .contentsRect(rect(n))
    case ("contentsCenter", 4): return .contentsCenter(rect(n))
    case ("emitterPosition", 3): return .emitterPosition(x: n[0], y: n[1], z: n[2])
    case ("emitterSize", 3): return .emitterSize(width: n[0], height: n[1], depth: n[2])
    case ("emitterScalars", 5):
      let f = n.map { Float($0) }
      return .emitterScalars(
        EmitterScalars(birthRate: f[0], lifetime: f[1], velocity: f[2], scale: f[3], spin: f[4]))
    case ("instanceColorOffsets", 4):
      let f = n.map { Float($0) }
      return .instanceColorOffsets(LayerColor(red: f[0], green: f[1], blue: f[2], alpha: f[3]))
    default: throw JSON.Problem("there is no property \(name) of \(n.count) numbers")
    }
  }

  private func rect(_ n: [Double]) -> LayerRect {
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

  // MARK: Text and emitters

  private func text(_ json: JSON) throws -> TextBlock {
    func boxes(_ json: JSON?) throws -> [TextBlock.Box] {
      try (json ?? .list([])).list().map { box in
        let parts = try box.list()
        let n = try parts.prefix(4).map { try $0.number() }
        return TextBlock.Box(rect: rect(n), color: try color(parts[4]) ?? .black)
      }
    }
    return TextBlock(
      fills: try boxes(json["under"]),
      runs: try (json["runs"] ?? .list([])).list().map { try run($0) },
      lines: try boxes(json["over"]))
  }

  private func run(_ json: JSON) throws -> TextBlock.Run {
    let place = try (json["at"] ?? .null).numbers(2)
    let size = try (json["size"] ?? .null).number()
    let text = try (json["text"] ?? .null).text()
    guard let font = fontHashes[try (json["font"] ?? .null).text()] else {
      throw JSON.Problem("\(json) names no font")
    }
    var outline: TextBlock.Outline?
    if let json = json["outline"] {
      let parts = try json.list()
      outline = .init(width: try parts[0].number(), color: try color(parts[1]) ?? .black)
    }
    return TextBlock.Run(
      text: text, font: font, size: size, x: place[0], y: place[1],
      width: try json["width"]?.number() ?? size * Double(text.count),
      color: try json["color"].flatMap { try color($0) } ?? .black,
      letterSpacing: try json["spacing"]?.number() ?? 0, slant: try json["slant"]?.number() ?? 0,
      outline: outline)
  }

  private func emitter(_ json: JSON) throws -> EmitterStructure {
    EmitterStructure(
      shape: try Choices.emitterShape(json["shape"]), mode: try Choices.emitterMode(json["mode"]),
      renderMode: try Choices.renderMode(json["renderMode"]),
      preservesDepth: try json["preservesDepth"]?.flag() ?? false,
      seed: UInt32(try json["seed"]?.number() ?? 0), begin: try json["begin"]?.number() ?? 0,
      cells: try (json["cells"] ?? .list([])).list().map { try cell($0) })
  }

  private func cell(_ json: JSON) throws -> EmitterCell {
    guard case .object(let members) = json else { throw JSON.Problem("\(json) is no cell") }
    var cell = EmitterCell()
    for (name, value) in members {
      switch name {
      case "name": cell.name = try value.text()
      case "contents": cell.picture = hashes[try value.text()]
      case "contentsRect": cell.contentsRect = rect(try value.numbers(4))
      case "contentsScale": cell.contentsScale = try value.number()
      case "color": cell.color = try color(value) ?? .white
      case "beginTime": cell.beginTime = try value.number()
      case "duration": cell.duration = try value.number()
      case "cells": cell.cells = try value.list().map { try self.cell($0) }
      default:
        guard let path = Choices.cellNumbers[name] else {
          throw JSON.Problem("cells have no \(name)")
        }
        cell[keyPath: path] = Float(try value.number())
      }
    }
    return cell
  }
}
