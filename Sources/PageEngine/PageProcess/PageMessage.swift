import PageProtocol

/// What a page says, as far as the engine has to understand it.
enum PageMessage: Sendable {
  case event(PageEvent)
  /// A commit's frame without its length; forwarded unread.
  case commit([UInt8])
  /// A picture's frame without its length; forwarded unread.
  case picture([UInt8])

  private enum Kind {
    static let commit: UInt8 = 35
    static let picture: UInt8 = 36
  }

  /// Reads the body of a frame.
  init(body: [UInt8]) throws(ProtocolError) {
    switch try Frame.open(body).kind {
    case Kind.commit: self = .commit(body)
    case Kind.picture: self = .picture(body)
    default: self = .event(try PageEvent(frame: body))
    }
  }
}
