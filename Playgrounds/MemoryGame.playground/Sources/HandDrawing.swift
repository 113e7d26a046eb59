import UIKit

extension Brush {
  /// An open hand in a cartoon glove.
  func hand() {
    let (glove, fold) = (UIColor(hex: 0xFFF6E6), UIColor(hex: 0xE9C9A0))
    fingers(Brush.ink, 19.5)
    blob(
      Brush.ink, (63, 72), (83, 76), (90, 94), (83, 114), (63, 119), (45, 115), (35, 98), (43, 78))
    corners(Brush.ink, 4, (46, 113), (81, 113), (84, 126), (43, 126))
    fingers(glove, 14.5)
    blob(
      glove, (63, 74.5), (81, 78), (87.4, 94), (81, 112), (63, 116.5), (46.5, 112.5), (37.5, 98),
      (45, 80))
    corners(UIColor(hex: 0xF6B73C), 2.5, (45.5, 116), (81.5, 116), (82.5, 124.5), (44.5, 124.5))
    line(fold, 2.6, (50, 92), (57, 97), (60, 109))
    line(fold, 2.6, (55, 88), (65, 90.5), (80, 88))
    line(fold, 2.6, (62, 99), (71, 99.5), (81, 97))
  }

  private func fingers(_ color: UIColor, _ width: CGFloat) {
    line(color, width, (48, 88), (40, 66), (36, 50))
    line(color, width, (57, 84), (54, 58), (53, 39))
    line(color, width, (69, 84), (72, 58), (74, 39))
    line(color, width, (79, 88), (87, 66), (92, 52))
    line(color, width, (47, 104), (34, 98), (24, 87))
  }
}
