import CoreGraphics
import Foundation

/// What a region is put together from.
indirect enum RegionShape: Equatable, Sendable {
  case everywhere
  case circle(radius: CGFloat)
  case rectangle(CGSize)
  case outside(RegionShape)
  case either(RegionShape, RegionShape)
  case both(RegionShape, RegionShape)

  func contains(_ point: CGPoint) -> Bool {
    switch self {
    case .everywhere: true
    case .circle(let radius): hypot(point.x, point.y) <= radius
    case .rectangle(let size):
      abs(point.x) <= size.width / 2 && abs(point.y) <= size.height / 2
    case .outside(let shape): !shape.contains(point)
    case .either(let first, let second): first.contains(point) || second.contains(point)
    case .both(let first, let second): first.contains(point) && second.contains(point)
    }
  }

  // MARK: Words, for archives

  /// Operators stand before what they are about.
  var words: [String] {
    switch self {
    case .everywhere: ["everywhere"]
    case .circle(let radius): ["circle", "\(radius)"]
    case .rectangle(let size): ["rectangle", "\(size.width)", "\(size.height)"]
    case .outside(let shape): ["outside"] + shape.words
    case .either(let first, let second): ["either"] + first.words + second.words
    case .both(let first, let second): ["both"] + first.words + second.words
    }
  }

  init?(words: [String]) {
    var rest = words[...]
    guard let shape = RegionShape(reading: &rest), rest.isEmpty else { return nil }
    self = shape
  }

  private init?(reading words: inout ArraySlice<String>) {
    switch words.popFirst() {
    case "everywhere": self = .everywhere
    case "circle":
      guard let radius = RegionShape.number(&words) else { return nil }
      self = .circle(radius: radius)
    case "rectangle":
      guard let width = RegionShape.number(&words), let height = RegionShape.number(&words)
      else { return nil }
      self = .rectangle(CGSize(width: width, height: height))
    case "outside":
      guard let shape = RegionShape(reading: &words) else { return nil }
      self = .outside(shape)
    case let word? where word == "either" || word == "both":
      guard let first = RegionShape(reading: &words), let second = RegionShape(reading: &words)
      else { return nil }
      self = word == "both" ? .both(first, second) : .either(first, second)
    default: return nil
    }
  }

  private static func number(_ words: inout ArraySlice<String>) -> CGFloat? {
    words.popFirst().flatMap { Double($0) }.map { CGFloat($0) }
  }
}
