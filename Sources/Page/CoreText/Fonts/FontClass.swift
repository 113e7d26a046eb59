/// What kind of letters a font has; decides what stands in for one that is not installed.
///
/// | class | stands for | families, the first one installed |
/// |---|---|---|
/// | sans | Helvetica, Avenir, Arial … and the system font | Inter |
/// | serif | Georgia, Times, Baskerville … | Noto Serif, Liberation Serif, DejaVu Serif |
/// | monospaced | Menlo, Courier, Monaco … | JetBrains Mono, DejaVu Sans Mono |
/// | handwriting | Marker Felt, Noteworthy, Snell Roundhand … | Comic Neue, Humor Sans, Inter |
/// | emoji | Apple Color Emoji | Noto Color Emoji |
@_spi(Text) public enum FontClass: Hashable, Sendable {
  case sans, serif, monospaced, handwriting, emoji

  /// The families to look for, best first.
  var families: [String] {
    switch self {
    case .sans: ["Inter", "Noto Sans", "Liberation Sans", "DejaVu Sans"]
    case .serif: ["Noto Serif", "Liberation Serif", "Nimbus Roman", "DejaVu Serif"] + Self.any
    case .monospaced: ["JetBrains Mono", "DejaVu Sans Mono", "Liberation Mono"] + Self.any
    case .handwriting: ["Comic Neue", "Humor Sans", "xkcd Script"] + Self.any
    case .emoji: ["Noto Color Emoji"] + Self.any
    }
  }

  private static let any = ["Inter", "DejaVu Sans"]
}
