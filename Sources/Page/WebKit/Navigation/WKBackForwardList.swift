import Foundation

/// A place where a web view has been.
@MainActor @preconcurrency open class WKBackForwardListItem: NSObject {
  public let url: URL
  public let initialURL: URL
  public internal(set) var title: String?
  let load: WebLoad

  init(_ url: URL, _ load: WebLoad) {
    (self.url, initialURL, self.load) = (url, url, load)
  }
}

/// The places where a web view has been, and where in them it is.
@MainActor @preconcurrency open class WKBackForwardList: NSObject {
  private var items: [WKBackForwardListItem] = []
  private var index = -1

  nonisolated override init() { super.init() }

  open var currentItem: WKBackForwardListItem? { item(at: 0) }
  open var backItem: WKBackForwardListItem? { item(at: -1) }
  open var forwardItem: WKBackForwardListItem? { item(at: 1) }
  open var backList: [WKBackForwardListItem] { Array(items.prefix(max(index, 0))) }
  open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(index + 1)) }

  /// Counted from the current one: those before it are negative.
  open func item(at index: Int) -> WKBackForwardListItem? {
    let place = self.index + index
    return items.indices.contains(place) ? items[place] : nil
  }

  func push(_ item: WKBackForwardListItem) {
    items = Array(items.prefix(index + 1)) + [item]
    index = items.count - 1
  }

  func go(to item: WKBackForwardListItem) {
    index = items.firstIndex { $0 === item } ?? index
  }
}
