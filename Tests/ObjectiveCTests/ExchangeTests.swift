import Foundation
import ObjectiveC
import Testing

@Suite(.serialized) struct ExchangeTests {
  private static let one = Selector("exchangeOne:")
  private static let two = Selector("exchangeTwo:")

  private func methods() -> (Method?, Method?) {
    (
      class_getInstanceMethod(Exchanged.self, Self.one),
      class_getInstanceMethod(ExchangedFurther.self, Self.two)
    )
  }

  @Test func exchangedMethodsRunEachOthersBodies() {
    let (one, two) = methods()
    let object = ExchangedFurther()
    #expect(object.one("a") == "one a" && object.two("a") == "two a")
    method_exchangeImplementations(one, two)
    #expect(object.one("a") == "two a" && object.two("a") == "one a")
    method_exchangeImplementations(one, two)
    #expect(object.one("a") == "one a" && object.two("a") == "two a")
  }

  @Test func theGuardThatAddsAMethodFindsItThere() {
    let (one, two) = methods()
    let implementation = method_getImplementation(two)
    #expect(!class_addMethod(Exchanged.self, Self.one, implementation, nil))
    let before = class_replaceMethod(Exchanged.self, Self.one, implementation, nil)
    #expect(Exchanged().one("a") == "two a" && Exchanged().two("a") == "two a")
    method_setImplementation(one, before)
    #expect(Exchanged().one("a") == "one a")
  }

  @Test func whatNobodyDeclaresIsNotFound() {
    #expect(class_getInstanceMethod(Exchanged.self, Selector("exchangeThree:")) == nil)
    #expect(class_getClassMethod(Exchanged.self, Self.one) == nil)
    #expect(class_getInstanceMethod(NSObject.self, Self.one) == nil)
    #expect(class_getInstanceMethod(nil, Self.one) == nil)
  }
}

private class Exchanged: NSObject {
  typealias Call = (Exchanged, String) -> String

  func one(_ name: String) -> String {
    if let other = One.own.other { return other(self, name) }
    return "one \(name)"
  }

  func two(_ name: String) -> String {
    if let other = Two.own.other { return other(self, name) }
    return "two \(name)"
  }

  enum One: ExchangeableMethods {
    static let own: ExchangeableMethod<Call> = .init(
      Exchanged.self, ["exchangeOne:"], isStatic: false,
      own: { target, name in
        One.own.willRunOwn()
        return target.one(name)
      })
    static var methods: [AnyExchangeableMethod] { [own] }
  }

  enum Two: ExchangeableMethods {
    static let own: ExchangeableMethod<Call> = .init(
      Exchanged.self, ["exchangeTwo:"], isStatic: false,
      own: { target, name in
        Two.own.willRunOwn()
        return target.two(name)
      })
    static var methods: [AnyExchangeableMethod] { [own] }
  }
}

private final class ExchangedFurther: Exchanged {}
