import Foundation

/// Something a person did.
open class NSEvent: NSObject {
  /// The kinds of events.
  public enum EventType: UInt, Sendable {
    case leftMouseDown = 1
    case leftMouseUp = 2
    case rightMouseDown = 3
    case rightMouseUp = 4
    case mouseMoved = 5
    case leftMouseDragged = 6
    case rightMouseDragged = 7
    case mouseEntered = 8
    case mouseExited = 9
    case keyDown = 10
    case keyUp = 11
  }

  /// Keys that change what others mean.
  public struct ModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let capsLock = ModifierFlags(rawValue: 1 << 16)
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    public static let control = ModifierFlags(rawValue: 1 << 18)
    public static let option = ModifierFlags(rawValue: 1 << 19)
    public static let command = ModifierFlags(rawValue: 1 << 20)
  }

  public let type: EventType
  /// In the window's points, from its lower left.
  public let locationInWindow: NSPoint
  public let timestamp: TimeInterval
  public let clickCount: Int
  public let modifierFlags: ModifierFlags
  public let characters: String?
  public let charactersIgnoringModifiers: String?
  /// Which key it is, as a Mac's keyboard numbers them.
  public let keyCode: UInt16
  public let isARepeat = false
  public let deltaX: CGFloat
  /// Where y grows downwards.
  public let deltaY: CGFloat

  init(
    type: EventType, locationInWindow: NSPoint, timestamp: TimeInterval, clickCount: Int = 0,
    modifierFlags: ModifierFlags = [], characters: String? = nil,
    charactersIgnoringModifiers: String? = nil, keyCode: UInt16 = 0, delta: NSSize = .zero
  ) {
    self.type = type
    self.locationInWindow = locationInWindow
    self.timestamp = timestamp
    self.clickCount = clickCount
    self.modifierFlags = modifierFlags
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers
    self.keyCode = keyCode
    (deltaX, deltaY) = (delta.width, delta.height)
    super.init()
  }
}

/// What can answer an event; what it does not answer goes on to the next.
@MainActor @preconcurrency
open class NSResponder: NSObject {
  open weak var nextResponder: NSResponder?

  nonisolated public override init() {
    super.init()
  }

  open var acceptsFirstResponder: Bool { false }
  open func becomeFirstResponder() -> Bool { true }
  open func resignFirstResponder() -> Bool { true }

  open func keyDown(with event: NSEvent) { nextResponder?.keyDown(with: event) }
  open func keyUp(with event: NSEvent) { nextResponder?.keyUp(with: event) }

  open func mouseDown(with event: NSEvent) { nextResponder?.mouseDown(with: event) }
  open func mouseDragged(with event: NSEvent) { nextResponder?.mouseDragged(with: event) }
  open func mouseUp(with event: NSEvent) { nextResponder?.mouseUp(with: event) }
}
