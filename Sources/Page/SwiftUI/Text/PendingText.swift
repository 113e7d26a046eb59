// Of the folder Environment, until it is there.

/// Opens an address.
public struct OpenURLAction {
  /// What became of an address.
  public struct Result: Sendable {
    enum Kind { case handled, discarded, system }
    let kind: Kind
    let url: URL?
    public static let handled = Result(kind: .handled, url: nil)
    public static let discarded = Result(kind: .discarded, url: nil)
    public static let systemAction = Result(kind: .system, url: nil)
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system, url: url) }
  }

  let handler: (URL) -> Result

  public init(handler: @escaping (URL) -> Result) {
    self.handler = handler
  }

  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL) {
    callAsFunction(url) { _ in }
  }

  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    let result = handler(url)
    switch result.kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system:
      nonisolated(unsafe) let completion = completion
      UIApplication.shared.open(result.url ?? url) { completion($0) }
    }
  }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

private struct LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { .current }
}

extension EnvironmentValues {
  /// Opens addresses. There is no browser to open them here: what no action of the page handles is
  /// not opened.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  /// The language and region that texts, numbers and dates are written for.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
}
