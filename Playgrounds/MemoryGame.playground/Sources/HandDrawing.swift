import UIKit

extension Brush {
  /// An open hand in a cartoon glove.
  func hand() {
    let (glove, fold) = (UIColor(hex: 0xFFF6E6), UIColor(hex: 0xE9C9A0))
    fingers(Brush.ink, 19.5)
    blob(
      Brush.ink, (60, 72), (80, 76), (87, 94), (80, 114), (60, 119), (42, 115), (32, 98), (40, 78))
    corners(Brush.ink, 4, (43, 113), (78, 113), (81, 126), (40, 126))
    fingers(glove, 14.5)
    blob(
      glove, (60, 74.5), (78, 78), (84.4, 94), (78, 112), (60, 116.5), (43.5, 112.5), (34.5, 98),
      (42, 80))
    corners(UIColor(hex: 0xF6B73C), 2.5, (42.5, 116), (78.5, 116), (79.5, 124.5), (41.5, 124.5))
    line(fold, 2.6, (47, 92), (54, 97), (57, 109))
    line(fold, 2.6, (52, 88), (62, 90.5), (77, 88))
    line(fold, 2.6, (59, 99), (68, 99.5), (78, 97))
  }

  private func fingers(_ color: UIColor, _ width: CGFloat) {
    line(color, width, (45, 88), (37, 66), (33, 50))
    line(color, width, (54, 84), (51, 58), (50, 39))
    line(color, width, (66, 84), (69, 58), (71, 39))
    line(color, width, (76, 88), (84, 66), (89, 52))
    line(color, width, (44, 104), (31, 98), (21, 87))
  }
}
