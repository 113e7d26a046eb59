/// How typed letters are capitalized.
public struct TextInputAutocapitalization: Sendable {
  let type: UITextAutocapitalizationType
  public static var never: Self { Self(type: .none) }
  public static var words: Self { Self(type: .words) }
  public static var sentences: Self { Self(type: .sentences) }
  public static var characters: Self { Self(type: .allCharacters) }

  init(type: UITextAutocapitalizationType) { self.type = type }

  public init?(_ type: UITextAutocapitalizationType) { self.init(type: type) }
}

/// The title of the key that submits.
public struct SubmitLabel: Sendable {
  let key: UIReturnKeyType
  public static var done: SubmitLabel { SubmitLabel(key: .done) }
  public static var go: SubmitLabel { SubmitLabel(key: .go) }
  public static var send: SubmitLabel { SubmitLabel(key: .send) }
  public static var join: SubmitLabel { SubmitLabel(key: .join) }
  public static var route: SubmitLabel { SubmitLabel(key: .route) }
  public static var search: SubmitLabel { SubmitLabel(key: .search) }
  public static var `return`: SubmitLabel { SubmitLabel(key: .default) }
  public static var next: SubmitLabel { SubmitLabel(key: .next) }
  public static var `continue`: SubmitLabel { SubmitLabel(key: .continue) }
}

extension View {
  /// Says what a text is for. The computer's keyboard offers nothing for it, so nothing changes.
  public func textContentType(_ textContentType: UITextContentType?) -> some View { self }

  /// Switches corrections off. Texts are never corrected here, so nothing changes.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  @available(*, deprecated, message: "Say autocorrectionDisabled(_:).")
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Says how typed letters are capitalized. The computer's keyboard decides it, so nothing changes.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }

  @available(*, deprecated, message: "Say textInputAutocapitalization(_:).")
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }

  /// Titles the key that submits. The computer's keyboard has its own, so nothing changes.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}
