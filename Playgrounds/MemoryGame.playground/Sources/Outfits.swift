import UIKit

extension Brush {
  func dress(_ animal: Animal, in outfit: Outfit) {
    let wardrobe = Wardrobe(animal)
    switch outfit {
    case .plain: break
    case .hat: hat(on: wardrobe.crown)
    case .bowTie: bowTie(at: wardrobe.collar)
    case .glasses: glasses(around: wardrobe.eyes)
    }
  }

  private func hat(on crown: Point) {
    let (x, y) = crown
    let (red, gold) = (UIColor(hex: 0xE8505B), UIColor(hex: 0xFFD866))
    corners(red, 2.5, (x, y - 26), (x - 13, y + 2), (x + 13, y + 2))
    line(gold, 3.4, (x - 7, y - 10), (x, y - 8.4), (x + 7, y - 10))
    line(gold, 3.4, (x - 11.5, y - 0.5), (x, y + 2.5), (x + 11.5, y - 0.5))
    oval(gold, at: (x, y - 27), 9, 9)
  }

  private func bowTie(at collar: Point) {
    let (x, y) = collar
    for side: CGFloat in [-1, 1] {
      corners(
        UIColor(hex: 0x3566C8), 3, (x + side * 3, y), (x + side * 17, y - 7),
        (x + side * 17, y + 7))
      oval(Brush.white, at: (x + side * 12, y - 3), 2.6, 2.6)
      oval(Brush.white, at: (x + side * 14, y + 3.5), 2.6, 2.6)
    }
    oval(UIColor(hex: 0x234A9B), at: collar, 9, 9)
  }

  private func glasses(around eyes: [Point]) {
    let frame = UIColor(hex: 0xD2344A)
    for eye in eyes {
      oval(Brush.white.withAlphaComponent(0.12), at: eye, 26, 26)
      ring(frame, 3.4, at: eye, radius: 13)
    }
    guard let first = eyes.first, let last = eyes.last else { return }
    if eyes.count == 2 {
      line(
        frame, 3.2, (first.x + 13, first.y - 1), ((first.x + last.x) / 2, first.y - 3.4),
        (last.x - 13, last.y - 1))
    } else {
      line(frame, 3.2, (first.x + 13, first.y), (first.x + 29, first.y - 4))
    }
  }
}
