@_implementationOnly import CPageRuntime
@_implementationOnly import PageProtocol

/// The page's one way out: events, in the order in which they happen, console text among them.
enum PageChannel {
  /// Sends an event, after the console text that was written before it.
  static func send(_ event: PageEvent) {
    let frame = event.encoded()
    frame.withUnsafeBytes { lek_channel_send($0.baseAddress, $0.count) }
  }

  /// Tells that a moment of the page's way is now.
  static func mark(_ mark: PageMark) {
    send(.mark(mark, nanoseconds: lek_clock_system_nanoseconds()))
  }
}
