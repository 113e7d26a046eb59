import CoreGraphics
import Foundation

/// A path as lines from point to point.
struct PathLines {
  struct Line {
    var points: [CGPoint] = []
    var isClosed = false
  }

  private(set) var lines: [Line] = []

  init(of path: CGPath) {
    var line = Line()
    path.flattened(threshold: 0.25).applyWithBlock { element in
      switch element.pointee.type {
      case .moveToPoint:
        add(line)
        line = Line(points: [element.pointee.points[0]])
      case .closeSubpath:
        line.isClosed = true
        let start = line.points.first
        add(line)
        line = Line(points: start.map { [$0] } ?? [])
      default: line.points.append(element.pointee.points[0])
      }
    }
    add(line)
  }

  private mutating func add(_ line: Line) {
    var line = line
    guard line.points.count > 1 else { return }
    if line.points.count > 3, line.points.first == line.points.last { line.isClosed = true }
    if line.isClosed, line.points.first == line.points.last { line.points.removeLast() }
    lines.append(line)
  }
}
