/// How typed letters are capitalized.
public struct TextInputAutocapitalization: Sendable {
  let type: UITextAutocapitalizationType
  /// No letter is capitalized.
  public static var never: Self { Self(type: .none) }
  /// The first letter of each word is capitalized.
  public static var words: Self { Self(type: .words) }
  /// The first letter of each sentence is capitalized.
  public static var sentences: Self { Self(type: .sentences) }
  /// All letters are capitalized.
  public static var characters: Self { Self(type: .allCharacters) }

  init(type: UITextAutocapitalizationType) { self.type = type }

  /// The capitalization of UIKit with the same meaning.
  public init?(_ type: UITextAutocapitalizationType) { self.init(type: type) }
}

/// The title of the key that submits.
public struct SubmitLabel: Sendable {
  let key: UIReturnKeyType
  /// “Done”.
  public static var done: SubmitLabel { SubmitLabel(key: .done) }
  /// “Go”.
  public static var go: SubmitLabel { SubmitLabel(key: .go) }
  /// “Send”.
  public static var send: SubmitLabel { SubmitLabel(key: .send) }
  /// “Join”.
  public static var join: SubmitLabel { SubmitLabel(key: .join) }
  /// “Route”.
  public static var route: SubmitLabel { SubmitLabel(key: .route) }
  /// “Search”.
  public static var search: SubmitLabel { SubmitLabel(key: .search) }
  /// “Return”.
  public static var `return`: SubmitLabel { SubmitLabel(key: .default) }
  /// “Next”.
  public static var next: SubmitLabel { SubmitLabel(key: .next) }
  /// “Continue”.
  public static var `continue`: SubmitLabel { SubmitLabel(key: .continue) }
}

/// What is set of the keyboard of a field.
struct InputTraits: Equatable {
  var keyboard = UIKeyboardType.default
  var returnKey = UIReturnKeyType.default
  var capitalization: UITextAutocapitalizationType?
  var isCorrectionDisabled = false
  var content: UITextContentType?

  @MainActor func apply(to field: some UITextInputTraits) {
    field.keyboardType = keyboard
    field.returnKeyType = returnKey
    field.autocapitalizationType = capitalization ?? .sentences
    field.autocorrectionType = isCorrectionDisabled ? .no : .default
    field.textContentType = content
  }
}

private struct InputTraitsKey: EnvironmentKey {
  static let defaultValue = InputTraits()
}

extension EnvironmentValues {
  var inputTraits: InputTraits {
    get { self[InputTraitsKey.self] }
    set { self[InputTraitsKey.self] = newValue }
  }

  /// Whether typed text is left as it is.
  public var autocorrectionDisabled: Bool {
    get { inputTraits.isCorrectionDisabled }
    set { inputTraits.isCorrectionDisabled = newValue }
  }
}

extension EnvironmentValues {
  /// Whether typed text is left as it is; nil leaves it to the field.
  @available(*, deprecated, renamed: "autocorrectionDisabled")
  public var disableAutocorrection: Bool? {
    get { inputTraits.isCorrectionDisabled ? true : nil }
    set { inputTraits.isCorrectionDisabled = newValue ?? false }
  }
}

extension View {
  /// Sets the keyboard of the text fields inside. The user types with the keyboard of the computer,
  /// so it changes nothing that is seen.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    transformEnvironment(\.inputTraits) { $0.keyboard = type }
  }

  /// Says what a text is for. The computer's keyboard offers nothing for it.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    transformEnvironment(\.inputTraits) { $0.content = textContentType }
  }

  /// Switches corrections off. Typed text is never corrected here.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    transformEnvironment(\.inputTraits) { $0.isCorrectionDisabled = disable }
  }

  /// Switches corrections off. Typed text is never corrected here.
  @available(*, deprecated, renamed: "autocorrectionDisabled(_:)")
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    autocorrectionDisabled(disable ?? false)
  }

  /// Sets how typed letters are capitalized. The keyboard of the computer decides it.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    transformEnvironment(\.inputTraits) { $0.capitalization = autocapitalization?.type }
  }

  /// Sets how typed letters are capitalized.
  @available(*, deprecated, renamed: "textInputAutocapitalization(_:)")
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    transformEnvironment(\.inputTraits) { $0.capitalization = style }
  }

  /// Sets the title of the key that submits. The keyboard of the computer keeps its own.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    transformEnvironment(\.inputTraits) { $0.returnKey = submitLabel.key }
  }
}
