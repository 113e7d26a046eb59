import CoreGraphics
import Foundation

/// The shapes of a small SVG file, as icon sets have them: filled paths, circles and rectangles.
struct VectorDrawing {
  struct Shape {
    let path: CGPath
    let rule: CGPathFillRule
    /// Whether the shape takes away what is drawn before it.
    var isCut = false
  }

  let shapes: [Shape]
  let side: CGFloat

  init(shapes: [Shape], side: CGFloat) {
    (self.shapes, self.side) = (shapes, side)
  }

  init?(file path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    var shapes: [Shape] = []
    var side: CGFloat = 16
    for tag in text.split(separator: "<").dropFirst() {
      let fields = Self.fields(of: tag)
      if tag.hasPrefix("svg "), let box = fields["viewBox"]?.split(separator: " ").last {
        side = CGFloat(Double(box) ?? 16)
      }
      guard let path = Self.path(tag, fields) else { continue }
      shapes.append(
        Shape(path: path, rule: fields["fill-rule"] == "evenodd" ? .evenOdd : .winding))
    }
    guard !shapes.isEmpty else { return nil }
    self.init(shapes: shapes, side: side)
  }

  private static func path(_ tag: Substring, _ fields: [Substring: Substring]) -> CGPath? {
    func number(_ name: Substring) -> CGFloat {
      fields[name].flatMap { Double($0) }.map { CGFloat($0) } ?? 0
    }
    if tag.hasPrefix("path ") { return fields["d"].map { VectorPath(String($0)).path } }
    if tag.hasPrefix("circle ") {
      let radius = number("r")
      let rect = CGRect(
        x: number("cx") - radius, y: number("cy") - radius, width: 2 * radius, height: 2 * radius)
      return CGPath(ellipseIn: rect, transform: nil)
    }
    guard tag.hasPrefix("rect ") else { return nil }
    let rect = CGRect(
      x: number("x"), y: number("y"), width: number("width"), height: number("height"))
    return UIBezierPath(roundedRect: rect, cornerRadius: number("rx")).cgPath
  }

  /// What stands as `name="value"` in a tag.
  private static func fields(of tag: Substring) -> [Substring: Substring] {
    var fields: [Substring: Substring] = [:]
    let parts = tag.split(separator: "\"", omittingEmptySubsequences: false)
    for index in stride(from: 0, to: parts.count - 1, by: 2) {
      let name = parts[index].split(separator: " ").last?.dropLast()
      if let name { fields[name] = parts[index + 1] }
    }
    return fields
  }

  /// Around all that is filled.
  var bounds: CGRect {
    shapes.reduce(CGRect.null) { $1.isCut ? $0 : $0.union($1.path.boundingBoxOfPath) }
  }
}
