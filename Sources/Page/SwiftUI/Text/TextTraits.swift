/// What the modifiers of a text say of its letters; nil is what the surroundings say.
struct TextTraits: Equatable {
  var font: Font?
  var changes: [Font.Change] = []
  var style: AnyShapeStyle?
  var underline: Line?
  var strikethrough: Line?
  var kerning: CGFloat?
  var tracking: CGFloat?
  var baselineOffset: CGFloat?
  var link: URL?

  /// A line under or through the letters.
  struct Line: Equatable {
    var isActive: Bool
    var color: Color?
    var pattern = Text.LineStyle.Pattern.solid
  }

  /// The traits of a part, inside those of the whole: what the part says counts first.
  func inside(_ outer: TextTraits) -> TextTraits {
    var traits = self
    traits.font = font ?? outer.font
    traits.changes = outer.changes + changes
    traits.style = style ?? outer.style
    traits.underline = underline ?? outer.underline
    traits.strikethrough = strikethrough ?? outer.strikethrough
    traits.kerning = kerning ?? outer.kerning
    traits.tracking = tracking ?? outer.tracking
    traits.baselineOffset = baselineOffset ?? outer.baselineOffset
    traits.link = link ?? outer.link
    return traits
  }
}
