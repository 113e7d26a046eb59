import Foundation
import FoundationNetworking
import PageProtocol
import Testing
import UIKit

@_spi(PageRuntime) @testable import WebKit

@Suite(.serialized) @MainActor struct WebViewTests {
  /// Hears everything that a web view's delegate can.
  final class Listener: NSObject, WKNavigationDelegate, WKScriptMessageHandler, WKUIDelegate {
    var heard: [String] = []
    var policy = WKNavigationActionPolicy.allow
    var lastType: WKNavigationType?

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
      heard.append("decide")
      lastType = navigationAction.navigationType
      decisionHandler(policy)
    }
    func webView(
      _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
    ) { heard.append("start") }
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
      heard.append("commit")
    }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      heard.append("finish")
    }
    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
      withError error: any Error
    ) { heard.append("fail \((error as NSError).code)") }
    func userContentController(
      _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) { heard.append("\(message.name) \(message.body)") }
    func webView(
      _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
      initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void
    ) {
      heard.append("alert \(message)")
      completionHandler()
    }
  }

  /// What went out, of the views of one test.
  final class Sent {
    var actions: [(view: UInt32, action: WebAction)] = []

    var document: WebDocument? {
      for case .load(let document) in actions.map(\.action).reversed() { return document }
      return nil
    }
  }

  private func listen(_ audience: WebOutput.Audience) -> Sent {
    let sent = Sent()
    WebOutput.listen(audience) { sent.actions.append(($0, $1)) }
    return sent
  }

  private func turn(until isDone: () -> Bool) {
    for _ in 0..<200 where !isDone() {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
    }
  }

  private func view(_ listener: Listener) -> WKWebView {
    let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.navigationDelegate = listener
    view.uiDelegate = listener
    return view
  }

  @Test func withoutABrowserALoadEndsByItself() {
    let sent = listen(.nobody)
    let listener = Listener()
    let view = view(listener)
    #expect(view.loadHTMLString("<title>Oak</title><p>A tree", baseURL: nil) != nil)
    #expect(view.isLoading && listener.heard.isEmpty)
    turn { !view.isLoading }
    #expect(listener.heard == ["decide", "start", "commit", "finish"])
    #expect(view.title == "Oak" && view.estimatedProgress == 1)
    #expect(sent.document?.markup == "<title>Oak</title><p>A tree")
    #expect(!view.canGoBack)
  }

  @Test func withABrowserTheDocumentSaysThatItIsThere() {
    let sent = listen(.browser)
    let listener = Listener()
    let view = view(listener)
    view.loadHTMLString("<p>Hello", baseURL: nil)
    turn { listener.heard.last == "commit" }
    #expect(view.isLoading)
    WebOutput.deliver(WebWord(view: view.number, load: 99, kind: .finished))
    #expect(view.isLoading)
    WebOutput.deliver(
      WebWord(view: view.number, load: sent.document?.load ?? 0, kind: .finished, name: "Late"))
    #expect(!view.isLoading && view.title == "Late")
    #expect(listener.heard.filter { $0 == "finish" }.count == 1)
  }

  @Test func whoSaysNoIsHeeded() {
    let sent = listen(.nobody)
    let listener = Listener()
    listener.policy = .cancel
    let view = view(listener)
    view.loadHTMLString("<p>Hello", baseURL: nil)
    turn { !view.isLoading }
    #expect(listener.heard == ["decide"])
    #expect(sent.document == nil && view.url == nil)
  }

  @Test func theNetworkIsOff() throws {
    let sent = listen(.nobody)
    let listener = Listener()
    let view = view(listener)
    view.load(URLRequest(url: try #require(URL(string: "https://swift.org/"))))
    turn { !view.isLoading }
    #expect(listener.heard == ["decide", "start", "fail -1009"])
    #expect(sent.document == nil && view.backForwardList.currentItem == nil)
  }

  @Test func filesAreRememberedAndTravelWithTheDocument() throws {
    let sent = listen(.nobody)
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "web-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("p { background: url(dot.png) }".utf8).write(
      to: folder.appendingPathComponent("a.css"))
    try Data([1, 2, 3]).write(to: folder.appendingPathComponent("dot.png"))
    for name in ["one", "two"] {
      let text =
        "<link rel=stylesheet href='a.css'><img src=\"dot.png\"><img src=\"no.png\">\(name)"
      try Data(text.utf8).write(to: folder.appendingPathComponent("\(name).html"))
    }
    let listener = Listener()
    let view = view(listener)
    for name in ["one", "two"] {
      view.loadFileURL(folder.appendingPathComponent("\(name).html"), allowingReadAccessTo: folder)
      turn { !view.isLoading }
    }
    let markup = try #require(sent.document?.markup)
    #expect(markup.contains("src=\"data:image/png;base64,AQID\"") && markup.contains("no.png"))
    let style = Data("p { background: url(data:image/png;base64,AQID) }".utf8)
    #expect(markup.contains("href='data:text/css;base64,\(style.base64EncodedString())'"))
    #expect(view.canGoBack && !view.canGoForward)
    view.goBack()
    turn { !view.isLoading }
    #expect(view.url?.lastPathComponent == "one.html" && view.canGoForward)
    #expect(listener.lastType == .backForward)
  }

  @Test func scriptsAnswerInABrowserAlone() throws {
    var answers: [String] = []
    _ = listen(.nobody)
    let view = view(Listener())
    view.evaluateJavaScript("1") { _, error in answers.append(error?.localizedDescription ?? "") }
    turn { !answers.isEmpty }
    #expect(answers.first?.contains("studio") == true)

    let sent = listen(.browser)
    view.loadHTMLString("", baseURL: nil)
    turn { sent.document != nil }
    let load = try #require(sent.document).load
    view.evaluateJavaScript("1 + 1") { value, _ in answers.append("\(value as? Int ?? 0)") }
    view.evaluateJavaScript("no") { _, error in
      answers.append("\((error as? WKError)?.code as Any)")
    }
    guard case .evaluate(let first, "1 + 1") = sent.actions[sent.actions.count - 2].action,
      case .evaluate(let second, "no") = sent.actions[sent.actions.count - 1].action
    else { Issue.record("\(sent.actions)"); return }
    WebOutput.deliver(
      WebWord(view: view.number, load: load, kind: .answer, question: first, text: #"{"value":2}"#))
    WebOutput.deliver(
      WebWord(view: view.number, load: load, kind: .answer, question: first, text: #"{"value":3}"#))
    WebOutput.deliver(
      WebWord(view: view.number, load: load, kind: .failure, question: second, text: "no is not"))
    #expect(answers.dropFirst().first == "2" && answers.count == 3)
    #expect(answers.last?.contains("javaScriptExceptionOccurred") == true)
  }

  @Test func messagesLinksAndAlertsAreHeard() throws {
    let sent = listen(.browser)
    let listener = Listener()
    let configuration = WKWebViewConfiguration()
    configuration.userContentController.add(listener, name: "tree")
    configuration.userContentController.addUserScript(
      WKUserScript(source: "1", injectionTime: .atDocumentEnd, forMainFrameOnly: true))
    let view = WKWebView(frame: .zero, configuration: configuration)
    view.navigationDelegate = listener
    view.uiDelegate = listener
    view.loadHTMLString("", baseURL: nil)
    turn { sent.document != nil }
    let document = try #require(sent.document)
    #expect(document.handlers == ["tree"] && document.endScripts == ["1"])
    func say(_ kind: WebWord.Kind, _ name: String, _ text: String) {
      WebOutput.deliver(
        WebWord(view: view.number, load: document.load, kind: kind, name: name, text: text))
    }
    say(.message, "tree", #"{"value":"oak"}"#)
    say(.message, "unknown", #"{"value":1}"#)
    say(.alert, "", "Hello")
    #expect(listener.heard.suffix(2) == ["tree oak", "alert Hello"])
    say(.link, "", "https://swift.org/")
    turn { listener.heard.last == "fail -1009" }
    #expect(listener.heard.last == "fail -1009" && listener.lastType == .linkActivated)
  }

  @Test func aDocumentsBeginningCanBeRead() {
    let excerpt = MarkupExcerpt(
      "<html><head><title>A &amp; B</title><style>p{}</style></head><h1>Head</h1><p>One <b>two</b>\n"
        + "three<script>if (a < b) {}</script><!-- <p>no --><p>4 &lt; 5")
    #expect(excerpt.title == "A & B")
    #expect(
      excerpt.text == "Head\nOne two\nthree\n4 < 5" || excerpt.text == "Head\nOne two three\n4 < 5")
    #expect(MarkupExcerpt("plain").text == "plain" && MarkupExcerpt("a < b <").title.isEmpty)
  }
}
