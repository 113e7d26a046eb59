import Foundation

@_implementationOnly import CCairo

/// The path under construction, in pixels.
struct DevicePath {
  var steps: [CGPathStep] = []
  private(set) var current: CGPoint?
  private var start = CGPoint.zero

  var isEmpty: Bool { steps.isEmpty }

  mutating func add(_ step: CGPathStep) {
    switch step {
    case .move(let to): (current, start) = (to, to)
    case .close:
      guard current != nil else { return }
      current = start
    case .line(let to), .quad(_, let to), .cubic(_, _, let to):
      guard current != nil else { return }
      current = to
    }
    steps.append(step)
  }

  mutating func removeAll() {
    steps.removeAll(keepingCapacity: true)
    current = nil
  }

  var bounds: CGRect { CGPath(elements: steps).boundingBox }

  /// Hands the path to Cairo, which has no quadratic curves.
  static func feed(_ steps: [CGPathStep], to cairo: OpaquePointer) {
    cairo_new_path(cairo)
    var (last, start) = (CGPoint.zero, CGPoint.zero)
    for step in steps {
      switch step {
      case .move(let to):
        cairo_move_to(cairo, Double(to.x), Double(to.y))
        (last, start) = (to, to)
      case .line(let to):
        cairo_line_to(cairo, Double(to.x), Double(to.y))
        last = to
      case .cubic(let first, let second, let to):
        cairo_curve_to(
          cairo, Double(first.x), Double(first.y), Double(second.x), Double(second.y),
          Double(to.x), Double(to.y))
        last = to
      case .quad(let control, let to):
        let (first, second) = (last.mixed(with: control, 2.0 / 3), to.mixed(with: control, 2.0 / 3))
        cairo_curve_to(
          cairo, Double(first.x), Double(first.y), Double(second.x), Double(second.y),
          Double(to.x), Double(to.y))
        last = to
      case .close:
        cairo_close_path(cairo)
        last = start
      }
    }
  }
}
