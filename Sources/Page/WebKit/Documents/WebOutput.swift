import Foundation
import PageProtocol
@_spi(UIKit) import UIKit

/// What web views show, on its way out, and what their documents say, on its way in.
@_spi(PageRuntime) @MainActor @preconcurrency public enum WebOutput {
  /// Whether somebody can be there who shows a document.
  public enum Audience {
    case browser, nobody
  }

  private static var receiver: (UInt32, WebAction) -> Void = { _, _ in }
  private(set) static var audience = Audience.nobody
  private static var views: [UInt32: Weak] = [:]
  private static var lastView: UInt32 = 0

  private struct Weak {
    weak var view: WKWebView?
  }

  /// From now on `receive` hears everything.
  public static func listen(
    _ audience: Audience, _ receive: @escaping (UInt32, WebAction) -> Void
  ) {
    self.audience = audience
    receiver = receive
  }

  public static func isAudience(_ wanted: Audience) -> Bool { audience == wanted }

  /// The layers of the web views that there are, by the views' numbers.
  public static var layers: [(view: UInt32, layer: CALayer)] {
    views.keys.sorted().compactMap { number in
      views[number]?.view.map { (number, $0.layer) }
    }
  }

  /// What a document said.
  public static func deliver(_ word: WebWord) {
    views[word.view]?.view?.hear(word)
  }

  static func nextNumber() -> UInt32 {
    lastView += 1
    return lastView
  }

  static func register(_ view: WKWebView) {
    views[view.number] = Weak(view: view)
  }

  static func remove(_ view: UInt32) {
    views[view] = nil
    receiver(view, .end)
  }

  static func send(_ action: WebAction, of view: UInt32) {
    receiver(view, action)
  }
}

/// A view's number, given back when the view goes.
final class WebRegistration {
  let number: UInt32

  @MainActor init() { number = WebOutput.nextNumber() }

  deinit {
    let number = number
    DispatchQueue.main.async { WebOutput.remove(number) }
  }
}

/// Words for the person, each once.
@MainActor enum WebNotice {
  private static var said: Set<String> = []

  static func say(_ words: String) {
    guard said.insert(words).inserted else { return }
    FileHandle.standardError.write(Data("WebKit: \(words)\n".utf8))
  }
}
