import Foundation

/// When a script of the page's own runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart = 0
  case atDocumentEnd
}

/// A script that runs in every document of a web view.
open class WKUserScript: NSObject {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool

  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }
}

/// Who is sent messages by a document's scripts.
@MainActor @preconcurrency public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// What a document's script has sent.
@MainActor @preconcurrency open class WKScriptMessage: NSObject {
  /// Made of what JSON can say.
  public let body: Any
  public let name: String
  public private(set) weak var webView: WKWebView?
  public let frameInfo: WKFrameInfo

  init(body: Any, name: String, webView: WKWebView) {
    (self.body, self.name, self.webView) = (body, name, webView)
    frameInfo = WKFrameInfo(webView: webView)
  }
}

/// The scripts of a web view, and those who are sent messages by its documents.
@MainActor @preconcurrency open class WKUserContentController: NSObject {
  public private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]

  public nonisolated override init() { super.init() }

  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  open func removeAllUserScripts() { userScripts = [] }

  /// Documents that are loaded from now on send to `window.webkit.messageHandlers.NAME`.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    guard handlers[name] == nil else {
      fatalError(
        "Attempt to add script message handler with name '\(name)' when one already exists.")
    }
    handlers[name] = scriptMessageHandler
  }

  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
  open func removeAllScriptMessageHandlers() { handlers = [:] }

  var handlerNames: [String] { handlers.keys.sorted() }

  func scripts(at time: WKUserScriptInjectionTime) -> [String] {
    userScripts.filter { $0.injectionTime == time }.map(\.source)
  }

  func hear(_ message: WKScriptMessage) {
    handlers[message.name]?.userContentController(self, didReceive: message)
  }
}
