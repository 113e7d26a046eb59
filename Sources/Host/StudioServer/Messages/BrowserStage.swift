import Foundation
import PageProtocol

/// What a browser says of how the live view is to be seen; see docs/wire-format.md.
struct BrowserStage: Decodable {
  private var size: Size?
  private var orientation: String
  private var appearance: String
  private var pace: String
  private var textSize: String?
  private var direction: String?

  private struct Size: Decodable {
    var width: Double
    var height: Double
  }

  /// Of a live view's side, in points.
  static let bounds = 16.0...4096.0

  private static let orientations: [String: StageSettings.Orientation] = [
    "upright": .upright, "turned": .turned,
  ]
  private static let appearances: [String: StageSettings.Appearance] = [
    "light": .light, "dark": .dark,
  ]
  private static let paces: [String: StageSettings.Pace] = ["usual": .usual, "slow": .slow]
  private static let textSizes = Dictionary(
    uniqueKeysWithValues: StageSettings.TextSize.allCases.map { ("\($0)", $0) })
  private static let directions = Dictionary(
    uniqueKeysWithValues: StageSettings.Direction.allCases.map { ("\($0)", $0) })

  /// None where it is nothing that a live view can be.
  var settings: StageSettings? {
    guard let orientation = Self.orientations[orientation],
      let appearance = Self.appearances[appearance], let pace = Self.paces[pace],
      let textSize = Self.textSizes[textSize ?? "large"],
      let direction = Self.directions[direction ?? "leftToRight"]
    else { return nil }
    if let size {
      guard Self.bounds.contains(size.width), Self.bounds.contains(size.height) else { return nil }
    }
    return StageSettings(
      size: size.map { .init(width: $0.width, height: $0.height) }, orientation: orientation,
      appearance: appearance, pace: pace, textSize: textSize, direction: direction)
  }

  /// As it travels.
  static func members(of settings: StageSettings) -> [JSONValue.Member] {
    func name<Value: Equatable>(_ value: Value, in names: [String: Value]) -> JSONValue {
      .string(names.first { $0.value == value }?.key ?? "")
    }
    let size = settings.size.map {
      JSONValue.members(["width": .number($0.width), "height": .number($0.height)])
    }
    return [
      .init("size", size ?? .null),
      .init("orientation", name(settings.orientation, in: orientations)),
      .init("appearance", name(settings.appearance, in: appearances)),
      .init("pace", name(settings.pace, in: paces)),
      .init("textSize", .string("\(settings.textSize)")),
      .init("direction", .string("\(settings.direction)")),
    ]
  }
}
