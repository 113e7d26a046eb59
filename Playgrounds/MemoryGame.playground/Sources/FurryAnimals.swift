import UIKit

extension Brush {
  func fox() {
    let (fur, shade) = (UIColor(hex: 0xEE7B30), UIColor(hex: 0xC95B1E))
    let (cream, dark) = (UIColor(hex: 0xFFF3E2), UIColor(hex: 0x5B3420))
    blob(fur, (22, 150), (30, 122), (60, 108), (90, 122), (98, 150))
    blob(cream, (46, 150), (46, 126), (60, 116), (74, 126), (74, 150))
    both { brush in
      brush.corners(fur, 4, (27, 33), (24, 72), (53, 54))
      brush.corners(dark, 2.5, (30, 41), (29, 62), (44, 53))
      brush.corners(cream, 2, (33.5, 51), (32.5, 64), (44, 56))
    }
    neck(shade)
    blob(
      fur, (60, 48), (84, 53), (97, 74), (101, 90), (84, 104), (60, 114), (36, 104), (19, 90),
      (23, 74), (36, 53))
    both {
      $0.blob(
        cream, (18, 91), (30, 80), (48, 84), (57, 98), (60, 113), (44, 109), (30, 102))
    }
    blob(cream, (60, 96), (68, 100), (64, 112), (60, 113.5), (56, 112), (52, 100))
    cheeks(beside: 31, 94)
    eyes(beside: 19, 79)
    oval(Brush.ink, at: (60, 97), 11, 8)
    oval(Brush.white.withAlphaComponent(0.6), at: (58.5, 95.3), 3.5, 2)
    muzzle(104, width: 14)
  }

  func cat() {
    let (fur, stripe) = (UIColor(hex: 0x5B6478), UIColor(hex: 0x434B5D))
    let (cream, pink) = (UIColor(hex: 0xF4F1EC), UIColor(hex: 0xF6A6A6))
    blob(fur, (24, 150), (32, 122), (60, 108), (88, 122), (96, 150))
    blob(cream, (47, 150), (47, 128), (60, 118), (73, 128), (73, 150))
    neck(stripe)
    both { brush in
      brush.corners(fur, 4, (29, 36), (25, 70), (52, 52))
      brush.corners(pink, 2.5, (32.5, 45), (31, 62), (44, 53))
    }
    blob(
      fur, (60, 47), (82, 51), (96, 68), (99, 86), (88, 104), (60, 113), (32, 104), (21, 86),
      (24, 68), (38, 51))
    line(stripe, 4, (60, 51), (60, 62))
    both { brush in
      brush.line(stripe, 4, (51, 52), (52.5, 60))
      brush.line(stripe, 3.4, (23, 82), (30, 84))
      brush.line(stripe, 3.4, (24, 91), (31, 91))
      brush.oval(UIColor(hex: 0xFFE27A), at: (41, 78), 17, 17)
    }
    blob(
      cream, (60, 88), (72, 90), (79, 100), (72, 109), (60, 112), (48, 109), (41, 100), (48, 90))
    eyes(beside: 19, 78.5, size: 1.1)
    cheeks(beside: 30, 95, pink, alpha: 0.7)
    corners(UIColor(hex: 0xF08A8A), 2, (57, 92.5), (63, 92.5), (60, 96))
    muzzle(100.2, width: 16)
    both { brush in
      brush.line(cream, 1.5, (38, 101), (27, 99.5), (15, 100))
      brush.line(cream, 1.5, (38, 105), (28, 107), (17, 110))
    }
  }

  func bear() {
    let (fur, shade) = (UIColor(hex: 0xA9713F), UIColor(hex: 0x84532A))
    let light = UIColor(hex: 0xEBCB9F)
    blob(fur, (20, 150), (28, 122), (60, 108), (92, 122), (100, 150))
    blob(light, (42, 150), (46, 130), (60, 122), (74, 130), (78, 150))
    neck(shade)
    both { brush in
      brush.oval(fur, at: (30, 49), 28, 28)
      brush.oval(UIColor(hex: 0xE2A678), at: (31, 50), 15, 15)
    }
    blob(
      fur, (60, 42), (83, 47), (97, 66), (99, 85), (88, 104), (60, 113), (32, 104), (21, 85),
      (23, 66), (37, 47))
    oval(light, at: (60, 94), 42, 33)
    eyes(beside: 19, 74)
    blob(Brush.ink, (60, 82.5), (67.5, 84), (66, 89.5), (60, 92.5), (54, 89.5), (52.5, 84))
    oval(Brush.white.withAlphaComponent(0.55), at: (58, 84.9), 4.5, 2.2)
    line(Brush.ink, 2.2, (60, 92), (60, 97))
    muzzle(97.4, width: 16)
    cheeks(beside: 29.5, 92)
  }

  func rabbit() {
    let (fur, shade) = (UIColor(hex: 0xFBF4EE), UIColor(hex: 0xE5D3CB))
    let pink = UIColor(hex: 0xF5A3B3)
    blob(fur, (24, 150), (32, 124), (60, 111), (88, 124), (96, 150))
    neck(shade)
    both { brush in
      brush.blob(fur, (42, 66), (32, 52), (28, 30), (34, 15), (44, 18), (51, 34), (54, 60))
      brush.blob(pink, (43, 54), (37, 44), (35, 30), (38, 22), (43, 26), (47, 40), (49, 54))
    }
    blob(
      fur, (60, 55), (81, 59), (94, 75), (96, 91), (85, 107), (60, 114), (35, 107), (24, 91),
      (26, 75), (39, 59))
    blob(fur, (52, 52), (56, 44), (62, 49), (68, 46), (68, 56), (60, 60))
    eyes(beside: 18.5, 81)
    cheeks(beside: 29, 95)
    corners(pink, 2.4, (56.5, 91.5), (63.5, 91.5), (60, 95.5))
    line(Brush.ink, 2, (60, 96.5), (60, 99))
    corners(Brush.white, 1, (57.6, 103.4), (62.4, 103.4), (62.2, 107.4), (57.8, 107.4))
    line(shade, 1, (60, 103.4), (60, 107.6))
    muzzle(99.6, width: 14)
  }
}
