import Foundation
import PageProtocol

/// What a browser says of fingers, pointer, wheel and keys; see docs/wire-format.md.
///
/// A page is told nothing that a person could not do: no place beyond a great distance, not more
/// fingers than two people have, no key that types a book.
struct BrowserInput {
  var run: Int
  var command: PageCommand

  private static let farthest = 1e6
  private static let mostFingers = 20
  private static let longestText = 64

  /// None where it is not a message of this kind.
  init?(type: String, _ data: Data, _ decoder: JSONDecoder) {
    func read<Message: BrowserInputMessage>(_ message: Message.Type) -> BrowserInput? {
      guard let read = try? decoder.decode(message, from: data), let command = read.command,
        (read.modifiers ?? 0) < 64
      else { return nil }
      return BrowserInput(run: read.run, command: command)
    }
    let input: BrowserInput? =
      switch type {
      case "touches": read(Touches.self)
      case "hover": read(Hover.self)
      case "scroll": read(Scroll.self)
      case "key": read(Key.self)
      case "act": read(Act.self)
      case "command": read(Command.self)
      case "text": read(Text.self)
      case "web": read(Web.self)
      default: nil
      }
    guard let input else { return nil }
    self = input
  }

  private init(run: Int, command: PageCommand) {
    (self.run, self.command) = (run, command)
  }

  private static func isNear(_ numbers: Double...) -> Bool {
    numbers.allSatisfy { abs($0) <= farthest }
  }

  // MARK: Messages

  private struct Touches: BrowserInputMessage {
    var run: Int
    var modifiers: UInt8?
    var touches: [Touch]

    struct Touch: Decodable {
      var phase: String
      var identifier: UInt32
      var x: Double
      var y: Double
    }

    var command: PageCommand? {
      let phases: [String: TouchInput.Phase] = [
        "began": .began, "moved": .moved, "ended": .ended, "cancelled": .cancelled,
      ]
      guard !touches.isEmpty, touches.count <= mostFingers else { return nil }
      let inputs = touches.compactMap { touch -> TouchInput? in
        guard let phase = phases[touch.phase], isNear(touch.x, touch.y) else { return nil }
        return TouchInput(phase: phase, identifier: touch.identifier, x: touch.x, y: touch.y)
      }
      return inputs.count == touches.count ? .touches(inputs, held) : nil
    }
  }

  private struct Hover: BrowserInputMessage {
    var run: Int
    var modifiers: UInt8?
    var x: Double?
    var y: Double?

    var command: PageCommand? {
      guard let x, let y else { return x == nil && y == nil ? .hover(nil, held) : nil }
      return isNear(x, y) ? .hover(PageCommand.Place(x: x, y: y), held) : nil
    }
  }

  private struct Scroll: BrowserInputMessage {
    var run: Int
    var modifiers: UInt8?
    var phase: String
    var wheel: String
    var x: Double
    var y: Double
    var deltaX: Double
    var deltaY: Double

    var command: PageCommand? {
      let phases: [String: ScrollInput.Phase] = [
        "began": .began, "changed": .changed, "ended": .ended, "cancelled": .cancelled,
      ]
      let wheels: [String: ScrollInput.Wheel] = ["smooth": .smooth, "stepped": .stepped]
      guard let phase = phases[phase], let wheel = wheels[wheel], isNear(x, y, deltaX, deltaY)
      else { return nil }
      return .scroll(
        ScrollInput(
          phase: phase, wheel: wheel, x: x, y: y, deltaX: deltaX, deltaY: deltaY, modifiers: held))
    }
  }

  private struct Key: BrowserInputMessage {
    var run: Int
    var modifiers: UInt8?
    var phase: String
    var usage: UInt16?
    var characters: String?
    var charactersIgnoringModifiers: String?

    var command: PageCommand? {
      let phases: [String: KeyInput.Phase] = ["down": .down, "up": .up, "cancelled": .cancelled]
      let (typed, plain) = (characters ?? "", charactersIgnoringModifiers ?? "")
      guard let phase = phases[phase], phase == .cancelled || usage != nil,
        typed.utf8.count <= longestText, plain.utf8.count <= longestText
      else { return nil }
      return .key(
        KeyInput(
          phase: phase, usage: usage ?? 0, characters: typed, charactersIgnoringModifiers: plain,
          modifiers: held))
    }
  }
}

extension BrowserInput {
  fileprivate struct Act: BrowserInputMessage {
    var run: Int
    var modifiers: UInt8?
    var element: UInt32
    var action: String

    var command: PageCommand? {
      let actions: [String: SpokenAction] = [
        "activate": .activate, "increment": .increment, "decrement": .decrement,
        "showMenu": .showMenu,
      ]
      return actions[action].map { .act(element: element, $0) }
    }
  }
}

extension BrowserInput {
  fileprivate struct Command: BrowserInputMessage {
    var run: Int
    var modifiers: UInt8?
    /// Its identifier.
    private var chosen: UInt32

    private enum CodingKeys: String, CodingKey {
      case run, modifiers
      case chosen = "command"
    }

    var command: PageCommand? { .choose(command: chosen) }
  }
}

extension BrowserInput {
  /// As much as a person may paste at once.
  private static let longestEntry = 200_000

  fileprivate struct Text: BrowserInputMessage {
    var run: Int
    var modifiers: UInt8?
    var action: String
    var text: String
    var selectionStart: UInt32?
    var selectionLength: UInt32?

    var command: PageCommand? {
      let actions: [String: TextEntry.Action] = [
        "insert": .insert, "compose": .compose, "endComposing": .endComposing, "paste": .paste,
      ]
      guard let action = actions[action], text.utf8.count <= longestEntry else { return nil }
      return .text(
        TextEntry(
          action: action, text: text, selectionStart: selectionStart ?? 0,
          selectionLength: selectionLength ?? 0))
    }
  }
}

private protocol BrowserInputMessage: Decodable {
  var run: Int { get }
  /// Bits: shift 1, control 2, alternate 4, command 8, caps lock 16, keypad 32.
  var modifiers: UInt8? { get }
  var command: PageCommand? { get }
}

extension BrowserInputMessage {
  fileprivate var held: KeyModifiers { KeyModifiers(rawValue: modifiers ?? 0) }
}

extension BrowserInput {
  private static let longestWord = 200_000

  fileprivate struct Web: BrowserInputMessage {
    var run: Int
    var modifiers: UInt8?
    var view: UInt32
    var load: UInt32
    var kind: String
    var question: UInt32?
    var name: String?
    var text: String?

    var command: PageCommand? {
      let kinds: [String: WebWord.Kind] = [
        "finished": .finished, "answer": .answer, "failure": .failure, "message": .message,
        "link": .link, "alert": .alert,
      ]
      let (name, text) = (name ?? "", text ?? "")
      guard let kind = kinds[kind], name.utf8.count + text.utf8.count <= longestWord
      else { return nil }
      return .web(
        WebWord(
          view: view, load: load, kind: kind, question: question ?? 0, name: name, text: text))
    }
  }
}
