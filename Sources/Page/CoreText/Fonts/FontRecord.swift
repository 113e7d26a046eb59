import Foundation

/// What is known of a font before it is opened: where it is and what it calls itself.
struct FontRecord: Hashable {
  /// Where the font's bytes are.
  enum Source: Hashable {
    case file(path: String, index: UInt32)
    case data(Data)
  }

  /// Who brought it.
  enum Origin: Hashable {
    case system, page
  }

  var source: Source
  var origin: Origin
  var family: String
  var style: String
  var fullName: String
  var postScriptName: String
  /// As CSS counts: 400 is regular, 700 is bold.
  var weight: Int
  var slope: FontSlope
  var width: FontWidth
  var spacing: FontSpacing
  var hasColor: Bool

  var fileName: String? {
    guard case .file(let path, _) = source else { return nil }
    return (path as NSString).lastPathComponent
  }
}

/// Whether letters stand or lean.
@_spi(Text) public enum FontSlope: Hashable, Sendable {
  case upright, italic
}

/// Whether all letters are equally wide.
@_spi(Text) public enum FontSpacing: Hashable, Sendable {
  case proportional, monospaced
}

/// How wide letters are.
@_spi(Text) public enum FontWidth: Hashable, Sendable {
  case condensed, normal, expanded
}
