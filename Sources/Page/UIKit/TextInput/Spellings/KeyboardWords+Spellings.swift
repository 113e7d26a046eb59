// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The kinds of keyboards, keys and places, as Swift 2 spelled them.

import Foundation

extension UIKeyboardType {
  @available(*, deprecated, renamed: "default")
  public static var Default: Self { .default }

  @available(*, deprecated, renamed: "asciiCapable")
  public static var ASCIICapable: Self { .asciiCapable }

  @available(*, deprecated, renamed: "numbersAndPunctuation")
  public static var NumbersAndPunctuation: Self { .numbersAndPunctuation }

  @available(*, deprecated, renamed: "numberPad")
  public static var NumberPad: Self { .numberPad }

  @available(*, deprecated, renamed: "phonePad")
  public static var PhonePad: Self { .phonePad }

  @available(*, deprecated, renamed: "namePhonePad")
  public static var NamePhonePad: Self { .namePhonePad }

  @available(*, deprecated, renamed: "emailAddress")
  public static var EmailAddress: Self { .emailAddress }

  @available(*, deprecated, renamed: "decimalPad")
  public static var DecimalPad: Self { .decimalPad }

  @available(*, deprecated, renamed: "twitter")
  public static var Twitter: Self { .twitter }

  @available(*, deprecated, renamed: "webSearch")
  public static var WebSearch: Self { .webSearch }
}

extension UIReturnKeyType {
  @available(*, deprecated, renamed: "default")
  public static var Default: Self { .default }

  @available(*, deprecated, renamed: "go")
  public static var Go: Self { .go }

  @available(*, deprecated, renamed: "google")
  public static var Google: Self { .google }

  @available(*, deprecated, renamed: "join")
  public static var Join: Self { .join }

  @available(*, deprecated, renamed: "next")
  public static var Next: Self { .next }

  @available(*, deprecated, renamed: "route")
  public static var Route: Self { .route }

  @available(*, deprecated, renamed: "search")
  public static var Search: Self { .search }

  @available(*, deprecated, renamed: "send")
  public static var Send: Self { .send }

  @available(*, deprecated, renamed: "yahoo")
  public static var Yahoo: Self { .yahoo }

  @available(*, deprecated, renamed: "done")
  public static var Done: Self { .done }

  @available(*, deprecated, renamed: "emergencyCall")
  public static var EmergencyCall: Self { .emergencyCall }

  @available(*, deprecated, renamed: "continue")
  public static var Continue: Self { .continue }
}

extension UITextGranularity {
  @available(*, deprecated, renamed: "character")
  public static var Character: Self { .character }

  @available(*, deprecated, renamed: "word")
  public static var Word: Self { .word }

  @available(*, deprecated, renamed: "sentence")
  public static var Sentence: Self { .sentence }

  @available(*, deprecated, renamed: "paragraph")
  public static var Paragraph: Self { .paragraph }

  @available(*, deprecated, renamed: "line")
  public static var Line: Self { .line }

  @available(*, deprecated, renamed: "document")
  public static var Document: Self { .document }
}

extension UITextStorageDirection {
  @available(*, deprecated, renamed: "forward")
  public static var Forward: Self { .forward }

  @available(*, deprecated, renamed: "backward")
  public static var Backward: Self { .backward }
}

extension UITextLayoutDirection {
  @available(*, deprecated, renamed: "right")
  public static var Right: Self { .right }

  @available(*, deprecated, renamed: "left")
  public static var Left: Self { .left }

  @available(*, deprecated, renamed: "up")
  public static var Up: Self { .up }

  @available(*, deprecated, renamed: "down")
  public static var Down: Self { .down }
}
