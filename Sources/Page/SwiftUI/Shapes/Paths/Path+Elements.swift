@_spi(Paths) import CoreGraphics
import Foundation

extension Path {
  /// One step of a path.
  public enum Element: Equatable, Sendable {
    /// A new figure begins at a point.
    case move(to: CGPoint)
    /// A straight line to a point.
    case line(to: CGPoint)
    /// A curve to a point, drawn towards a control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve to a point, drawn towards two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line to the beginning of the figure.
    case closeSubpath
  }

  /// Calls a closure with each step of the path.
  public func forEach(_ body: (Element) -> Void) {
    for step in cgPath.elements {
      switch step {
      case .move(let point): body(.move(to: point))
      case .line(let point): body(.line(to: point))
      case .quad(let control, let end): body(.quadCurve(to: end, control: control))
      case .cubic(let first, let second, let end):
        body(.curve(to: end, control1: first, control2: second))
      case .close: body(.closeSubpath)
      }
    }
  }
}

/// A path as text: numbers, each step's letter after its numbers, as in `0 0 m 10 0 l h`.
extension Path: LosslessStringConvertible {
  /// Creates a path from its description; nil if the string is none.
  public init?(_ string: String) {
    var numbers: [CGFloat] = []
    let path = CGMutablePath()
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      switch (word, numbers.count) {
      case ("m", 2): path.move(to: point(0))
      case ("l", 2): path.addLine(to: point(0))
      case ("q", 4): path.addQuadCurve(to: point(2), control: point(0))
      case ("c", 6): path.addCurve(to: point(4), control1: point(0), control2: point(2))
      case ("re", 4):
        path.addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      case ("h", 0): path.closeSubpath()
      default: return nil
      }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
    self.init(path)
  }

  public var description: String {
    var words: [String] = []
    func add(_ points: [CGPoint], _ letter: String) {
      words += points.flatMap { [number($0.x), number($0.y)] } + [letter]
    }
    forEach { element in
      switch element {
      case .move(let end): add([end], "m")
      case .line(let end): add([end], "l")
      case .quadCurve(let end, let control): add([control, end], "q")
      case .curve(let end, let one, let two): add([one, two, end], "c")
      case .closeSubpath: add([], "h")
      }
    }
    return words.joined(separator: " ")
  }

  private func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(Double(value))
  }
}
