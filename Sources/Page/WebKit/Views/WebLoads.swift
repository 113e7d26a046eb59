import Foundation

/// The loads of one web view: the one that goes on, and what is shown.
@MainActor struct WebLoads {
  /// A window that shows nothing of a document for so long has said nothing of it either.
  static let patience = 5.0

  enum History {
    case stay, push
    case go(WKBackForwardListItem)
  }

  final class Run {
    let number: UInt32
    let load: WebLoad
    let type: WKNavigationType
    let history: History
    let navigation = WKNavigation()

    init(_ number: UInt32, _ load: WebLoad, _ type: WKNavigationType, _ history: History) {
      (self.number, self.load, self.type, self.history) = (number, load, type, history)
    }
  }

  var current: Run?
  var shown: WebLoad?
  var isCommitted = false
  /// The newest; what an older document says is not heard.
  private(set) var number: UInt32 = 0

  mutating func begin(_ load: WebLoad, _ type: WKNavigationType, _ history: History) -> Run {
    number += 1
    isCommitted = false
    let run = Run(number, load, type, history)
    current = run
    return run
  }
}
