import Foundation
import PageProtocol

/// Makes messages of the operations of a scene.
struct SceneReader {
  var hashes: [String: UInt64] = [:]
  var fontHashes: [String: UInt64] = [:]

  mutating func operations(_ json: JSON) throws -> [LayerOperation] {
    let words = try json.list()
    guard words.count > 1 else { throw JSON.Problem("\(json) is no operation") }
    let name = try words[0].text()
    let layer = LayerIdentifier(try words[1].number())
    func word(_ index: Int) throws -> JSON {
      guard index < words.count else { throw JSON.Problem("\(json) is too short") }
      return words[index]
    }
    switch name {
    case "create": return [.create(layer, words.count > 2 ? try Choices.kind(words[2]) : .plain)]
    case "layer": return try nested(json)
    case "set": return try properties(try word(2).text(), try word(3)).map { .set(layer, $0) }
    case "sublayers": return [.sublayers(layer, try identifiers(try word(2)))]
    case "root": return [.root(layer)]
    case "animate":
      return [.addAnimation(layer, key: try word(2).text(), try animation(try word(3)))]
    case "stop": return [.removeAnimation(layer, key: try word(2).text())]
    case "transition": return [.transition(layer, try transition(try word(2)))]
    case "remove": return [.remove(layer)]
    default: throw JSON.Problem("there is no operation \(name)")
    }
  }

  private func identifiers(_ json: JSON) throws -> [LayerIdentifier] {
    try json.list().map { LayerIdentifier(try $0.number()) }
  }

  /// `["layer", 2, "shape", {…}, […]]`
  private mutating func nested(_ json: JSON) throws -> [LayerOperation] {
    let words = try json.list()
    let layer = LayerIdentifier(try words[1].number())
    var operations: [LayerOperation] = [
      .create(layer, words.count > 2 ? try Choices.kind(words[2]) : .plain)
    ]
    var deferred: [LayerOperation] = []
    if words.count > 3, case .object(let members) = words[3] {
      for (key, value) in members.sorted(by: { $0.key < $1.key }) {
        let set = try properties(key, value).map { LayerOperation.set(layer, $0) }
        // A mask is created first.
        if key == "mask" { deferred += set } else { operations += set }
      }
    }
    if words.count > 4 {
      var order: [LayerIdentifier] = []
      for entry in try words[4].list() {
        if case .list(let inner) = entry {
          operations += try nested(entry)
          order.append(LayerIdentifier(try inner[1].number()))
        } else {
          order.append(LayerIdentifier(try entry.number()))
        }
      }
      operations.append(.sublayers(layer, order))
    }
    return operations + deferred
  }

  // MARK: Animations

  private func animation(_ json: JSON) throws -> LayerAnimation {
    let name = try (json["property"] ?? .null).text()
    let values = try (json["values"] ?? .null).list().map { value in
      try properties(name, value)[0]
    }
    let last = Double(max(1, values.count - 1))
    let keyTimes =
      try json["keyTimes"]?.numbers() ?? values.indices.map { Double($0) / last }
    var timings = [TimingCurve](repeating: .linear, count: values.count - 1)
    if let json = json["timings"] {
      if case .list(let list) = json, case .number? = list.first {
        timings = try timings.map { _ in try timing(json) }
      } else if case .list(let list) = json {
        timings = try list.map { try timing($0) }
      } else {
        timings = try timings.map { _ in try timing(json) }
      }
    }
    let repeats = json["repeatCount"] ?? .number(1)
    let isEndless = (try? repeats.text()) == "forever"
    return LayerAnimation(
      values: values, keyTimes: keyTimes, timings: timings,
      isAdditive: try json["additive"]?.flag() ?? false, delay: try json["delay"]?.number() ?? 0,
      duration: try (json["duration"] ?? .null).number(),
      repeatCount: isEndless ? .infinity : try repeats.number(),
      autoreverses: try json["autoreverses"]?.flag() ?? false,
      fill: try Choices.fill(json["fill"]),
      isRemovedOnCompletion: !(try json["staysAfterEnd"]?.flag() ?? false),
      mode: (try json["mode"]?.text()) == "discrete" ? .discrete : .linear,
      isCumulative: try json["cumulative"]?.flag() ?? false,
      rate: try json["rate"]?.number() ?? 1)
  }

  private func timing(_ json: JSON) throws -> TimingCurve {
    if case .text = json { return .linear }
    if let samples = json["samples"] { return .samples(try samples.numbers()) }
    let points = try json.numbers(4)
    return .cubic(points[0], points[1], points[2], points[3])
  }

  private func transition(_ json: JSON) throws -> LayerTransition {
    LayerTransition(
      kind: try Choices.transition(json["kind"]), direction: try Choices.side(json["direction"]),
      delay: try json["delay"]?.number() ?? 0, duration: try (json["duration"] ?? .null).number(),
      timing: try json["timing"].map { try timing($0) } ?? .linear)
  }

  // MARK: Pictures and fonts

  mutating func picture(_ json: JSON, named name: String) throws -> Picture {
    let rows = try (json["rows"] ?? .null).list().map { Array(try $0.text()) }
    let cell = Int(try json["cell"]?.number() ?? 1)
    var palette: [Character: [UInt8]] = [:]
    guard case .object(let members)? = json["palette"] else { throw JSON.Problem("no palette") }
    for (letter, value) in members { palette[Character(letter)] = try pixel(value) }
    var bytes: [UInt8] = []
    for row in rows {
      let line = try row.flatMap { letter -> [UInt8] in
        guard let color = palette[letter] else { throw JSON.Problem("no colour \(letter)") }
        return Array(repeating: color, count: cell).flatMap { $0 }
      }
      for _ in 0..<cell { bytes += line }
    }
    let hash = UInt64(1 + hashes.count)
    hashes[name] = hash
    return Picture(
      hash: hash, width: UInt32((rows.first?.count ?? 0) * cell), height: UInt32(rows.count * cell),
      format: .pixels, bytes: bytes)
  }

  private func pixel(_ json: JSON) throws -> [UInt8] {
    guard let color = try color(json) else { return [0, 0, 0, 0] }
    func byte(_ share: Float) -> UInt8 { UInt8((share * 255).rounded()) }
    let parts: [Float] = [color.red, color.green, color.blue]
    return parts.map { byte($0 * color.alpha) } + [byte(color.alpha)]
  }

  mutating func font(_ json: JSON, named name: String) throws -> FontResource {
    let hash = UInt64(1001 + fontHashes.count)
    fontHashes[name] = hash
    let file = try (json["studio"] ?? .null).text()
    return FontResource(
      hash: hash, family: "Inter", source: .studioFile, bytes: Array(file.utf8),
      weight: file.contains("Bold") ? 700 : 400)
  }
}
