import Foundation
import ObjectiveC
import Testing

/// Members that are looked up while the page runs.
@Suite struct DynamicMemberTests {
  private class One: NSObject {
    var text: String?
    var size: Int { 1 }
    func grow(_ more: Int) -> Int { 10 + more }
  }

  private class Two: NSObject {
    var text: String! = "two"
    var size: Int { 2 }
    func grow(_ more: Int) -> Int { 20 + more }
  }

  private func size(_ object: AnyObject?) -> Int? {
    _dynamicMember(object, \One.size, \Two.size)
  }

  @Test func aPropertyIsOfTheClassOfTheObject() {
    #expect(size(One()) == 1 && size(Two()) == 2 && size(nil) == nil)
    #expect(size(NSObject()) == nil && size(NSString("a")) == nil)
  }

  /// A property that is nil is not one that is missing.
  @Test func aPropertyMayBeNil() {
    let one: String?? = _dynamicMember(One(), \One.text, \Two.text)
    let none: String?? = _dynamicMember(NSObject(), \One.text, \Two.text)
    #expect(one == .some(nil) && none == .none)
  }

  private func grow(_ object: AnyObject?) -> ((Int) -> Int)? {
    _optionalDynamicMethod(object, _method(One.grow(_:)), _method(Two.grow(_:)))
  }

  @Test func aMethodIsOfTheClassOfTheObject() {
    let two: (Int) -> Int = _dynamicMethod(
      Two(), "grow(_:)", _method(One.grow(_:)), _method(Two.grow(_:)))
    #expect(two(3) == 23)
    #expect(grow(One())?(3) == 13 && grow(Two())?(3) == 23)
    #expect(grow(NSObject()) == nil && grow(nil) == nil)
  }

  @Test func anObjectIsOfTheOneClass() {
    #expect(_dynamicObject(One(), One.self, "grow").grow(1) == 11)
    #expect(_optionalDynamicObject(Two(), One.self)?.grow(1) == nil)
    let none: AnyObject? = nil
    #expect(_dynamicObject(none, One.self, "grow")?.grow(1) == nil)
  }
}
