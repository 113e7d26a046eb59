import Foundation
import ObjectiveC
import Testing

private class Base: NSObject {}
private final class Derived: Base, NSCopying {
  func copy(with zone: NSZone? = nil) -> Any { self }
  func tapped() {}
}

struct ClassTests {
  @Test func aClassKnowsItselfAndWhatItInheritsFrom() {
    #expect(Base.description().hasSuffix(".Base"))
    #expect(NSNumber.description() == "Foundation.NSNumber")
    #expect(Derived.superclass() == Base.self)
    #expect(Derived().superclass == Base.self)
    #expect(NSObject.superclass() == nil)
    #expect(Derived.isSubclass(of: NSObject.self))
  }

  @Test func aClassKnowsWhatItConformsTo() {
    #expect(Derived.conforms(to: (any NSCopying).self))
    #expect(Derived().conforms(to: (any NSCopying).self))
    #expect(!Base.conforms(to: (any NSCopying).self))
    #expect(!Base().conforms(to: (any NSCoding).self))
  }

  @Test func aClassKnowsWhatItsObjectsRespondTo() {
    let selector = Selector(method0: Derived.tapped, named: "tapped")
    #expect(Derived.instancesRespond(to: selector))
    #expect(!Base.instancesRespond(to: selector))
    #expect(!Derived.instancesRespond(to: Selector("missing")))
  }

  @Test func aProtocolsObjectKnowsItsClass() {
    let object: any Marked = MarkedBase()
    #expect(object.isKind(of: Base.self) && object.isKind(of: MarkedBase.self))
    #expect(!object.isKind(of: Derived.self))
    #expect(object.isMember(of: MarkedBase.self) && !object.isMember(of: Base.self))
  }
}

private protocol Marked: NSObjectProtocol {}
private final class MarkedBase: Base, Marked {}
