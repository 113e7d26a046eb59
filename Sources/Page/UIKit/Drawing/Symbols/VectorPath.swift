import CoreGraphics
import Foundation

/// Reads the `d` of an SVG path. What cannot be read ends the path.
struct VectorPath {
  let path = CGMutablePath()
  private var text: [UInt8]
  private var place = 0
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point, which a smooth curve mirrors.
  private var control: CGPoint?

  init(_ text: String) {
    self.text = Array(text.utf8)
    var command: Character?
    while true {
      skipBlanks()
      guard place < self.text.count else { return }
      let next = Character(UnicodeScalar(self.text[place]))
      if next.isLetter {
        command = next
        place += 1
      }
      guard let letter = command, draw(letter) else { return }
      // Pairs after the first of a move are lines; nothing may follow a closing without a letter.
      if letter == "m" { command = "l" }
      if letter == "M" { command = "L" }
      if letter == "z" || letter == "Z" { command = nil }
    }
  }

  // MARK: Numbers

  private mutating func skipBlanks() {
    while place < text.count, [0x20, 0x2C, 0x0A, 0x0D, 0x09].contains(text[place]) { place += 1 }
  }

  private mutating func number() -> CGFloat? {
    skipBlanks()
    let begin = place
    var hasPoint = false
    while place < text.count {
      let byte = text[place]
      let isSign = byte == 0x2D || byte == 0x2B
      let follows = place > begin ? text[place - 1] | 0x20 : 0
      if byte == 0x2E {
        if hasPoint { break }
        hasPoint = true
      } else if isSign {
        if place > begin, follows != 0x65 { break }
      } else if byte | 0x20 != 0x65, !(0x30...0x39).contains(byte) {
        break
      }
      place += 1
    }
    return Double(String(decoding: text[begin..<place], as: UTF8.self)).map { CGFloat($0) }
  }

  /// Flags may stand without anything between them.
  private mutating func flag() -> Bool? {
    skipBlanks()
    guard place < text.count, text[place] == 0x30 || text[place] == 0x31 else { return nil }
    place += 1
    return text[place - 1] == 0x31
  }

  private mutating func point(_ isRelative: Bool) -> CGPoint? {
    guard let x = number(), let y = number() else { return nil }
    return isRelative ? CGPoint(x: current.x + x, y: current.y + y) : CGPoint(x: x, y: y)
  }

  // MARK: Drawing

  private mutating func draw(_ letter: Character) -> Bool {
    let isRelative = letter.isLowercase
    switch letter.lowercased() {
    case "m":
      guard let to = point(isRelative) else { return false }
      path.move(to: to)
      start = to
      return moved(to: to)
    case "l":
      guard let to = point(isRelative) else { return false }
      return line(to: to)
    case "h":
      guard let x = number() else { return false }
      return line(to: CGPoint(x: isRelative ? current.x + x : x, y: current.y))
    case "v":
      guard let y = number() else { return false }
      return line(to: CGPoint(x: current.x, y: isRelative ? current.y + y : y))
    case "c", "s": return cubic(letter.lowercased() == "s", isRelative)
    case "q", "t": return quadratic(letter.lowercased() == "t", isRelative)
    case "a": return arc(isRelative)
    case "z":
      path.closeSubpath()
      return moved(to: start)
    default: return false
    }
  }

  private mutating func moved(to point: CGPoint, control: CGPoint? = nil) -> Bool {
    current = point
    self.control = control
    return true
  }

  private mutating func line(to point: CGPoint) -> Bool {
    path.addLine(to: point)
    return moved(to: point)
  }

  private var mirroredControl: CGPoint {
    guard let control else { return current }
    return CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
  }

  private mutating func cubic(_ isSmooth: Bool, _ isRelative: Bool) -> Bool {
    let given = isSmooth ? mirroredControl : point(isRelative)
    guard let first = given, let second = point(isRelative), let to = point(isRelative) else {
      return false
    }
    path.addCurve(to: to, control1: first, control2: second)
    return moved(to: to, control: second)
  }

  private mutating func quadratic(_ isSmooth: Bool, _ isRelative: Bool) -> Bool {
    let given = isSmooth ? mirroredControl : point(isRelative)
    guard let control = given, let to = point(isRelative) else { return false }
    path.addQuadCurve(to: to, control: control)
    return moved(to: to, control: control)
  }

  private mutating func arc(_ isRelative: Bool) -> Bool {
    guard let width = number(), let height = number(), let turn = number(), let isLarge = flag(),
      let isClockwise = flag(), let to = point(isRelative)
    else { return false }
    let arc = EllipseArc(
      from: current, to: to, radii: CGSize(width: abs(width), height: abs(height)),
      turn: turn * .pi / 180, isLarge: isLarge, isClockwise: isClockwise)
    if let arc { arc.add(to: path) } else { path.addLine(to: to) }
    return moved(to: to)
  }
}

/// A part of an ellipse between two points, as SVG says it.
struct EllipseArc {
  private let circle: CGAffineTransform
  private let start: CGFloat
  private let sweep: CGFloat

  init?(
    from: CGPoint, to: CGPoint, radii: CGSize, turn: CGFloat, isLarge: Bool, isClockwise: Bool
  ) {
    guard radii.width > 0, radii.height > 0, from != to else { return nil }
    let back = CGAffineTransform(rotationAngle: -turn)
    let half = CGPoint(x: (from.x - to.x) / 2, y: (from.y - to.y) / 2).applying(back)
    // Radii that reach too short grow until they reach.
    let need = hypot(half.x / radii.width, half.y / radii.height)
    let (rx, ry) = (radii.width * max(need, 1), radii.height * max(need, 1))
    let across = pow(half.x / rx, 2) + pow(half.y / ry, 2)
    let side = (isLarge == isClockwise ? -1 : 1) * (max(1 / across - 1, 0)).squareRoot()
    let middle = CGPoint(x: side * rx * half.y / ry, y: -side * ry * half.x / rx)
    let first = atan2((half.y - middle.y) / ry, (half.x - middle.x) / rx)
    let last = atan2((-half.y - middle.y) / ry, (-half.x - middle.x) / rx)
    var sweep = last - first
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    (start, self.sweep) = (first, sweep)
    let center = middle.applying(CGAffineTransform(rotationAngle: turn))
    circle = CGAffineTransform(scaleX: rx, y: ry)
      .concatenating(CGAffineTransform(rotationAngle: turn))
      .concatenating(
        CGAffineTransform(
          translationX: center.x + (from.x + to.x) / 2, y: center.y + (from.y + to.y) / 2))
  }

  /// The arc as cubic curves, each a quarter at most.
  func add(to path: CGMutablePath) {
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(count)
    let reach = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let (from, to) = (start + step * CGFloat(index), start + step * CGFloat(index + 1))
      path.addCurve(
        to: CGPoint(x: cos(to), y: sin(to)).applying(circle),
        control1: CGPoint(x: cos(from) - reach * sin(from), y: sin(from) + reach * cos(from))
          .applying(circle),
        control2: CGPoint(x: cos(to) + reach * sin(to), y: sin(to) - reach * cos(to))
          .applying(circle))
    }
  }
}
