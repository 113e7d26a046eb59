import PageProtocol

extension SceneReader {
  func text(_ json: JSON) throws -> TextBlock {
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

  func emitter(_ json: JSON) throws -> EmitterStructure {
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
