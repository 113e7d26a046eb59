import CoreGraphics
import Foundation

/// What a person does to the live view, in its points.
extension LiveViewStage {
  public enum TouchPhase: Sendable {
    case began, moved, ended, cancelled
  }

  /// A finger at one moment.
  public struct Finger {
    public var phase: TouchPhase
    /// The same for one finger from `began` to `ended`.
    public var identifier: UInt32
    public var x: Double
    public var y: Double

    public init(phase: TouchPhase, identifier: UInt32, x: Double, y: Double) {
      self.phase = phase
      self.identifier = identifier
      self.x = x
      self.y = y
    }
  }

  /// A wheel, or fingers on a trackpad.
  public struct Scroll {
    public enum Phase: Sendable {
      case began, changed, ended, cancelled
    }

    public var phase: Phase
    /// Whether it turns in steps.
    public var isDiscrete: Bool
    public var x: Double
    public var y: Double
    /// Where contents go; a positive y moves them down.
    public var deltaX: Double
    public var deltaY: Double

    public init(
      phase: Phase, isDiscrete: Bool, x: Double, y: Double, deltaX: Double, deltaY: Double
    ) {
      self.phase = phase
      self.isDiscrete = isDiscrete
      self.x = x
      self.y = y
      self.deltaX = deltaX
      self.deltaY = deltaY
    }
  }

  /// A key of the keyboard.
  public struct Key {
    /// By its place; the numbers are those of the USB standard.
    public var usage: Int
    public var characters: String
    public var charactersIgnoringModifiers: String

    public init(usage: Int, characters: String, charactersIgnoringModifiers: String) {
      self.usage = usage
      self.characters = characters
      self.charactersIgnoringModifiers = charactersIgnoringModifiers
    }
  }

  /// Modifiers as bits: shift 1, control 2, alternate 4, command 8, caps lock 16, keypad 32.
  public struct Modifiers: OptionSet, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    var flags: UIKeyModifierFlags {
      let bits: [(UInt8, UIKeyModifierFlags)] = [
        (1, .shift), (2, .control), (4, .alternate), (8, .command), (16, .alphaShift),
        (32, .numericPad),
      ]
      return bits.reduce(into: []) { flags, each in
        if rawValue & each.0 != 0 { flags.insert(each.1) }
      }
    }
  }

  // MARK: Delivering

  /// What fingers do at one moment is one event; a finger that does two things makes two.
  public func deliver(_ fingers: [Finger], modifiers: Modifiers = []) {
    var samples: [TouchDispatcher.Sample] = []
    func send() {
      if !samples.isEmpty { window?.dispatcher.deliver(samples, modifiers: modifiers.flags) }
      samples = []
    }
    for finger in fingers where finger.x.isFinite && finger.y.isFinite {
      if samples.contains(where: { $0.identifier == finger.identifier }) { send() }
      samples.append(
        TouchDispatcher.Sample(
          phase: finger.phase.touchPhase, identifier: finger.identifier,
          point: CGPoint(x: finger.x, y: finger.y)))
    }
    send()
  }

  /// One finger.
  public func deliver(phase: TouchPhase, identifier: UInt32, x: Double, y: Double) {
    deliver([Finger(phase: phase, identifier: identifier, x: x, y: y)])
  }

  /// The pointer moves without a button; it is nowhere once it has left.
  public func hover(at point: CGPoint?, modifiers: Modifiers = []) {
    window?.hoverDispatcher.move(to: point, modifiers: modifiers.flags)
  }

  public func scroll(_ scroll: Scroll, modifiers: Modifiers = []) {
    let phase: WheelTurn.Phase =
      switch scroll.phase {
      case .began: .began
      case .changed: .changed
      case .ended: .ended
      case .cancelled: .cancelled
      }
    window?.wheelDispatcher.deliver(
      WheelDispatcher.Step(
        phase: phase, type: scroll.isDiscrete ? .discrete : .continuous,
        point: CGPoint(x: scroll.x, y: scroll.y),
        delta: CGPoint(x: scroll.deltaX, y: scroll.deltaY)),
      modifiers: modifiers.flags)
  }

  public func keyDown(_ key: Key, modifiers: Modifiers = []) {
    guard let usage = UIKeyboardHIDUsage(rawValue: key.usage) else { return }
    let name = KeyNames.input(of: usage)
    keyWindow?.pressDispatcher.keyDown(
      UIKey(
        characters: name ?? key.characters,
        ignoringModifiers: name ?? key.charactersIgnoringModifiers, modifiers: modifiers.flags,
        code: usage))
  }

  public func keyUp(_ usage: Int, modifiers: Modifiers = []) {
    guard let usage = UIKeyboardHIDUsage(rawValue: usage) else { return }
    for window in UIApplication.shared.windows {
      window.pressDispatcher.keyUp(usage, modifiers: modifiers.flags)
    }
  }

  /// Nobody listens to the keyboard any more.
  public func keysCancelled() {
    for window in UIApplication.shared.windows { window.pressDispatcher.cancelAll() }
  }

  /// The live view goes away: whatever was under way is over.
  func cancelInput() {
    guard let window else { return }
    window.dispatcher.cancelAll()
    window.hoverDispatcher.move(to: nil)
    window.wheelDispatcher.cancelAll()
    window.pressDispatcher.cancelAll()
  }

  /// The window a key belongs to: the key window, where one of the live view's is.
  private var keyWindow: UIWindow? { UIApplication.shared.keyWindow ?? window }
}

extension LiveViewStage.TouchPhase {
  fileprivate var touchPhase: UITouch.Phase {
    switch self {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}
