// What comes along with Core Graphics alone, and with names that two modules could have.
import CoreGraphics

print(round(2.6), sqrt(16.0) + sin(0))
print(CGPoint(x: 1, y: 2))
let times = [CFTimeInterval](repeating: 0.5, count: 2)
print(times, [UniChar]("ab".utf16))
print(HUGE == MAXFLOAT, HUGE_VAL == .infinity)
