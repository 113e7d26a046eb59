import Foundation

/// Cuts a path into dashes; curves stay curves.
struct PathDasher {
  private let lengths: [CGFloat]
  private let firstIndex: Int
  private let firstRest: CGFloat
  private var index = 0
  private var rest: CGFloat = 0
  private var isDrawing = false
  private var steps: [CGPathStep] = []

  /// Lengths of what is drawn and what is left out, by turns; the phase is where it begins.
  private init?(phase: CGFloat, lengths: [CGFloat]) {
    let lengths = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let whole = lengths.reduce(0, +)
    guard whole > 0, whole.isFinite, lengths.allSatisfy({ $0 >= 0 }) else { return nil }
    var place = phase.truncatingRemainder(dividingBy: whole)
    if place < 0 { place += whole }
    var index = 0
    while place >= lengths[index] {
      place -= lengths[index]
      index = (index + 1) % lengths.count
    }
    self.lengths = lengths
    (firstIndex, firstRest) = (index, lengths[index] - place)
  }

  static func dashes(of steps: [CGPathStep], phase: CGFloat, lengths: [CGFloat]) -> [CGPathStep] {
    guard var dasher = PathDasher(phase: phase, lengths: lengths) else { return steps }
    var (last, start) = (CGPoint.zero, CGPoint.zero)
    for step in steps {
      switch step {
      case .move(let to):
        (last, start) = (to, to)
        dasher.begin(at: to)
      case .close:
        dasher.add(.line(start), from: last)
        last = start
      case .line(let to), .quad(_, let to), .cubic(_, _, let to):
        dasher.add(step, from: last)
        last = to
      }
    }
    return dasher.steps
  }

  private mutating func begin(at point: CGPoint) {
    (index, rest) = (firstIndex, firstRest)
    isDrawing = index.isMultiple(of: 2)
    if isDrawing { steps.append(.move(point)) }
  }

  private mutating func add(_ step: CGPathStep, from last: CGPoint) {
    guard let curve = CubicCurve(step, from: last) else { return }
    let ruler = CurveRuler(curve, isStraight: step.isStraight)
    var place: CGFloat = 0
    while ruler.length - place > rest {
      let next = place + rest
      append(curve, ruler, from: place, to: next, isStraight: step.isStraight)
      place = next
      index = (index + 1) % lengths.count
      rest = lengths[index]
      isDrawing.toggle()
      if isDrawing { steps.append(.move(curve.point(at: ruler.time(at: place)))) }
    }
    append(curve, ruler, from: place, to: ruler.length, isStraight: step.isStraight)
    rest -= ruler.length - place
  }

  private mutating func append(
    _ curve: CubicCurve, _ ruler: CurveRuler, from begin: CGFloat, to end: CGFloat,
    isStraight: Bool
  ) {
    guard isDrawing else { return }
    let (first, last) = (ruler.time(at: begin), ruler.time(at: end))
    if isStraight {
      steps.append(.line(curve.point(at: last)))
    } else {
      let part = curve.part(from: first, to: last)
      steps.append(.cubic(first: part.first, second: part.second, to: part.end))
    }
  }
}

/// Says at what time a curve has come how far.
struct CurveRuler {
  private var places: [CGFloat] = [0]
  var length: CGFloat { places[places.count - 1] }

  init(_ curve: CubicCurve, isStraight: Bool) {
    let count = isStraight ? 1 : max(8, curve.pieces(tolerance: 0.001))
    var last = curve.start
    for index in 1...count {
      let next = curve.point(at: CGFloat(index) / CGFloat(count))
      places.append(length + hypot(next.x - last.x, next.y - last.y))
      last = next
    }
  }

  func time(at place: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    var (low, high) = (0, places.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if places[middle] <= place { low = middle } else { high = middle }
    }
    let width = places[high] - places[low]
    let share = width > 0 ? (place - places[low]) / width : 0
    return (CGFloat(low) + min(max(share, 0), 1)) / CGFloat(places.count - 1)
  }
}
