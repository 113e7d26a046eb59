// What assistive technology reads in place of a text, or of a part of one.

extension Text {
  /// Sets what is read in place of the text.
  public func accessibilityLabel(_ label: Text) -> Text { adding(.spoken(label)) }

  /// Sets what is read in place of the text, as a key of the app's strings.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    adding(.spoken(Text(labelKey)))
  }

  /// Sets what is read in place of the text.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    adding(.spoken(Text(label)))
  }

  /// Makes the text a heading. Levels are not told apart.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    adding(.heading)
  }

  /// Accepts a kind of text. All text is spoken in the same way.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }

  /// What the text says to those who do not see it.
  @MainActor @preconcurrency @_spi(Charts)
  public func words(in environment: EnvironmentValues) -> String {
    let builder = builder(in: environment)
    return (builder.speech?.words ?? builder.result.string).withoutPictures
  }

  /// The letters of the text as they are written in the source or the app's strings.
  @MainActor @preconcurrency
  func letters(in environment: EnvironmentValues) -> String {
    builder(in: environment).result.string.withoutPictures
  }

  @MainActor
  private func builder(in environment: EnvironmentValues) -> TextBuilder {
    var plain = environment
    plain.textCase = nil
    var builder = TextBuilder(in: plain)
    builder.append(self)
    return builder
  }
}

extension String {
  fileprivate var withoutPictures: String { replacingOccurrences(of: "\u{FFFC}", with: "") }
}

/// What assistive technology reads in place of the letters of a text.
struct TextSpeech: Equatable {
  /// Nil leaves the letters.
  var words: String?
  var isHeading = false
}

/// What is read in place of a part of a text. Parts with the same words stay apart by their place.
/// Foundation compares what strings have as objects.
private final class SpokenPart: NSObject {
  static let key = NSAttributedString.Key("SpokenPart")
  let words: String
  let place: Int

  init(words: String, place: Int) {
    (self.words, self.place) = (words, place)
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? SpokenPart else { return false }
    return other.words == words && other.place == place
  }

  override var hash: Int { words.hashValue ^ place }
}

extension TextBuilder {
  /// Notes what is read in place of the text that follows a place, if something is.
  mutating func noteSpeech(of changes: [TextChange], from place: Int) {
    for change in changes {
      switch change {
      case .heading: speech = TextSpeech(words: speech?.words, isHeading: true)
      case .spoken(let text):
        let part = SpokenPart(words: text.words(in: environment), place: place)
        result.addAttribute(
          SpokenPart.key, value: part,
          range: NSRange(location: place, length: result.length - place))
        speech = TextSpeech(words: "", isHeading: speech?.isHeading ?? false)
      default: break
      }
    }
  }

  /// Writes down what is read, once the whole text is there.
  mutating func finishSpeech() {
    guard speech?.words != nil else { return }
    var words = ""
    result.enumerateAttribute(
      SpokenPart.key, in: NSRange(location: 0, length: result.length), options: []
    ) { value, range, _ in
      words +=
        (value as? SpokenPart)?.words ?? result.attributedSubstring(from: range).string
    }
    speech?.words = words
  }
}
