import Foundation
import FoundationNetworking
import PageProtocol
import UIKit

extension WKWebView {
  /// Shows a text; what it names lies beside `baseURL`.
  @discardableResult
  public func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    begin(.markup(string, base: baseURL), .other, .stay)
  }

  /// Shows a file; anything that is not one fails, as there is no network.
  @discardableResult
  public func load(_ request: URLRequest) -> WKNavigation? {
    begin(.request(request), .other, .push)
  }

  @discardableResult
  public func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    begin(.request(URLRequest(url: URL)), .other, .push)
  }

  @discardableResult
  public func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    begin(.data(data, type: MIMEType, base: baseURL), .other, .stay)
  }

  @discardableResult
  public func reload() -> WKNavigation? {
    loads.shown.flatMap { begin($0, .reload, .stay) }
  }

  @discardableResult
  public func reloadFromOrigin() -> WKNavigation? { reload() }

  @discardableResult
  public func goBack() -> WKNavigation? {
    backForwardList.backItem.flatMap { go(to: $0) }
  }

  @discardableResult
  public func goForward() -> WKNavigation? {
    backForwardList.forwardItem.flatMap { go(to: $0) }
  }

  @discardableResult
  public func go(to item: WKBackForwardListItem) -> WKNavigation? {
    begin(item.load, .backForward, .go(item))
  }

  /// What is not there yet will not come.
  public func stopLoading() {
    guard let run = loads.current else { return }
    loads.current = nil
    isLoading = false
    let error = NSError(domain: NSURLErrorDomain, code: URLError.cancelled.rawValue)
    fail(run, error)
  }

  // MARK: The way of a load

  func begin(
    _ load: WebLoad, _ type: WKNavigationType, _ history: WebLoads.History
  ) -> WKNavigation? {
    if let last = loads.current {
      loads.current = nil
      fail(last, NSError(domain: NSURLErrorDomain, code: URLError.cancelled.rawValue))
    }
    let run = loads.begin(load, type, history)
    isLoading = true
    estimatedProgress = 0.1
    later(run) { $0.decide(run) }
    return run.navigation
  }

  private func decide(_ run: WebLoads.Run) {
    let action = WKNavigationAction(run.type, run.load.request, in: self)
    guard let navigationDelegate else { return start(run) }
    navigationDelegate.webView(self, decidePolicyFor: action) { [weak self] policy in
      guard let self, loads.current === run else { return }
      if policy == .allow { return start(run) }
      loads.current = nil
      isLoading = false
    }
  }

  private func start(_ run: WebLoads.Run) {
    navigationDelegate?.webView(self, didStartProvisionalNavigation: run.navigation)
    guard loads.current === run else { return }
    do {
      let (markup, type) = try run.load.document()
      guard markup.utf8.count <= WebAction.mostBytes else {
        throw WKError(.unknown, message: "This document is too long for a web view.")
      }
      ask(run, type) { $0.commit(run, markup) }
    } catch {
      WebNotice.say(error.localizedDescription)
      end(run)
      fail(run, error)
    }
  }

  private func ask(
    _ run: WebLoads.Run, _ type: String, then: @escaping (WKWebView) -> Void
  ) {
    guard case .request(let request) = run.load, let url = request.url, let navigationDelegate
    else { return then(self) }
    let response = WKNavigationResponse(
      URLResponse(
        url: url, mimeType: type, expectedContentLength: -1, textEncodingName: "utf-8"),
      canShowMIMEType: WebLoad.canShow(type))
    navigationDelegate.webView(self, decidePolicyFor: response) { [weak self] policy in
      guard let self, loads.current === run else { return }
      if policy == .allow { return then(self) }
      end(run)
      fail(run, WKError(.unknown, message: "Frame load interrupted"))
    }
  }

  private func commit(_ run: WebLoads.Run, _ markup: String) {
    loads.isCommitted = true
    loads.shown = run.load
    questions.forgetAll()
    remember(run)
    url = run.load.request.url
    estimatedProgress = 0.5
    let excerpt = MarkupExcerpt(markup)
    title = excerpt.title
    placeholder.show(excerpt)
    navigationDelegate?.webView(self, didCommit: run.navigation)
    guard loads.current === run else { return }
    guard settings.allowsScripts else {
      show(run, markup, scripts: [], [])
      return
    }
    let scripts = settings.userContentController
    show(
      run, markup, scripts: scripts.scripts(at: .atDocumentStart),
      scripts.scripts(at: .atDocumentEnd))
  }

  private func show(
    _ run: WebLoads.Run, _ markup: String, scripts start: [String], _ end: [String]
  ) {
    WebOutput.send(
      .load(
        WebDocument(
          load: run.number, markup: markup, startScripts: start, endScripts: end,
          handlers: settings.userContentController.handlerNames)), of: number)
    if WebOutput.audience == .nobody {
      WebNotice.say("what a web view shows is seen in the studio; here stands how it begins.")
      return later(run) { $0.finish(run) }
    }
    later(run, after: WebLoads.patience) { $0.finish(run) }
  }

  func finish(_ run: WebLoads.Run) {
    guard loads.current === run else { return }
    end(run)
    estimatedProgress = 1
    navigationDelegate?.webView(self, didFinish: run.navigation)
  }

  private func end(_ run: WebLoads.Run) {
    if loads.current === run { loads.current = nil }
    isLoading = false
  }

  private func fail(_ run: WebLoads.Run, _ error: any Error) {
    if loads.isCommitted {
      navigationDelegate?.webView(self, didFail: run.navigation, withError: error)
    } else {
      navigationDelegate?.webView(
        self, didFailProvisionalNavigation: run.navigation, withError: error)
    }
  }

  private func remember(_ run: WebLoads.Run) {
    switch run.history {
    case .stay: break
    case .push:
      if let url = run.load.request.url {
        backForwardList.push(WKBackForwardListItem(url, run.load))
      }
    case .go(let item): backForwardList.go(to: item)
    }
    canGoBack = backForwardList.backItem != nil
    canGoForward = backForwardList.forwardItem != nil
  }

  private func later(
    _ run: WebLoads.Run, after seconds: Double = 0, _ work: @escaping (WKWebView) -> Void
  ) {
    _ = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated {
        guard let self, self.loads.current === run else { return }
        work(self)
      }
    }
  }
}
