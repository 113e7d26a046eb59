import PageProtocol

/// What a page says, as far as the engine has to understand it.
enum PageMessage: Sendable {
  case event(PageEvent)
  /// A commit's frame without its length; forwarded unread.
  case commit([UInt8])
  /// A picture's or a font's frame without its length; forwarded unread.
  case picture([UInt8])
  /// The frame, without its length, that says what can be spoken; forwarded unread.
  case elements([UInt8])
  /// The frame, without its length, of words to be spoken once; forwarded unread.
  case announcement([UInt8])
  /// The frame, without its length, that says where text goes; forwarded unread.
  case textFocus([UInt8])
  /// The frame, without its length, of a piece of a sound file; forwarded unread.
  case soundData([UInt8])
  /// The frame, without its length, that says what is to be heard; forwarded unread.
  case sound([UInt8])
  /// The frame, without its length, of what a web view shows or does; forwarded unread.
  case web([UInt8])
  /// The frame, without its length, that says where web views are; forwarded unread.
  case webPlaces([UInt8])
  /// The frame, without its length, of the app's menus; forwarded unread.
  case commands([UInt8])

  private enum Kind {
    static let commit: UInt8 = 35
    static let picture: UInt8 = 36
    static let font: UInt8 = 42
    static let elements: UInt8 = 43
    static let announcement: UInt8 = 44
    static let textFocus: UInt8 = 45
    static let soundData: UInt8 = 49
    static let sound: UInt8 = 50
    static let web: UInt8 = 53
    static let webPlaces: UInt8 = 54
    static let commands: UInt8 = 57
  }

  /// Reads the body of a frame.
  init(body: [UInt8]) throws(ProtocolError) {
    switch try Frame.open(body).kind {
    case Kind.commit: self = .commit(body)
    case Kind.picture, Kind.font: self = .picture(body)
    case Kind.elements: self = .elements(body)
    case Kind.announcement: self = .announcement(body)
    case Kind.textFocus: self = .textFocus(body)
    case Kind.soundData: self = .soundData(body)
    case Kind.sound: self = .sound(body)
    case Kind.web: self = .web(body)
    case Kind.webPlaces: self = .webPlaces(body)
    case Kind.commands: self = .commands(body)
    default: self = .event(try PageEvent(frame: body))
    }
  }
}
