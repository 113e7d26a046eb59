import OldSwift
import Testing

/// Mirrors and division as the first Swift had them.
struct MirrorTests {
  private struct Point { var x = 1, name = "b" }
  private class Animal { var legs = 4 }
  private final class Bird: Animal { var wings = 2 }
  private struct Sealed: Reflectable {
    func getMirror() -> any MirrorType { reflect(7) }
  }

  @Test func partsAreAskedByNumber() {
    let mirror = reflect(Point())
    #expect(mirror.count == 2 && mirror.disposition == .Struct)
    #expect((0..<mirror.count).map { mirror[$0].0 } == ["x", "name"])
    #expect(mirror[1].1.value as? String == "b" && mirror[0].1.valueType == Int.self)
    #expect(mirror[0].1.summary == "1" && mirror.objectIdentifier == nil)
  }

  @Test func anObjectHasWhatItInherits() {
    let bird = Bird()
    let mirror = reflect(bird)
    #expect(mirror.disposition == .Class && mirror.objectIdentifier == ObjectIdentifier(bird))
    #expect(mirror.count == 2 && mirror[0].0 == "super" && mirror[1].0 == "wings")
    #expect(mirror[0].1.count == 1 && mirror[0].1[0].1.value as? Int == 4)
  }

  @Test func containersAndOwnMirrors() {
    #expect(reflect([1, 2]).disposition == .IndexContainer && reflect([1, 2])[1].0 == "[1]")
    #expect(reflect(["a": 1]).disposition == .KeyContainer)
    #expect(reflect((1, 2)).disposition == .Tuple)
    #expect(reflect(Sealed()).value as? Int == 7)
  }

  @Test func divisionThatDoesNotStop() {
    let found = [7 &/ 2, 7 &% 4, 7 &/ 0, 7 &% 0, 2 + 6 &/ 3]
    #expect(found == [3, 3, 0, 0, 4])
    let least = Int8.min &/ -1
    #expect(least == Int8.min)
  }
}
