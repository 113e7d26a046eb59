import UIKit

extension Brush {
  func portrait(of animal: Animal) {
    switch animal {
    case .fox: fox()
    case .owl: owl()
    case .cat: cat()
    case .frog: frog()
    case .penguin: penguin()
    case .bear: bear()
    case .rabbit: rabbit()
    case .whale: whale()
    }
  }

  // MARK: What makes them a family

  /// A pair of eyes, both looking the same way.
  func eyes(beside middle: CGFloat, _ y: CGFloat, size: CGFloat = 1) {
    for x in [60 - middle, 60 + middle] { eye(at: (x, y), size: size) }
  }

  func eye(at place: Point, size: CGFloat = 1) {
    oval(Brush.ink, at: place, 9.5 * size, 11.5 * size)
    let light: Point = (place.x + 1.8 * size, place.y - 2.6 * size)
    let glint: Point = (place.x - 1.8 * size, place.y + 2.8 * size)
    oval(Brush.white, at: light, 3.8 * size, 3.8 * size)
    oval(Brush.white.withAlphaComponent(0.8), at: glint, 1.9 * size, 1.9 * size)
  }

  func cheeks(
    beside middle: CGFloat, _ y: CGFloat, _ color: UIColor = Brush.blush, alpha: CGFloat = 0.5
  ) {
    both { $0.oval(color.withAlphaComponent(alpha), at: (60 - middle, y), 12, 8) }
  }

  /// A small mouth below a nose.
  func muzzle(_ y: CGFloat, width: CGFloat) {
    let (half, quarter) = (width / 2, width / 4)
    line(
      Brush.ink, 2.1, (60 - half, y + 0.6), (60 - quarter, y + 3), (60, y - 0.6),
      (60 + quarter, y + 3), (60 + half, y + 0.6))
  }

  /// Where the head throws its shade on the neck.
  func neck(_ color: UIColor) {
    blob(color, (40, 107.5), (60, 100), (80, 107.5), (75, 116.5), (60, 120), (45, 116.5))
  }
}

/// Where an animal wears what it can wear.
struct Wardrobe {
  let crown: Brush.Point
  let collar: Brush.Point
  let eyes: [Brush.Point]

  init(_ animal: Animal) {
    switch animal {
    case .fox: self.init((60, 49), (60, 117), [(41, 79), (79, 79)])
    case .owl: self.init((60, 43), (60, 105), [(45.4, 73), (74.6, 73)])
    case .cat: self.init((60, 48), (60, 117), [(41, 78.5), (79, 78.5)])
    case .frog: self.init((60, 60), (60, 116), [(38, 52.5), (82, 52.5)])
    case .penguin: self.init((60, 37), (60, 114), [(44, 76), (76, 76)])
    case .bear: self.init((60, 43), (60, 117), [(41, 74), (79, 74)])
    case .rabbit: self.init((60, 55), (60, 118), [(41.5, 81), (78.5, 81)])
    case .whale: self.init((30, 60), (34, 119), [(33, 83)])
    }
  }

  private init(_ crown: Brush.Point, _ collar: Brush.Point, _ eyes: [Brush.Point]) {
    (self.crown, self.collar, self.eyes) = (crown, collar, eyes)
  }
}
