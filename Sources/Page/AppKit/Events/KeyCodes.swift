import Foundation
import UIKit

extension NSEvent {
  @MainActor
  convenience init(_ type: EventType, _ key: UIKey, at time: TimeInterval) {
    let (code, words) = MacKey.of(key)
    let plain = words ?? key.charactersIgnoringModifiers
    self.init(
      type: type, locationInWindow: .zero, timestamp: time, modifierFlags: .init(key),
      characters: words ?? key.characters, charactersIgnoringModifiers: plain, keyCode: code)
  }

  /// The key as a whole character where it is one of AppKit's function keys.
  public var specialKey: SpecialKey? {
    guard let scalar = charactersIgnoringModifiers?.unicodeScalars.first else { return nil }
    let key = SpecialKey(rawValue: Int(scalar.value))
    return SpecialKey.all.contains(key) ? key : nil
  }

  /// Keys that type nothing.
  public struct SpecialKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let upArrow = SpecialKey(rawValue: NSUpArrowFunctionKey)
    public static let downArrow = SpecialKey(rawValue: NSDownArrowFunctionKey)
    public static let leftArrow = SpecialKey(rawValue: NSLeftArrowFunctionKey)
    public static let rightArrow = SpecialKey(rawValue: NSRightArrowFunctionKey)
    public static let deleteForward = SpecialKey(rawValue: NSDeleteFunctionKey)
    public static let home = SpecialKey(rawValue: NSHomeFunctionKey)
    public static let end = SpecialKey(rawValue: NSEndFunctionKey)
    public static let pageUp = SpecialKey(rawValue: NSPageUpFunctionKey)
    public static let pageDown = SpecialKey(rawValue: NSPageDownFunctionKey)
    public static let carriageReturn = SpecialKey(rawValue: 13)
    public static let tab = SpecialKey(rawValue: 9)
    public static let delete = SpecialKey(rawValue: 127)

    fileprivate static let all: Set = [
      upArrow, downArrow, leftArrow, rightArrow, deleteForward, home, end, pageUp, pageDown,
      carriageReturn, tab, delete,
    ]
  }
}

extension NSEvent.ModifierFlags {
  @MainActor
  fileprivate init(_ key: UIKey) {
    self = []
    for (theirs, own) in [
      (UIKeyModifierFlags.alphaShift, NSEvent.ModifierFlags.capsLock), (.shift, .shift),
      (.control, .control), (.alternate, .option), (.command, .command),
    ] where key.modifierFlags.contains(theirs) {
      insert(own)
    }
  }
}

public let NSUpArrowFunctionKey = 0xF700
public let NSDownArrowFunctionKey = 0xF701
public let NSLeftArrowFunctionKey = 0xF702
public let NSRightArrowFunctionKey = 0xF703
public let NSDeleteFunctionKey = 0xF728
public let NSHomeFunctionKey = 0xF729
public let NSEndFunctionKey = 0xF72B
public let NSPageUpFunctionKey = 0xF72C
public let NSPageDownFunctionKey = 0xF72D

/// The number a Mac gives a key, and what it types where that is no letter.
enum MacKey {
  @MainActor
  static func of(_ key: UIKey) -> (code: UInt16, words: String?) {
    if let named = named[key.keyCode] {
      return (named.code, named.scalar.flatMap(Unicode.Scalar.init).map { String($0) })
    }
    return (letters[key.keyCode] ?? 0, nil)
  }

  private static let named: [UIKeyboardHIDUsage: (code: UInt16, scalar: Int?)] = [
    .keyboardReturnOrEnter: (36, 13), .keyboardTab: (48, 9), .keyboardSpacebar: (49, 32),
    .keyboardDeleteOrBackspace: (51, 127), .keyboardEscape: (53, 27), .keypadEnter: (76, 3),
    .keyboardHome: (115, NSHomeFunctionKey), .keyboardPageUp: (116, NSPageUpFunctionKey),
    .keyboardDeleteForward: (117, NSDeleteFunctionKey), .keyboardEnd: (119, NSEndFunctionKey),
    .keyboardPageDown: (121, NSPageDownFunctionKey),
    .keyboardLeftArrow: (123, NSLeftArrowFunctionKey),
    .keyboardRightArrow: (124, NSRightArrowFunctionKey),
    .keyboardDownArrow: (125, NSDownArrowFunctionKey),
    .keyboardUpArrow: (126, NSUpArrowFunctionKey),
  ]

  private static let letters: [UIKeyboardHIDUsage: UInt16] = [
    .keyboardA: 0, .keyboardS: 1, .keyboardD: 2, .keyboardF: 3, .keyboardH: 4, .keyboardG: 5,
    .keyboardZ: 6, .keyboardX: 7, .keyboardC: 8, .keyboardV: 9, .keyboardB: 11, .keyboardQ: 12,
    .keyboardW: 13, .keyboardE: 14, .keyboardR: 15, .keyboardY: 16, .keyboardT: 17,
    .keyboard1: 18, .keyboard2: 19, .keyboard3: 20, .keyboard4: 21, .keyboard6: 22,
    .keyboard5: 23, .keyboardEqualSign: 24, .keyboard9: 25, .keyboard7: 26, .keyboardHyphen: 27,
    .keyboard8: 28, .keyboard0: 29, .keyboardCloseBracket: 30, .keyboardO: 31, .keyboardU: 32,
    .keyboardOpenBracket: 33, .keyboardI: 34, .keyboardP: 35, .keyboardL: 37, .keyboardJ: 38,
    .keyboardQuote: 39, .keyboardK: 40, .keyboardSemicolon: 41, .keyboardBackslash: 42,
    .keyboardComma: 43, .keyboardSlash: 44, .keyboardN: 45, .keyboardM: 46, .keyboardPeriod: 47,
    .keyboardGraveAccentAndTilde: 50,
  ]
}
