import UIKit

extension Brush {
  func owl() {
    let (plumage, dark) = (UIColor(hex: 0x8A6BBE), UIColor(hex: 0x6E51A3))
    let (light, amber) = (UIColor(hex: 0xC9B3E8), UIColor(hex: 0xF6B73C))
    blob(
      plumage, (60, 40), (82, 44), (95, 62), (97, 96), (92, 150), (28, 150), (23, 96), (25, 62),
      (38, 44))
    both { brush in
      brush.corners(plumage, 4, (30, 34), (29, 62), (52, 47))
      brush.blob(dark, (21, 96), (29, 92), (38, 110), (38, 136), (26, 150), (18, 128))
    }
    blob(light, (60, 100), (76, 106), (80, 128), (74, 150), (46, 150), (40, 128), (44, 106))
    for (y, columns) in [(114, [52, 60, 68]), (123, [48, 56, 64, 72]), (132, [52, 60, 68])] {
      for x in columns { feather(dark, at: (CGFloat(x), CGFloat(y))) }
    }
    both { brush in
      brush.oval(light, at: (43.5, 73), 36, 36)
      brush.oval(Brush.white, at: (44.5, 73), 27, 27)
      brush.oval(amber, at: (45, 73), 21, 21)
    }
    eyes(beside: 14.6, 73, size: 1.2)
    corners(UIColor(hex: 0xF59A23), 2.5, (55.5, 84), (64.5, 84), (60, 94))
    both { $0.blob(dark, (60, 60), (52, 51), (38, 46), (30, 36), (31, 48), (42, 56)) }
    cheeks(beside: 25, 93, alpha: 0.6)
  }

  private func feather(_ color: UIColor, at place: Point) {
    line(
      color, 2, (place.x - 2.6, place.y), (place.x, place.y + 2.4), (place.x + 2.6, place.y))
  }

  func penguin() {
    let (coat, wing) = (UIColor(hex: 0x2F4A6B), UIColor(hex: 0x233852))
    let (beak, scarf) = (UIColor(hex: 0xF7A325), UIColor(hex: 0xE8505B))
    both { $0.blob(wing, (24, 104), (32, 108), (29, 136), (12, 144), (12, 124)) }
    blob(
      coat, (60, 34), (82, 39), (95, 58), (97, 84), (100, 120), (96, 150), (24, 150), (20, 120),
      (23, 84), (25, 58), (38, 39))
    blob(
      Brush.white, (60, 60), (70, 53), (84, 58), (88, 76), (82, 94), (88, 118), (86, 150),
      (34, 150), (32, 118), (38, 94), (32, 76), (36, 58), (50, 53))
    eyes(beside: 16, 76)
    blob(beak, (60, 82), (67, 85), (69, 89), (60, 96), (51, 89), (53, 85))
    line(UIColor(hex: 0xD97F10), 1.8, (53, 89), (60, 90.8), (67, 89))
    cheeks(beside: 20, 90.5)
    blob(
      scarf, (28, 106), (44, 112), (60, 114), (76, 112), (92, 106), (94, 114), (78, 121),
      (60, 123), (42, 121), (26, 114))
    corners(scarf, 2.5, (70, 118), (82, 116), (86, 136), (75, 138))
    line(UIColor(hex: 0xC63B48), 2, (77, 118), (80, 122))
  }

  func frog() {
    let (skin, shade) = (UIColor(hex: 0x6CBB45), UIColor(hex: 0x4C9A2F))
    let belly = UIColor(hex: 0xD9EFA8)
    blob(skin, (20, 150), (28, 124), (60, 110), (92, 124), (100, 150))
    blob(belly, (40, 150), (44, 128), (60, 120), (76, 128), (80, 150))
    neck(shade)
    both { $0.oval(skin, at: (38, 53), 34, 34) }
    blob(
      skin, (60, 56), (84, 58), (100, 74), (103, 90), (90, 106), (60, 113), (30, 106), (17, 90),
      (20, 74), (36, 58))
    both { $0.oval(Brush.white, at: (38, 52), 25, 25) }
    eyes(beside: 21.4, 52.8, size: 1.35)
    blob(
      belly, (60, 91), (82, 86), (95, 89), (88, 102), (60, 109), (32, 102), (25, 89), (38, 86))
    line(Brush.ink, 2.4, (30, 85), (42, 94), (60, 97.5), (78, 94), (90, 85))
    cheeks(beside: 33, 80, UIColor(hex: 0xF2B04B), alpha: 0.65)
    both { brush in
      brush.oval(shade, at: (56, 78), 3.2, 2.6)
      brush.oval(shade.withAlphaComponent(0.7), at: (50, 63), 4.5, 3.4)
    }
    oval(shade.withAlphaComponent(0.7), at: (60, 60.5), 6, 4)
  }

  func whale() {
    let (skin, fin) = (UIColor(hex: 0x3F8FD0), UIColor(hex: 0x2C72AE))
    let (belly, fold) = (UIColor(hex: 0xD8ECF8), UIColor(hex: 0xAFCFE4))
    let water = UIColor(hex: 0xA9D9F2)
    line(water, 5, (57, 52), (57, 38), (50, 28), (42, 30))
    line(water, 5, (57, 52), (57, 38), (64, 28), (72, 30))
    oval(water, at: (38.5, 37), 6, 7)
    oval(water, at: (75.5, 37), 6, 7)
    blob(
      skin, (90, 67), (80, 63), (73, 52), (79, 48), (89, 52), (93, 57), (97, 51), (106, 45),
      (111, 49), (106, 61), (97, 67))
    blob(
      skin, (10, 90), (15, 69), (34, 55), (56, 55), (73, 66), (82, 78), (87, 75), (88, 63),
      (98, 63), (101, 82), (95, 103), (75, 121), (44, 124), (18, 114))
    blob(
      belly, (10, 96), (28, 103), (54, 106), (77, 103), (92, 104), (83, 115), (72, 121.5),
      (44, 123.6), (19, 114))
    line(fold, 1.8, (30, 108.5), (34, 117))
    line(fold, 1.8, (44, 110.5), (46, 120))
    line(fold, 1.8, (58, 110.5), (58, 119.6))
    line(fold, 1.8, (71, 109), (69, 117))
    blob(fin, (62, 104), (72, 103), (74, 114), (66, 126), (57, 120))
    eye(at: (33, 83))
    oval(Brush.blush.withAlphaComponent(0.5), at: (39, 95), 12, 7.5)
    line(Brush.ink, 2.2, (14, 94), (20, 98), (26, 97))
  }
}
