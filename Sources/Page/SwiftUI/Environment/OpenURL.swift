/// Opens a URL: call the value of `\.openURL` like a function.
@MainActor @preconcurrency
public struct OpenURLAction {
  /// What became of a URL.
  public struct Result: Sendable {
    enum Kind {
      case handled, discarded, system
    }

    let kind: Kind
    let url: URL?

    /// The action has handled the URL.
    public static let handled = Result(kind: .handled, url: nil)
    /// The action has left the URL alone.
    public static let discarded = Result(kind: .discarded, url: nil)
    /// The system opens the URL.
    public static let systemAction = Result(kind: .system, url: nil)

    /// The system opens another URL.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system, url: url) }
  }

  private let handler: (URL) -> Result

  /// Creates an action that a closure handles.
  public nonisolated init(handler: @escaping (URL) -> Result) {
    self.handler = handler
  }

  /// Opens a URL.
  public func callAsFunction(_ url: URL) {
    callAsFunction(url) { _ in }
  }

  /// Opens a URL and tells a closure whether it was opened.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
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

extension EnvironmentValues {
  /// Opens URLs. A page has no browser: a URL that no action of the page handles is not opened.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
