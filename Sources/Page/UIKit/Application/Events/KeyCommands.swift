import Foundation

/// Finds the command of a key in the chain of responders.
@MainActor
enum KeyCommands {
  struct Found {
    var command: UIKeyCommand
    var target: Any

    @MainActor func perform() {
      command.action.perform(on: target, with: command)
    }
  }

  /// Caps lock and the keypad make no other command of a key.
  private static let telling: UIKeyModifierFlags = [.shift, .control, .alternate, .command]

  /// The first responder in the chain with a command of this key whose action somebody takes.
  static func found(for key: UIKey, from start: UIResponder) -> Found? {
    var next: UIResponder? = start
    let isForText = TypedKeys.isMeant(key, for: start)
    while let responder = next {
      for command in responder.keyCommands ?? [] where isMeant(command, by: key) {
        guard !isForText || command.wantsPriorityOverSystemBehavior else { continue }
        guard !command.attributes.contains(.disabled) else { continue }
        if let target = start.target(forAction: command.action, withSender: command) {
          return Found(command: command, target: target)
        }
      }
      next = responder.next
    }
    return nil
  }

  private static func isMeant(_ command: UIKeyCommand, by key: UIKey) -> Bool {
    guard let input = command.input,
      command.modifierFlags.intersection(telling) == key.modifierFlags.intersection(telling)
    else { return false }
    let wanted = input.lowercased()
    return wanted == key.charactersIgnoringModifiers.lowercased()
      || wanted == key.characters.lowercased()
  }
}
