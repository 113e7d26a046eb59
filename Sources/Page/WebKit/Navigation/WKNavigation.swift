import Foundation
import FoundationNetworking
import UIKit

/// One load of a web view.
open class WKNavigation: NSObject {}

/// Why a web view goes somewhere.
public enum WKNavigationType: Int, Sendable {
  case linkActivated = 0
  case formSubmitted
  case backForward
  case reload
  case formResubmitted
  case other = -1
}

public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel = 0
  case allow
  case download
}

public enum WKNavigationResponsePolicy: Int, Sendable {
  case cancel = 0
  case allow
  case download
}

/// A frame of a document: here always the whole.
@MainActor @preconcurrency open class WKFrameInfo: NSObject {
  public let isMainFrame = true
  public let request: URLRequest
  public private(set) weak var webView: WKWebView?

  init(webView: WKWebView) {
    self.webView = webView
    request = URLRequest(url: webView.url ?? WKWebView.blank)
  }
}

/// Where a web view is about to go.
@MainActor @preconcurrency open class WKNavigationAction: NSObject {
  public let navigationType: WKNavigationType
  public let request: URLRequest
  public let sourceFrame: WKFrameInfo
  public let targetFrame: WKFrameInfo?

  init(_ type: WKNavigationType, _ request: URLRequest, in view: WKWebView) {
    (navigationType, self.request) = (type, request)
    sourceFrame = WKFrameInfo(webView: view)
    targetFrame = sourceFrame
  }
}

/// What was found where a web view goes.
@MainActor @preconcurrency open class WKNavigationResponse: NSObject {
  public let response: URLResponse
  public let isForMainFrame = true
  public let canShowMIMEType: Bool

  init(_ response: URLResponse, canShowMIMEType: Bool) {
    (self.response, self.canShowMIMEType) = (response, canShowMIMEType)
  }
}

/// Who decides where a web view goes, and is told how it got there.
@MainActor @preconcurrency public protocol WKNavigationDelegate: NSObjectProtocol {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void)
  func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
}

extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(navigationResponse.canShowMIMEType ? .allow : .cancel) }
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
}

/// Who shows what a document's scripts want to say.
@MainActor @preconcurrency public protocol WKUIDelegate: NSObjectProtocol {
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void)
}

extension WKUIDelegate {
  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void
  ) { completionHandler() }
}
