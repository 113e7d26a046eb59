import Foundation
import Testing

@_spi(Classes) import ObjectiveC

private class FoundByItsName {}
final class GenericByItsName<Element> {}

/// Classes that are known by their bare names alone.
struct LoadedClassesTests {
  final class Inner {}

  @Test func aClassIsFoundByItsName() {
    #expect(LoadedClasses.shared.named("FoundByItsName") == FoundByItsName.self)
    #expect(LoadedClasses.shared.named("NSNumber") == NSNumber.self)
  }

  @Test(arguments: ["Inner", "GenericByItsName", "LoadedClassesTests", "Missing", ""])
  func whatIsNoPlainTopLevelClassIsNot(name: String) {
    #expect(LoadedClasses.shared.named(name) == nil)
  }
}
