import OldSwift
import Testing

/// What Swift 1 and 2 called methods of sets, option sets and dictionaries.
struct SetTests {
  @Test func newSets() {
    let (left, right): (Set<Int>, Set<Int>) = ([1, 2], [2, 3])
    #expect(left.intersect(right) == [2] && left.exclusiveOr(right) == [1, 3])
    #expect(left.intersect([2, 9]) == [2])
    let rest: Set<Int> = left.subtract(right)
    #expect(rest == [1])
    #expect(left.isSubsetOf([1, 2, 3]) && left.isSupersetOf([1]) && left.isDisjointWith([7]))
    #expect(left.isStrictSubsetOf([1, 2, 3]) && !left.isStrictSupersetOf([1, 2]))
  }

  @Test func changedSets() {
    var set: Set = [1, 2, 3]
    set.unionInPlace([4])
    set.subtractInPlace([1])
    set.intersectInPlace([2, 3, 4])
    set.exclusiveOrInPlace([4, 5])
    #expect(set == [2, 3, 5])
    if let index = set.indexOf(5) { set.removeAtIndex(index) }
    #expect(set == [2, 3])
  }

  private struct Sides: OptionSetType {
    let rawValue: Int
    static let left = Sides(rawValue: 1)
    static let right = Sides(rawValue: 2)
  }

  @Test func optionSets() {
    var sides: Sides = [.left, .right]
    #expect(sides.intersect(.left) == .left)
    sides.subtractInPlace(.left)
    #expect(sides == .right)
  }

  @Test func dictionaries() {
    var ages = ["a": 1, "b": 2]
    #expect(ages.removeValueForKey("a") == 1)
    if let index = ages.indexForKey("b") { ages.removeAtIndex(index) }
    #expect(ages.isEmpty)
  }
}
