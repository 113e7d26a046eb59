import Foundation
import PageProtocol

/// What a browser says; see docs/wire-format.md.
enum BrowserMessage: Equatable, Sendable {
  case edit(Edit)
  case touch(run: Int, TouchInput)
  case run
  case stop
  case painted(run: Int, time: Double)

  /// The whole text of one file.
  struct Edit: Equatable, Sendable, Decodable {
    var version: Int
    var file: String
    var text: String
    /// Of the key event, in milliseconds since 1970.
    var keyTime: Double?
  }

  /// Reads a text; none where it is not a message of ours.
  init?(_ bytes: [UInt8]) {
    let data = Data(bytes)
    let decoder = JSONDecoder()
    guard let kind = try? decoder.decode(Kind.self, from: data) else { return nil }
    switch kind.type {
    case "edit":
      guard let edit = try? decoder.decode(Edit.self, from: data) else { return nil }
      self = .edit(edit)
    case "touch":
      guard let touch = try? decoder.decode(Touch.self, from: data), let input = touch.input
      else { return nil }
      self = .touch(run: touch.run, input)
    case "run": self = .run
    case "stop": self = .stop
    case "painted":
      guard let painted = try? decoder.decode(Painted.self, from: data) else { return nil }
      self = .painted(run: painted.run, time: painted.time)
    default: return nil
    }
  }

  private struct Kind: Decodable {
    var type: String
  }

  private struct Painted: Decodable {
    var run: Int
    var time: Double
  }

  private struct Touch: Decodable {
    var run: Int
    var phase: String
    var identifier: UInt32
    var x: Double
    var y: Double

    var input: TouchInput? {
      let phases: [String: TouchInput.Phase] = [
        "began": .began, "moved": .moved, "ended": .ended, "cancelled": .cancelled,
      ]
      guard let phase = phases[phase], x.isFinite, y.isFinite else { return nil }
      return TouchInput(phase: phase, identifier: identifier, x: x, y: y)
    }
  }
}
