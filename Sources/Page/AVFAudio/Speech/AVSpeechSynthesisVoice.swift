import Foundation

/// How well a voice speaks.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  case `default` = 1
  case enhanced, premium
}

public enum AVSpeechSynthesisVoiceGender: Int, Sendable {
  case unspecified, male, female
}

/// A voice, of the browser, that speaks a language.
open class AVSpeechSynthesisVoice: NSObject {
  public let language: String
  public let name: String
  public let identifier: String
  public let gender: AVSpeechSynthesisVoiceGender
  open var quality: AVSpeechSynthesisVoiceQuality { .default }

  private init(_ language: String, _ name: String, _ gender: AVSpeechSynthesisVoiceGender) {
    (self.language, self.name, self.gender) = (language, name, gender)
    identifier = "com.apple.voice.compact.\(language).\(name)"
    super.init()
  }

  /// The voice of a language, as BCP 47 writes it; the person's own where none is said.
  public convenience init?(language: String?) {
    let wanted = language ?? AVSpeechSynthesisVoice.currentLanguageCode()
    let entries = AVSpeechSynthesisVoice.table
    let entry =
      entries.first { $0.language.caseInsensitiveCompare(wanted) == .orderedSame }
      ?? entries.first { $0.language.hasPrefix(wanted + "-") }
    guard let entry else { return nil }
    self.init(entry.language, entry.name, entry.gender)
  }

  public convenience init?(identifier: String) {
    guard
      let entry = AVSpeechSynthesisVoice.table.first(where: {
        identifier.hasSuffix("\($0.language).\($0.name)")
          || identifier.hasSuffix("\($0.name)-compact")
      })
    else { return nil }
    self.init(entry.language, entry.name, entry.gender)
  }

  open class func speechVoices() -> [AVSpeechSynthesisVoice] {
    table.map { AVSpeechSynthesisVoice($0.language, $0.name, $0.gender) }
  }

  open class func currentLanguageCode() -> String {
    let code = Locale.current.identifier.replacingOccurrences(of: "_", with: "-")
    return table.contains { $0.language == code } ? code : "en-US"
  }

  private typealias Entry = (
    language: String, name: String, gender: AVSpeechSynthesisVoiceGender
  )

  /// The languages that a device speaks without anything being fetched.
  private static let table: [Entry] = [
    ("ar-001", "Maged", .male), ("bg-BG", "Daria", .female), ("ca-ES", "Montserrat", .female),
    ("cs-CZ", "Zuzana", .female), ("da-DK", "Sara", .female), ("de-DE", "Anna", .female),
    ("el-GR", "Melina", .female), ("en-AU", "Karen", .female), ("en-GB", "Daniel", .male),
    ("en-IE", "Moira", .female), ("en-IN", "Rishi", .male), ("en-US", "Samantha", .female),
    ("en-ZA", "Tessa", .female), ("es-ES", "Monica", .female), ("es-MX", "Paulina", .female),
    ("fi-FI", "Satu", .female), ("fr-CA", "Amelie", .female), ("fr-FR", "Thomas", .male),
    ("he-IL", "Carmit", .female), ("hi-IN", "Lekha", .female), ("hr-HR", "Lana", .female),
    ("hu-HU", "Mariska", .female), ("id-ID", "Damayanti", .female), ("it-IT", "Alice", .female),
    ("ja-JP", "Kyoko", .female), ("ko-KR", "Yuna", .female), ("ms-MY", "Amira", .female),
    ("nb-NO", "Nora", .female), ("nl-BE", "Ellen", .female), ("nl-NL", "Xander", .male),
    ("pl-PL", "Zosia", .female), ("pt-BR", "Luciana", .female), ("pt-PT", "Joana", .female),
    ("ro-RO", "Ioana", .female), ("ru-RU", "Milena", .female), ("sk-SK", "Laura", .female),
    ("sv-SE", "Alva", .female), ("th-TH", "Kanya", .female), ("tr-TR", "Yelda", .female),
    ("uk-UA", "Lesya", .female), ("vi-VN", "Linh", .female), ("zh-CN", "Tingting", .female),
    ("zh-HK", "Sinji", .female), ("zh-TW", "Meijia", .female),
  ]

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? AVSpeechSynthesisVoice)?.identifier == identifier
  }

  open override var hash: Int { identifier.hash }
}
