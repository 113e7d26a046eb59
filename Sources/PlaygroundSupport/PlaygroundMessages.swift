/// A live view that hears messages from its page.
///
/// Elsewhere a live view may live in a process of its own, and messages are how page and view speak.
/// Here a page's live view is always its own object, so no connection is ever opened: a page calls
/// `receive` itself, and what a view sends reaches nobody.
public protocol PlaygroundLiveViewMessageHandler {
  func liveViewMessageConnectionOpened()
  func liveViewMessageConnectionClosed()
  func receive(_ message: PlaygroundValue)
}

extension PlaygroundLiveViewMessageHandler {
  public func liveViewMessageConnectionOpened() {}
  public func liveViewMessageConnectionClosed() {}
  public func receive(_ message: PlaygroundValue) {}

  /// Sends a message over the connection, if there is one.
  public func send(_ message: PlaygroundValue) {}
}

/// A live view in another process. No page here has one: asking whether `liveView` is a proxy says no.
public final class PlaygroundRemoteLiveViewProxy: PlaygroundLiveViewable,
  PlaygroundLiveViewMessageHandler
{
  public weak var delegate: (any PlaygroundRemoteLiveViewProxyDelegate)?

  private init() {}

  public var playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation {
    fatalError("A live view in another process is shown by that process.")
  }
}

/// Who hears what a live view in another process says.
public protocol PlaygroundRemoteLiveViewProxyDelegate: AnyObject {
  func remoteLiveViewProxy(
    _ remoteLiveViewProxy: PlaygroundRemoteLiveViewProxy, received message: PlaygroundValue)
  func remoteLiveViewProxyConnectionClosed(_ remoteLiveViewProxy: PlaygroundRemoteLiveViewProxy)
}
