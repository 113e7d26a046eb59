import CoreGraphics
import Foundation

/// Text as a layer shows it: letters at their places, and what lies under and over them.
///
/// The same in a player's terms that drawing would make of it; `LayerTreeRecorder` makes a
/// message of it. Places count from the upper left, y downwards.
@_spi(Text) public struct TextPlacement: Equatable {
  public struct Box: Equatable {
    public var rect: CGRect
    public var color: CGColor
  }

  public struct Run: Equatable {
    public var text: String
    public var font: FontUse
    public var size: CGFloat
    public var origin: CGPoint
    public var width: CGFloat
    public var color: CGColor
    public var letterSpacing: CGFloat
    public var slant: CGFloat
    public var outline: Outline?
  }

  public struct Outline: Equatable {
    public var width: CGFloat
    public var color: CGColor
  }

  public var fills: [Box] = []
  public var runs: [Run] = []
  public var lines: [Box] = []

  public var isEmpty: Bool { fills.isEmpty && runs.isEmpty && lines.isEmpty }

  /// The lines with their upper left corner at `origin`; none if letters need to be drawn.
  public init?(_ layout: TextLayout, at origin: CGPoint) {
    for line in layout.lines {
      let start = CGPoint(x: origin.x + line.x, y: origin.y + line.baseline)
      let box = origin.y + line.top..<origin.y + line.top + line.height
      fills += TextDecorations.fills(of: line, at: start, box: box).map {
        Box(rect: $0.rect, color: $0.color)
      }
      for run in line.runs where run.content != .tab || run.style.needsContext {
        guard !run.needsContext, add(run, at: start) else { return nil }
      }
      for run in line.runs {
        let place = CGPoint(x: start.x + run.x, y: start.y - run.style.baselineOffset)
        lines += TextDecorations.lines(of: run, at: place, orientation: .down).map {
          Box(rect: $0.rect, color: $0.color)
        }
      }
    }
  }

  private mutating func add(_ run: TextRun, at start: CGPoint) -> Bool {
    // Digits that all take the same room are placed one by one.
    let pieces: [TextRun]
    if run.font.selection.digits == .tabular {
      let units = Array(run.text.utf16)
      pieces = run.pieces { index in
        let place = index - run.range.location
        guard units.indices.contains(place), place > 0 else { return false }
        return (0x30...0x39).contains(units[place]) || (0x30...0x39).contains(units[place - 1])
      }
    } else {
      pieces = [run]
    }
    for piece in pieces where !piece.text.allSatisfy(\.isWhitespace) {
      let style = piece.style
      let width = abs(style.strokeWidth) * piece.font.size / 100
      let outline = Outline(width: width, color: style.strokeColor ?? style.color)
      let inset = piece.font.selection.digits == .tabular ? piece.glyphs.first?.x ?? 0 : 0
      runs.append(
        Run(
          text: piece.text, font: FontUse(piece.font.face), size: piece.font.size,
          origin: CGPoint(x: start.x + piece.x + inset, y: start.y - style.baselineOffset),
          width: piece.width, color: style.strokeWidth > 0 ? .clear : style.color,
          letterSpacing: style.kern, slant: piece.font.selection.slant + style.obliqueness,
          outline: style.strokeWidth == 0 ? nil : outline))
    }
    return true
  }
}

extension TextRun {
  /// Whether a player that only knows letters of one colour could not show it.
  var needsContext: Bool {
    style.needsContext || font.face.record.hasColor || !font.matrix.isIdentity
  }
}

/// Which font a run is set in, and where a player gets it.
@_spi(Text) public struct FontUse: Hashable {
  let face: FontFace

  init(_ face: FontFace) {
    self.face = face
  }

  /// Where a player gets the font.
  public enum Source {
    /// One of the product's own, by its file's name.
    case ownFile(String)
    case bytes(Data)
    /// Installed, by its PostScript name.
    case installed(String)
  }

  private static let ownFolders = ["/inter/", "/jetbrains-mono/"]

  public var source: Source {
    switch face.record.source {
    case .data(let data): .bytes(data)
    case .file(let path, _):
      Self.ownFolders.contains(where: path.contains)
        ? .ownFile((path as NSString).lastPathComponent) : .installed(face.record.postScriptName)
    }
  }

  public var family: String { face.record.family }
  public var weight: Int { face.record.weight }
  public var isItalic: Bool { face.record.slope == .italic }

  public static func == (left: FontUse, right: FontUse) -> Bool { left.face === right.face }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(face))
  }
}
