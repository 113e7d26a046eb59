/// Keys that run the action of a control.
public struct KeyboardShortcut: Sendable, Hashable {
  /// How a shortcut follows the user's keyboard. Keys stay as they are here.
  public struct Localization: Sendable, Hashable {
    private let kind: Int
    /// The key follows the user's keyboard, and is mirrored where text runs from right to left.
    public static let automatic = Localization(kind: 0)
    /// The key follows the user's keyboard.
    public static let withoutMirroring = Localization(kind: 1)
    /// The key stays as it is.
    public static let custom = Localization(kind: 2)
  }

  /// Return, for the action that the user most likely wants.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, for the action that leaves everything as it is.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// The key.
  public var key: KeyEquivalent
  /// The keys that are held with it.
  public var modifiers: EventModifiers
  /// How the key follows the user's keyboard.
  public var localization: Localization

  /// A key together with modifiers.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }

  /// A key together with modifiers, and how it follows the user's keyboard.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  public static func == (one: KeyboardShortcut, other: KeyboardShortcut) -> Bool {
    one.key == other.key && one.modifiers == other.modifiers
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
  }
}

private struct KeyboardShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
  /// The keys that run the control, if there are some.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

extension View {
  /// Lets a key with modifiers run the action of the button or toggle inside.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Lets keys run the action of the button or toggle inside.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }

  /// Lets keys run the action of the button or toggle inside; nil takes them away.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }

  /// Lets a key with modifiers run the action of the button or toggle inside.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(
      KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }
}

/// A control that keys run, if its environment has a shortcut.
struct ShortcutControl<Control: View>: View {
  let action: () -> Void
  let control: Control
  @Environment(\.keyboardShortcut) private var shortcut

  var body: some View {
    if let shortcut {
      control.environment(\.keyboardShortcut, nil)
        .modifier(ShortcutModifier(shortcut: shortcut, action: action))
    } else {
      control
    }
  }
}
