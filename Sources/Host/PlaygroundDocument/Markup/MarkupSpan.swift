/// A part of a line of prose. All strings are plain text: nothing in them is markup any more,
/// and whoever shows them treats them so.
public indirect enum MarkupSpan: Equatable, Sendable {
  case text(String)
  case code(String)
  case emphasis([MarkupSpan])
  case strong([MarkupSpan])
  case struckOut([MarkupSpan])
  case link([MarkupSpan], LinkDestination, title: String?)
  case image(MarkupImage)
  case video(MarkupVideo)
  /// The author asked for a new line.
  case lineBreak
  /// The source goes on in the next line; shown as a blank.
  case softBreak

  /// The words of it, without their form.
  public var plainText: String {
    switch self {
    case .text(let text), .code(let text): text
    case .emphasis(let spans), .strong(let spans), .struckOut(let spans), .link(let spans, _, _):
      spans.map(\.plainText).joined()
    case .image(let image): image.alternative
    case .video(let video): video.alternative
    case .lineBreak, .softBreak: " "
    }
  }
}

/// A picture between words.
public struct MarkupImage: Equatable, Sendable {
  public var source: MediaSource
  public var alternative: String
  /// Shown while the pointer rests on it.
  public var title: String?
}

/// A film between words, in points.
public struct MarkupVideo: Equatable, Sendable {
  public var source: MediaSource
  public var alternative: String
  /// A picture to show until it plays.
  public var poster: MediaSource?
  public var width = 640
  public var height = 360
}
