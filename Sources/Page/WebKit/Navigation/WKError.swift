import Foundation

/// In which domain WebKit's errors are.
public let WKErrorDomain = "WKErrorDomain"

/// What goes wrong in a web view.
public struct WKError: CustomNSError, LocalizedError, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated
    case webViewInvalidated
    case javaScriptExceptionOccurred
    case javaScriptResultTypeIsUnsupported
  }

  public let code: Code
  private let message: String

  public init(_ code: Code) {
    self.init(code, message: "")
  }

  init(_ code: Code, message: String) {
    (self.code, self.message) = (code, message)
  }

  public static var errorDomain: String { WKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? { words }

  public var errorUserInfo: [String: Any] {
    var information: [String: Any] = [NSLocalizedDescriptionKey: words]
    if !message.isEmpty { information["WKJavaScriptExceptionMessage"] = message }
    return information
  }

  private var words: String {
    switch code {
    case .javaScriptExceptionOccurred:
      message.isEmpty
        ? "A JavaScript exception occurred" : "A JavaScript exception occurred: \(message)"
    case .javaScriptResultTypeIsUnsupported:
      "JavaScript execution returned a result of an unsupported type"
    case .webViewInvalidated: "The WKWebView was invalidated"
    default: message.isEmpty ? "An unknown error occurred" : message
    }
  }
}

/// Why nothing is loaded that is not a text or a file.
enum WebRefusal {
  static func network(_ url: URL) -> NSError {
    NSError(
      domain: NSURLErrorDomain, code: URLError.notConnectedToInternet.rawValue,
      userInfo: [
        NSLocalizedDescriptionKey:
          "\(url.absoluteString) was not fetched: a web view of a playground "
          + "shows texts that the page gives it and files of its Resources, and has no network.",
        "NSErrorFailingURLKey": url,
      ])
  }

  static func file(_ url: URL) -> NSError {
    NSError(
      domain: NSURLErrorDomain, code: URLError.fileDoesNotExist.rawValue,
      userInfo: [
        NSLocalizedDescriptionKey: "The requested URL was not found on this server.",
        "NSErrorFailingURLKey": url,
      ])
  }
}
