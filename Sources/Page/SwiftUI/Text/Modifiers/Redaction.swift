/// Why the content of views is not shown.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The content stands for one that is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// The content is not for everyone.
  public static let privacy = RedactionReasons(rawValue: 2)
  /// The content is out of date.
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private struct RedactionReasonsKey: EnvironmentKey {
  static let defaultValue: RedactionReasons = []
}

private struct PrivacyKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Why the content of views is not shown.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  var isPrivacySensitive: Bool {
    get { self[PrivacyKey.self] }
    set { self[PrivacyKey.self] = newValue }
  }

  /// Whether bars stand for texts and images.
  var isTextRedacted: Bool {
    let reasons = redactionReasons
    return reasons.contains(.placeholder)
      || (reasons.contains(.privacy) && isPrivacySensitive)
  }

  /// What opens a link in a text.
  var textLinkOpener: (URL) -> Void {
    let action = openURL
    return { url in MainActor.assumeIsolated { action(url) } }
  }
}

extension View {
  /// Shows gray bars in place of texts and images.
  public func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  /// Shows the content of a view inside one that is redacted.
  public func unredacted() -> some View {
    environment(\.redactionReasons, [])
  }

  /// Says that the content is not for everyone: `redacted(reason: .privacy)` hides it.
  public func privacySensitive(_ sensitive: Bool = true) -> some View {
    environment(\.isPrivacySensitive, sensitive)
  }

  /// Says that the content may be out of date, which `redacted(reason: .invalidated)` shows.
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
