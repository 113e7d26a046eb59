import Foundation
import FoundationNetworking
import PageProtocol
import UIKit

extension WKWebView {
  private static let patience = 10.0

  /// Evaluates a script in the document that is shown; only a browser can.
  public func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    guard WebOutput.audience == .browser else {
      let error = WKError(
        .unknown, message: "Scripts of a web view run in the studio; here is no browser for them.")
      WebNotice.say(error.localizedDescription)
      return answerLater(after: 0) { completionHandler?(nil, error) }
    }
    guard settings.allowsScripts else {
      let error = WKError(.javaScriptExceptionOccurred, message: "JavaScript is not allowed here.")
      return answerLater(after: 0) { completionHandler?(nil, error) }
    }
    let question = questions.ask { completionHandler?($0, $1) }
    WebOutput.send(.evaluate(question: question, source: javaScriptString), of: number)
    answerLater(after: Self.patience) { [weak self] in
      self?.questions.take(question)?(
        nil, WKError(.unknown, message: "No window shows this web view, or its script goes on."))
    }
  }

  /// Evaluates a script in the document that is shown; only a browser can.
  public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Any, any Error>) in
      evaluateJavaScript(javaScriptString) { value, error in
        nonisolated(unsafe) let result = value ?? NSNull()
        if let error {
          continuation.resume(throwing: error)
        } else {
          continuation.resume(returning: result)
        }
      }
    }
  }

  private func answerLater(after seconds: Double, _ answer: @escaping () -> Void) {
    _ = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in answer() }
  }

  /// What the document says, of the load that is shown.
  func hear(_ word: WebWord) {
    guard word.load == loads.number else { return }
    switch word.kind {
    case .finished:
      if loads.isCommitted, title != word.name { title = word.name }
      if let run = loads.current { finish(run) }
    case .answer: questions.take(word.question)?(ScriptValue.value(of: word.text), nil)
    case .failure:
      let code: WKError.Code =
        word.name == "type" ? .javaScriptResultTypeIsUnsupported : .javaScriptExceptionOccurred
      questions.take(word.question)?(nil, WKError(code, message: word.text))
    case .message:
      let body = ScriptValue.value(of: word.text) ?? NSNull()
      settings.userContentController.hear(
        WKScriptMessage(body: body, name: word.name, webView: self))
    case .link: follow(word.text)
    case .alert:
      uiDelegate?.webView(
        self, runJavaScriptAlertPanelWithMessage: word.text,
        initiatedByFrame: WKFrameInfo(webView: self), completionHandler: {})
    }
  }

  private func follow(_ address: String) {
    let base = url.flatMap { $0 == Self.blank ? nil : $0 }
    guard let target = URL(string: address, relativeTo: base)?.absoluteURL else { return }
    _ = begin(.request(URLRequest(url: target)), .linkActivated, .push)
  }
}
