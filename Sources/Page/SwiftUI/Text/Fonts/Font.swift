/// A font, which an environment makes larger or smaller with the text size of the user.
public struct Font: Hashable, Sendable {
  enum Base: Hashable, Sendable {
    case style(TextStyle, design: Design?, weight: Weight?)
    case system(size: CGFloat, weight: Weight?, design: Design?)
    case custom(name: String, size: CGFloat, scaling: Scaling)
    case made(MadeFont)
  }

  /// What a font's size follows.
  enum Scaling: Hashable, Sendable {
    case relative(TextStyle)
    case fixed
  }

  /// A font of UIKit or Core Text.
  struct MadeFont: Hashable, @unchecked Sendable {
    let font: UIFont

    static func == (one: MadeFont, other: MadeFont) -> Bool { one.font === other.font }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(font)) }
  }

  /// A change of a font.
  enum Change: Hashable, Sendable {
    case weight(Weight)
    case width(Width)
    case design(Design)
    case bold
    case italic
    case monospaced
    case monospacedDigit
    case smallCaps
    case leading(Leading)
    case scaled(CGFloat)
  }

  let base: Base
  var changes: [Change] = []

  init(_ base: Base) {
    self.base = base
  }

  /// A font of UIKit.
  public init(_ font: CTFont) {
    let made = font as? UIFont ?? .systemFont(ofSize: 17)
    self.init(.made(MadeFont(font: made)))
  }

  // MARK: Changed fonts

  private func adding(_ change: Change) -> Font {
    var font = self
    font.changes.append(change)
    return font
  }

  /// The font with thick strokes.
  public func bold() -> Font { adding(.bold) }
  /// The font with leaning letters.
  public func italic() -> Font { adding(.italic) }
  /// The font with letters that are all equally wide.
  public func monospaced() -> Font { adding(.monospaced) }
  /// The font with digits that are all equally wide.
  public func monospacedDigit() -> Font { adding(.monospacedDigit) }
  /// The font with small capitals. The fonts here have none; letters stay as they are.
  public func smallCaps() -> Font { adding(.smallCaps) }
  /// The font with small capitals for lowercase letters. Letters stay as they are here.
  public func lowercaseSmallCaps() -> Font { adding(.smallCaps) }
  /// The font with small capitals for capitals. Letters stay as they are here.
  public func uppercaseSmallCaps() -> Font { adding(.smallCaps) }
  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font { adding(.weight(weight)) }
  /// The font in another width. The system's font here has one width.
  public func width(_ width: Width) -> Font { adding(.width(width)) }
  /// The font with other distances of lines.
  public func leading(_ leading: Leading) -> Font { adding(.leading(leading)) }
  /// The font in a size that is multiplied.
  public func scaled(by factor: CGFloat) -> Font { adding(.scaled(factor)) }
}
