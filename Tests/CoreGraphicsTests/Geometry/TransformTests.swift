import CoreGraphics
import Foundation
import Testing

/// What holds for every transform, tried on many.
struct TransformTests {
  private static let many: [CGAffineTransform] = {
    var numbers = SeededNumbers(seed: 42)
    func number() -> CGFloat { .random(in: -3...3, using: &numbers) }
    return (0..<200).map { _ in
      CGAffineTransform(
        a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
    }
  }()

  private func isNear(_ one: CGAffineTransform, _ other: CGAffineTransform) -> Bool {
    near(one.a, other.a) && near(one.b, other.b) && near(one.c, other.c) && near(one.d, other.d)
      && near(one.tx, other.tx) && near(one.ty, other.ty)
  }

  @Test func oneAfterTheOtherIsTheSameAsBoth() {
    for (one, other) in zip(Self.many, Self.many.dropFirst()) {
      let point = CGPoint(x: 1.5, y: -2.5)
      let (both, each) = (
        point.applying(one.concatenating(other)), point.applying(one).applying(other)
      )
      #expect(near(both.x, each.x) && near(both.y, each.y))
    }
  }

  @Test func thereAndBackIsNowhere() {
    for transform in Self.many
    where abs(transform.a * transform.d - transform.b * transform.c) > 0.01 {
      #expect(isNear(transform.concatenating(transform.inverted()), .identity))
    }
  }

  @Test func whatIsTakenApartCanBePutTogether() {
    for transform in Self.many {
      #expect(isNear(CGAffineTransform(transform.decomposed()), transform))
    }
    let flat = CGAffineTransform(a: 0, b: 0, c: -1, d: 2, tx: 3, ty: 4)
    #expect(isNear(CGAffineTransform(flat.decomposed()), flat))
  }

  @Test func partsAreTheOnesItWasMadeOf() {
    let parts = CGAffineTransform(translationX: 5, y: 6).rotated(by: 0.5).scaledBy(x: 2, y: 3)
      .decomposed()
    #expect(near(parts.rotation, 0.5) && near(parts.horizontalShear, 0))
    #expect(near(parts.scale.width, 2) && near(parts.scale.height, 3))
    #expect(near(parts.translation.dx, 5) && near(parts.translation.dy, 6))
  }

  @Test func aBoxHoldsAllCorners() {
    let rect = CGRect(x: -1, y: 2, width: 3, height: 4)
    for transform in Self.many {
      let box = rect.applying(transform).insetBy(dx: -1e-9, dy: -1e-9)
      for (x, y) in [(rect.minX, rect.minY), (rect.maxX, rect.maxY), (rect.minX, rect.maxY)] {
        #expect(box.contains(CGPoint(x: x, y: y).applying(transform)))
      }
    }
    #expect(CGRect.null.applying(Self.many[0]).isNull)
  }

  @Test func itIsWrittenAsNumbersWithoutNames() throws {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let data = try JSONEncoder().encode([transform])
    #expect(String(decoding: data, as: UTF8.self) == "[[1,2,3,4,5,6]]")
    #expect(try JSONDecoder().decode([CGAffineTransform].self, from: data) == [transform])
    let vector = try JSONEncoder().encode([CGVector(dx: 1, dy: 2)])
    #expect(String(decoding: vector, as: UTF8.self) == "[[1,2]]")
  }

  @Test func geometryBecomesADictionaryAndBack() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(CGRect(dictionaryRepresentation: rect.dictionaryRepresentation) == rect)
    #expect(CGPoint(dictionaryRepresentation: ["X": 1, "Y": 2.5]) == CGPoint(x: 1, y: 2.5))
    #expect(CGSize(dictionaryRepresentation: ["Width": 1]) == nil)
  }
}
