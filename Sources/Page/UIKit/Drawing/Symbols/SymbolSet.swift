import CoreGraphics
import Foundation

/// Finds the drawing of a symbol's name: one of ours, an icon of the installed set, or one that is
/// made from the drawing of a simpler name.
enum SymbolSet {
  private static let folder = "/usr/share/bootstrap-icons/svg/"
  nonisolated(unsafe) private static var known: [String: VectorDrawing] = [:]
  private static let lock = NSLock()

  /// Nil for a name that is no symbol, or where the set is not installed.
  static func drawing(of name: String) -> VectorDrawing? {
    if let drawing = lock.withLock({ known[name] }) { return drawing }
    guard let drawing = listed(name) ?? made(name) else { return nil }
    lock.withLock { known[name] = drawing }
    return drawing
  }

  private static func listed(_ name: String) -> VectorDrawing? {
    if let parts = SymbolDrawings.all[name] { return VectorDrawing(parts: parts) }
    if let shape = SymbolNames.shapes[name] {
      return VectorDrawing(
        shapes: [.init(path: VectorPath(shape).path, rule: .evenOdd)], side: 16)
    }
    return SymbolNames.icon(for: name).flatMap { VectorDrawing(file: folder + $0 + ".svg") }
  }

  /// The drawing of a name with an ending: filled, within a shape, or with a slash.
  private static func made(_ name: String) -> VectorDrawing? {
    let isFilled = name.hasSuffix(".fill")
    let core = isFilled ? String(name.dropLast(5)) : name
    for enclosure in VectorDrawing.Enclosure.allCases where core.hasSuffix("." + enclosure.rawValue)
    {
      let base = String(core.dropLast(enclosure.rawValue.count + 1))
      let inner = isFilled ? drawing(of: base + ".fill") : drawing(of: base)
      return inner?.within(enclosure, isFilled: isFilled)
    }
    if core.hasSuffix(".slash") {
      return drawing(of: String(core.dropLast(6)) + (isFilled ? ".fill" : ""))?.withSlash
    }
    if isFilled { return drawing(of: core) }
    // All figures of persons that have no drawing of their own stand.
    let isFigure = name.hasPrefix("figure.") && name != "figure.stand"
    return isFigure ? drawing(of: "figure.stand") : nil
  }
}

extension VectorDrawing {
  /// A shape around a symbol.
  enum Enclosure: String, CaseIterable {
    case circle, square

    fileprivate var shapes: (filled: String, line: String) {
      switch self {
      case .circle:
        ("M0 8a8 8 0 0 1 16 0a8 8 0 0 1-16 0z", "1 M.5 8a7.5 7.5 0 0 1 15 0a7.5 7.5 0 0 1-15 0z")
      case .square:
        (
          "M0 2a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2z",
          "1 M.5 2a1.5 1.5 0 0 1 1.5-1.5h12a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5H2"
            + "a1.5 1.5 0 0 1-1.5-1.5z"
        )
      }
    }
  }

  /// The drawing within a line, or cut out of a filled shape.
  fileprivate func within(_ enclosure: Enclosure, isFilled: Bool) -> VectorDrawing {
    let (filled, line) = enclosure.shapes
    let bounds = bounds
    let scale = 9 / max(bounds.width, bounds.height, 1)
    let place = CGAffineTransform(translationX: 8, y: 8).scaledBy(x: scale, y: scale)
      .translatedBy(x: -bounds.midX, y: -bounds.midY)
    let inner = shapes.map { shape in
      Shape(
        path: shape.path.copy(transform: place), rule: shape.rule,
        isCut: shape.isCut != isFilled)
    }
    return VectorDrawing(
      shapes: VectorDrawing(parts: isFilled ? filled : line).shapes + inner, side: 16)
  }

  /// The drawing with a line across it.
  fileprivate var withSlash: VectorDrawing {
    VectorDrawing(
      shapes: shapes + VectorDrawing(parts: "-3 M1.5 1.5L14.5 14.5|1 M1.5 1.5L14.5 14.5").shapes,
      side: side)
  }
}

extension CGPath {
  fileprivate func copy(transform: CGAffineTransform) -> CGPath {
    let path = CGMutablePath()
    path.addPath(self, transform: transform)
    return path
  }
}
