/// A key of the keyboard, by what it types.
public struct KeyEquivalent: Sendable, Hashable {
  /// What the key types without modifiers.
  public var character: Character

  /// The key that types a character.
  public init(_ character: Character) { self.character = character }

  /// The key ↑.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The key ↓.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The key ←.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The key →.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Backspace.
  public static let delete = KeyEquivalent("\u{8}")
  /// Delete, which removes what follows.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// Home.
  public static let home = KeyEquivalent("\u{F729}")
  /// End.
  public static let end = KeyEquivalent("\u{F72B}")
  /// Page Up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// Page Down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// Clear, beside the digits of some keyboards.
  public static let clear = KeyEquivalent("\u{F739}")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// Return.
  public static let `return` = KeyEquivalent("\r")

  /// The keys that UIKit names in other ways.
  @MainActor private static let names: [(KeyEquivalent, String)] = [
    (.upArrow, UIKeyCommand.inputUpArrow), (.downArrow, UIKeyCommand.inputDownArrow),
    (.leftArrow, UIKeyCommand.inputLeftArrow), (.rightArrow, UIKeyCommand.inputRightArrow),
    (.escape, UIKeyCommand.inputEscape), (.deleteForward, UIKeyCommand.inputDelete),
    (.home, UIKeyCommand.inputHome), (.end, UIKeyCommand.inputEnd),
    (.pageUp, UIKeyCommand.inputPageUp), (.pageDown, UIKeyCommand.inputPageDown),
  ]

  /// The name of the key for a command of UIKit.
  @MainActor var input: String {
    Self.names.first { $0.0 == self }?.1 ?? String(character)
  }

  /// The key of a press.
  @MainActor init(_ key: UIKey) {
    let input = key.charactersIgnoringModifiers
    self =
      Self.names.first { $0.1 == input }?.0 ?? KeyEquivalent(input.lowercased().first ?? "\0")
  }
}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Creates the key of a character.
  public init(extendedGraphemeClusterLiteral: Character) {
    self.init(extendedGraphemeClusterLiteral)
  }
}

/// Keys that are held while another one is pressed.
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// Control.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// Option, which is Alt on other keyboards.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// Command.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// The key stands beside the digits at the right.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  /// The Function key. The system keeps it for itself, so no event has it.
  @available(*, deprecated, message: "Function modifier is reserved for system applications")
  public static let function = EventModifiers(rawValue: 1 << 6)
  /// All modifiers.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]

  private static let pairs: [(EventModifiers, UIKeyModifierFlags)] = [
    (.capsLock, .alphaShift), (.shift, .shift), (.control, .control), (.option, .alternate),
    (.command, .command), (.numericPad, .numericPad),
  ]

  /// The modifiers of a command of UIKit.
  var keyFlags: UIKeyModifierFlags {
    UIKeyModifierFlags(Self.pairs.filter { contains($0.0) }.map(\.1))
  }

  /// The modifiers of UIKit that are held.
  init(_ flags: UIKeyModifierFlags) {
    self.init(Self.pairs.filter { flags.contains($0.1) }.map(\.0))
  }
}
