/// A live view that hears messages from its page's code.
///
/// A page of a book has a connection where its live view comes from `LiveView.swift`. A page that
/// assigns its live view itself has none: it calls `receive` itself, and what the view sends reaches
/// nobody.
public protocol PlaygroundLiveViewMessageHandler {
  func liveViewMessageConnectionOpened()
  func liveViewMessageConnectionClosed()
  func receive(_ message: PlaygroundValue)
}

extension PlaygroundLiveViewMessageHandler {
  public func liveViewMessageConnectionOpened() {}
  public func liveViewMessageConnectionClosed() {}
  public func receive(_ message: PlaygroundValue) {}

  /// Sends a message over the connection, if there is one: from a live view to the page's code, or from
  /// the code to the live view that this stands for.
  public func send(_ message: PlaygroundValue) {
    if let proxy = self as? PlaygroundRemoteLiveViewProxy {
      proxy.connection?.sendToView(message)
    } else {
      PlaygroundPage.current.connection?.sendToPage(message)
    }
  }
}

/// The live view that `LiveView.swift` has set, as the page's code sees it.
public final class PlaygroundRemoteLiveViewProxy: PlaygroundLiveViewable,
  PlaygroundLiveViewMessageHandler
{
  /// Who hears what the live view says.
  public weak var delegate: (any PlaygroundRemoteLiveViewProxyDelegate)?
  weak var connection: LiveViewConnection?

  init() {}

  public var playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation {
    guard let connection else { fatalError("There is no live view behind this.") }
    return connection.shown.playgroundLiveViewRepresentation
  }
}

/// Who hears what the live view of `LiveView.swift` says.
public protocol PlaygroundRemoteLiveViewProxyDelegate: AnyObject {
  func remoteLiveViewProxy(
    _ remoteLiveViewProxy: PlaygroundRemoteLiveViewProxy, received message: PlaygroundValue)
  func remoteLiveViewProxyConnectionClosed(_ remoteLiveViewProxy: PlaygroundRemoteLiveViewProxy)
}
