/// What is told to a page while it runs: what a person does to its live view.
public enum PageCommand: Equatable, Sendable {
  /// What fingers do at one moment; a page takes it as one event.
  case touches([TouchInput], KeyModifiers)
  /// The pointer moves without a button; nowhere, once it has left.
  case hover(Place?, KeyModifiers)
  case scroll(ScrollInput)
  case key(KeyInput)
  /// How the live view is to be seen from now on.
  case stage(StageSettings)
  /// Something is done to one of the elements that the page has told of.
  case act(element: UInt32, SpokenAction)
  /// Text that no key of its own has.
  case text(TextEntry)
  /// What the document of a web view says.
  case web(WebWord)
  /// What the literal is that a page waits for.
  case cell(String)
  /// A command of the app's menus is chosen.
  case choose(command: UInt32)
  /// Whether the live view can be seen from now on. A page begins visible.
  case visibility(Visibility)

  /// Whether a window shows the live view, and is not hidden itself.
  public enum Visibility: UInt8, Sendable, CaseIterable {
    case hidden = 0, visible = 1
  }

  /// In live view points.
  public struct Place: Equatable, Sendable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }
}

/// One finger, at one moment, in live view points.
public struct TouchInput: Equatable, Sendable {
  public var phase: Phase
  /// The same for one finger from `began` to `ended`.
  public var identifier: UInt32
  public var x: Double
  public var y: Double
  /// Seconds of page time at which it happens; zero means now.
  public var time: Double

  public enum Phase: UInt8, Sendable, CaseIterable {
    case began = 0, moved = 1, ended = 2, cancelled = 3
  }

  public init(phase: Phase, identifier: UInt32, x: Double, y: Double, time: Double = 0) {
    self.phase = phase
    self.identifier = identifier
    self.x = x
    self.y = y
    self.time = time
  }
}

/// A wheel that is turned, or fingers that scroll on a trackpad.
public struct ScrollInput: Equatable, Sendable {
  public var phase: Phase
  public var wheel: Wheel
  public var x: Double
  public var y: Double
  /// How far contents go, in points; a positive y moves them down.
  public var deltaX: Double
  public var deltaY: Double
  public var modifiers: KeyModifiers

  public enum Phase: UInt8, Sendable, CaseIterable {
    case began = 0, changed = 1, ended = 2, cancelled = 3
  }

  public enum Wheel: UInt8, Sendable, CaseIterable {
    /// Fingers on a trackpad.
    case smooth = 0
    /// A wheel that turns in steps.
    case stepped = 1
  }

  public init(
    phase: Phase, wheel: Wheel, x: Double, y: Double, deltaX: Double, deltaY: Double,
    modifiers: KeyModifiers = []
  ) {
    (self.phase, self.wheel, self.modifiers) = (phase, wheel, modifiers)
    (self.x, self.y, self.deltaX, self.deltaY) = (x, y, deltaX, deltaY)
  }
}

/// A key of a keyboard.
public struct KeyInput: Equatable, Sendable {
  public var phase: Phase
  /// Which key, by its place: its number on page 7 of the USB standard's tables.
  public var usage: UInt16
  public var characters: String
  public var charactersIgnoringModifiers: String
  public var modifiers: KeyModifiers

  public enum Phase: UInt8, Sendable, CaseIterable {
    /// A key that stays down comes again and again.
    case down = 0
    case up = 1
    /// Nobody listens any more: every key is let go.
    case cancelled = 2
  }

  public init(
    phase: Phase, usage: UInt16 = 0, characters: String = "",
    charactersIgnoringModifiers: String = "", modifiers: KeyModifiers = []
  ) {
    (self.phase, self.usage, self.modifiers) = (phase, usage, modifiers)
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers
  }
}

/// Keys that are held meanwhile.
public struct KeyModifiers: OptionSet, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let shift = KeyModifiers(rawValue: 1)
  public static let control = KeyModifiers(rawValue: 2)
  public static let alternate = KeyModifiers(rawValue: 4)
  public static let command = KeyModifiers(rawValue: 8)
  public static let capsLock = KeyModifiers(rawValue: 16)
  public static let keypad = KeyModifiers(rawValue: 32)
}
